import type {ReactNode} from 'react';
import {useShownSidebar} from '../../hooks/useShownSidebar';
import {Sidebar} from '../Sidebar';
import styles from './styles.module.css';

/** A page between its sidebar and the edge of the window (SPEC §2 "Page layout options"). */
export function DocsFrame({children}: {children: ReactNode}): ReactNode {
  const sidebar = useShownSidebar();
  return (
    <div className={styles.frame}>
      {/* The key: from page to page one sidebar stays as the reader left it, another one starts anew. */}
      {sidebar && <Sidebar key={sidebar.name} items={sidebar.items} />}
      {/* The skip link leads here; tabIndex lets the focus follow. The key: with the sidebar the text comes and goes
          anew, so that nothing that the reader sees is pushed aside. */}
      <main key={sidebar ? 'beside' : 'alone'} id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
