import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import {usePageLayout} from '../../hooks/usePageLayout';
import {LaterPart} from '../LaterPart';
import {Logo} from '../Logo';
import {SidebarNav} from './SidebarNav';
import styles from './styles.module.css';

/** The sidebar's ID. Without JavaScript, the curtain bar's "Menu" is a link to the sidebar. */
export const SIDEBAR_ID = 'portal-sidebar';

/** The list of the site's pages, beside the text in wide windows (SPEC §2 "Sidebar behaviour"). */
export function Sidebar({items}: {items: readonly PropSidebarItem[]}): ReactNode {
  const {showLogo, showTopNav} = usePageLayout();
  useBrokenLinks().collectAnchor(SIDEBAR_ID);
  return (
    <aside id={SIDEBAR_ID} className={clsx(styles.sidebar, showTopNav && styles.besideTopBar)}>
      {showLogo && (
        <div className={styles.logo}>
          <Logo />
        </div>
      )}
      <LaterPart>
        <SidebarNav items={items} />
      </LaterPart>
    </aside>
  );
}
