import {useRef, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useFocusAfterVisit} from '../../hooks/useCurtainPopover';
import {SIDEBAR_ID} from '../Sidebar';
import {SidebarNav} from '../Sidebar/SidebarNav';
import {BarPopover} from './BarPopover';
import {MenuIcon} from './icons';
import {PageTitle} from './PageTitle';
import styles from './styles.module.css';

interface Props {
  bar: RefObject<HTMLElement | null>;
  items: readonly PropSidebarItem[];
}

/** "Menu" and the current title; opens the sidebar's navigation. Without scripting it leads to the sidebar itself. */
export function MenuPopover({bar, items}: Props): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const focusAfterVisit = useFocusAfterVisit(trigger);
  const label = (
    <>
      <MenuIcon />
      <span className={styles.menu}>Menu</span> <PageTitle />
    </>
  );
  return (
    <>
      <Link className={styles.unscripted} to={`#${SIDEBAR_ID}`}>
        {label}
      </Link>
      <BarPopover bar={bar} label="Menu" trigger={trigger} triggerLabel={label} triggerClassName={styles.menuButton}>
        {(close) => (
          <SidebarNav
            items={items}
            onChoose={() => {
              focusAfterVisit();
              close();
            }}
          />
        )}
      </BarPopover>
    </>
  );
}
