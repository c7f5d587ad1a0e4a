import type {ReactNode} from 'react';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {currentSidebarEntry} from '../../hooks/sidebarEntries';
import {useSidebarEntries} from '../../hooks/useSidebarEntries';
import styles from './styles.module.css';

/**
 * Shows the current sidebar item's text, or else the front matter's title, or else the first h1 (SPEC §2 "Mobile
 * curtain bar").
 */
export function PageTitle(): ReactNode {
  const {frontMatter, contentTitle} = useDoc();
  const entries = useSidebarEntries(useDocsSidebar()?.items ?? []);
  return (
    <span className={styles.title}>{currentSidebarEntry(entries)?.text ?? frontMatter.title ?? contentTitle}</span>
  );
}
