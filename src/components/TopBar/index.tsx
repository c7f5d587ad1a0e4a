import type {ReactNode} from 'react';

/** Logo, search, top navigation, socials and theme (SPEC §2 "Top navigation"). */
export function TopBar({search}: {search: ReactNode}): ReactNode {
  return <header>{search}</header>;
}
