import {useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useElementId} from '../../hooks/elementId';
import {hasModifier} from '../../hooks/keyboard';
import {topNavKey, type CurrentTopNav, type TopNavMenu} from './topNav';
import {useArrowKeys} from './useArrowKeys';
import {useDismiss} from '../../hooks/useDismiss';
import type {HoverMenus} from './useHoverMenus';
import {Chevron} from '../Icon';
import {ItemLink} from './ItemLink';
import styles from './links.module.css';

interface Props {
  item: TopNavMenu;
  current: CurrentTopNav;
  menus: HoverMenus;
}

/** A menu of the top navigation: a button that opens a list of links (SPEC §4 "Navigation menu"). */
export function Menu({item, current, menus}: Props): ReactNode {
  const root = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useElementId();
  const key = topNavKey(item);
  const isOpen = menus.open === key;
  useArrowKeys(list, 'vertical');
  useDismiss(root, trigger, isOpen, menus.close);
  // When the menu closes, a focused link in it becomes hidden, so move the focus to the button.
  useLayoutEffect(() => {
    if (!isOpen && list.current!.contains(document.activeElement)) trigger.current!.focus();
  }, [isOpen]);

  // Hovering counts only with a mouse. On touch screens, only taps open and close the menu.
  const onMouse = (action: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') action();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || hasModifier(event)) return;
    event.preventDefault();
    flushSync(() => menus.show(key));
    list.current?.querySelector('a')?.focus();
  };

  return (
    <li
      ref={root}
      className={styles.menu}
      data-open={isOpen ? '' : undefined}
      onPointerEnter={onMouse(() => menus.enter(key))}
      onPointerLeave={onMouse(menus.leave)}
    >
      <button
        ref={trigger}
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={item === current.item ? 'true' : undefined}
        onClick={() => menus.toggle(key)}
        onKeyDown={onKeyDown}
      >
        {item.text}
        <Chevron />
      </button>
      <ul ref={list} id={id} className={styles.panel}>
        {item.items.map((child) => (
          <li key={topNavKey(child)}>
            <ItemLink item={child} current={current} className={styles.panelLink} onClick={menus.close} />
          </li>
        ))}
      </ul>
    </li>
  );
}
