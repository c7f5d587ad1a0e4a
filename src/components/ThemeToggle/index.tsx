import type {ReactNode} from 'react';

/** Switches between the light and the dark theme (SPEC §2 "Top navigation"). */
export function ThemeToggle(): ReactNode {
  return null;
}
