import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {Sidebar} from '../Sidebar';
import styles from './styles.module.css';

/** A page between its sidebar and the edge of the window (SPEC §2 "Page layout options"). */
export function DocsFrame({children}: {children: ReactNode}): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <div className={styles.frame}>
      {sidebar && <Sidebar items={sidebar.items} />}
      {/* The skip link leads here; tabIndex lets the focus follow. */}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
