import {useCallback, useEffect, useRef, useState} from 'react';

/** SPEC §9 "Navigation menu", in milliseconds. */
const MENU_OPEN_DELAY = 200;
const MENU_SKIP_DELAY = 300;
const MENU_CLOSE_DELAY = 150;

export interface HoverMenus {
  /** The menu that is open. */
  open: string | undefined;
  /** The pointer has come to a menu or its trigger: opens it after the delay, or keeps it open. */
  enter: (menu: string) => void;
  /** The pointer has left a menu and its trigger: closes it after the delay. */
  leave: () => void;
  /** A click on a menu's trigger: opens or closes it at once. */
  toggle: (menu: string) => void;
  /** Opens a menu at once. */
  show: (menu: string) => void;
  /** Closes what is open, at once. */
  close: () => void;
}

/**
 * How long the pointer has to rest before a menu opens, in milliseconds.
 *
 * @param anotherOpen - whether another menu is open
 * @param sinceClosed - milliseconds since the last menu was closed
 */
export function openDelay(anotherOpen: boolean, sinceClosed: number): number {
  return anotherOpen || sinceClosed < MENU_SKIP_DELAY ? 0 : MENU_OPEN_DELAY;
}

/**
 * A row of menus of which one at most is open, by hover and by click (SPEC §4 "Navigation menu", §9).
 *
 * In place of Radix' navigation menu, whose timing this is: that takes 9.4 KiB (brotli) of the frame's 25, has
 * no closed menu in the server's HTML, and writes a style attribute into it.
 */
export function useHoverMenus(): HoverMenus {
  const [open, setOpen] = useState<string>();
  // What is open as of the last event, and when a menu was last closed: events may come faster than renders.
  const current = useRef<string>(undefined);
  const closedAt = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = useCallback((menu: string | undefined) => {
    clearTimeout(timer.current);
    if (current.current !== undefined && menu === undefined) closedAt.current = performance.now();
    current.current = menu;
    setOpen(menu);
  }, []);

  const later = useCallback(
    (menu: string | undefined, delay: number) => {
      clearTimeout(timer.current);
      if (delay === 0) set(menu);
      else timer.current = setTimeout(set, delay, menu);
    },
    [set],
  );

  const enter = useCallback(
    (menu: string) => later(menu, openDelay(current.current !== undefined, performance.now() - closedAt.current)),
    [later],
  );
  const leave = useCallback(() => later(undefined, MENU_CLOSE_DELAY), [later]);
  const toggle = useCallback((menu: string) => set(current.current === menu ? undefined : menu), [set]);
  const close = useCallback(() => set(undefined), [set]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {open, enter, leave, toggle, show: set, close};
}
