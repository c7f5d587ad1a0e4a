import {useCallback, useEffect, useRef, useState} from 'react';

/** Times in ms (SPEC §9). For `MENU_SKIP_DELAY` after a menu closes, hovering opens the next menu at once. */
const MENU_OPEN_DELAY = 200;
const MENU_SKIP_DELAY = 300;
const MENU_CLOSE_DELAY = 150;

export interface HoverMenus {
  /** The key of the open menu, if any. */
  open: string | undefined;
  /** Opens a menu after a delay, or keeps it open. Call `enter` when the pointer enters the menu or its trigger. */
  enter: (menu: string) => void;
  /** Closes the open menu after a delay. Call `leave` when the pointer leaves the menu and its trigger. */
  leave: () => void;
  /** Opens or closes a menu at once. Call `toggle` when the menu's trigger is clicked. */
  toggle: (menu: string) => void;
  /** Opens a menu at once. */
  show: (menu: string) => void;
  /** Closes the open menu at once. */
  close: () => void;
}

/**
 * Returns how long the pointer has to rest before a menu opens, in ms.
 *
 * @param anotherOpen - whether another menu is open
 * @param sinceClosed - ms since a menu was last closed
 */
export function openDelay(anotherOpen: boolean, sinceClosed: number): number {
  return anotherOpen || sinceClosed < MENU_SKIP_DELAY ? 0 : MENU_OPEN_DELAY;
}

/**
 * Controls a row of menus (SPEC §4 "Navigation menu", §9). They open on hover and on click, and at most one is open.
 *
 * The timing is the same as in Radix' navigation menu. For why Radix itself isn't used, see ARCHITECTURE.md ("Menus and
 * dialogs are native elements").
 */
export function useHoverMenus(): HoverMenus {
  const [open, setOpen] = useState<string>();
  // The open menu, and the time of the last close. They are refs, because several events can come between two renders.
  const current = useRef<string>(undefined);
  const closedAt = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const set = useCallback((menu: string | undefined) => {
    clearTimeout(timer.current);
    if (current.current !== undefined && menu === undefined) closedAt.current = performance.now();
    current.current = menu;
    setOpen(menu);
  }, []);

  const schedule = useCallback(
    (menu: string | undefined, delay: number) => {
      clearTimeout(timer.current);
      if (delay === 0) set(menu);
      else timer.current = setTimeout(set, delay, menu);
    },
    [set],
  );

  const enter = useCallback(
    (menu: string) => schedule(menu, openDelay(current.current !== undefined, performance.now() - closedAt.current)),
    [schedule],
  );
  const leave = useCallback(() => schedule(undefined, MENU_CLOSE_DELAY), [schedule]);
  const toggle = useCallback((menu: string) => set(current.current === menu ? undefined : menu), [set]);
  const close = useCallback(() => set(undefined), [set]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {open, enter, leave, toggle, show: set, close};
}
