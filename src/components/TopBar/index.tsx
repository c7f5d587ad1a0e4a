import type {ReactNode} from 'react';
import {ThemeToggle} from '../ThemeToggle';

/** Logo, search, top navigation, socials and theme (SPEC §2 "Top navigation"). */
export function TopBar({search}: {search: ReactNode}): ReactNode {
  return (
    <header>
      {search}
      <ThemeToggle />
    </header>
  );
}
