import {memo, useRef, type ReactNode} from 'react';
import type {TopNavItem} from '../../config/schema';
import {topNavKey, type CurrentTopNav} from './topNav';
import {useArrowKeys} from './useArrowKeys';
import {useHoverMenus} from './useHoverMenus';
import {ItemLink} from './ItemLink';
import {Menu} from './Menu';
import styles from './links.module.css';

interface LinksProps {
  items: readonly TopNavItem[];
  current: CurrentTopNav;
}

/** The top navigation's links and menus in a row, in wide windows. */
export const Links = memo(function Links({items, current}: LinksProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const menus = useHoverMenus();
  useArrowKeys(list, 'horizontal');
  return (
    <ul ref={list} className={styles.list}>
      {items.map((item) =>
        'items' in item ? (
          <Menu key={topNavKey(item)} item={item} current={current} menus={menus} />
        ) : (
          <li key={topNavKey(item)}>
            <ItemLink item={item} current={current} className={styles.link} />
          </li>
        ),
      )}
    </ul>
  );
});
