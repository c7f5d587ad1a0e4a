import type {ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import styles from './styles.module.css';

/** The site's pages beside the text, on wide windows (SPEC §2 "Sidebar behaviour"). */
export function Sidebar({items}: {items: readonly PropSidebarItem[]}): ReactNode {
  return (
    <aside className={styles.sidebar}>
      <nav aria-label="Sidebar">{items.length}</nav>
    </aside>
  );
}
