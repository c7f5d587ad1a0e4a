import {useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {currentSidebarEntry} from '../../hooks/sidebarEntries';
import {scrollToOffset} from '../../hooks/scrollTargets';
import {useItemInView} from '../../hooks/useItemInView';
import {useOpenSections, useSidebarEntries} from '../../hooks/useSidebarEntries';
import {BackLink} from './BackLink';
import {EarlyScroll} from './EarlyScroll';
import {Entries} from './Entries';
import styles from './nav.module.css';

export interface SidebarNavProps {
  items: readonly PropSidebarItem[];
  /** Called when the reader chooses a link. */
  onChoose?: () => void;
}

/** The sidebar's navigation: the back link and the entries. It scrolls independently of the page. */
export function SidebarNav({items, onChoose}: SidebarNavProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const entries = useSidebarEntries(items);
  const sections = useOpenSections(items);
  useItemInView(ref, scrollToOffset, useLocation().pathname);
  return (
    <nav ref={ref} aria-label="Sidebar" className={styles.nav}>
      <BackLink onChoose={onChoose} />
      <Entries
        entries={entries}
        currentKey={currentSidebarEntry(entries)?.key}
        sections={sections}
        onChoose={onChoose}
      />
      <EarlyScroll />
    </nav>
  );
}
