import type {ReactNode} from 'react';

/** What stands under every page (SPEC §2 "Footer"). */
export function SiteFooter(): ReactNode {
  return <footer />;
}
