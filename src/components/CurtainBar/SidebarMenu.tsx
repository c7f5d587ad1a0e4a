import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {Menu} from '../Icon';
import {SIDEBAR_ID} from '../Sidebar';
import {SidebarNav} from '../Sidebar/SidebarNav';
import {BarMenu} from './BarMenu';
import {PageTitle} from './PageTitle';
import styles from './styles.module.css';

/**
 * The button that opens the sidebar's navigation. It shows "Menu" and the page's title. Without JavaScript, a link to
 * the sidebar replaces the button.
 */
export function SidebarMenu({items}: {items: readonly PropSidebarItem[]}): ReactNode {
  const label = (
    <>
      <Menu />
      <span className={styles.menu}>Menu</span> <PageTitle />
    </>
  );
  return (
    <>
      <Link className={styles.unscripted} to={`#${SIDEBAR_ID}`}>
        {label}
      </Link>
      <BarMenu label="Menu" triggerLabel={label} triggerClassName={styles.menuButton}>
        {(close) => <SidebarNav items={items} onChoose={() => close()} />}
      </BarMenu>
    </>
  );
}
