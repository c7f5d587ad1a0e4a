import type {ReactNode} from 'react';
import {useShownSidebar} from '../../hooks/useShownSidebar';
import {HydrationBoundary} from '../HydrationBoundary';
import {Sidebar} from '../Sidebar';
import styles from './styles.module.css';

/** The sidebar, if the page has one, and the main column beside it (SPEC §2 "Page layout options"). */
export function DocsFrame({children}: {children: ReactNode}): ReactNode {
  const sidebar = useShownSidebar();
  return (
    // The first task of hydration would otherwise be too long.
    <HydrationBoundary>
      <div className={styles.frame}>
        {/* With this key, a sidebar keeps its state from page to page, and a different sidebar starts fresh. */}
        {sidebar && (
          <HydrationBoundary key={sidebar.name}>
            <Sidebar items={sidebar.items} />
          </HydrationBoundary>
        )}
        {/* The skip link's target. With this key, the text is mounted again when the sidebar appears or disappears, so
            that no visible text shifts sideways. */}
        <main key={sidebar ? 'beside' : 'alone'} id="content" className={styles.main}>
          {children}
        </main>
      </div>
    </HydrationBoundary>
  );
}
