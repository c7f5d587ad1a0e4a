import {useCallback, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {focusHeading} from './focusContent';
import {useModalDialog} from './useModalDialog';

export interface ModalMenu {
  isOpen: boolean;
  open: () => void;
  /** Closes the menu. Moves the focus to the heading with the given ID; without an ID, back to the trigger. */
  close: (id?: string) => void;
}

/**
 * Opens a `<dialog>` as a menu under its trigger, with the focus on the menu's current item. The menu closes as in
 * `useModalDialog`, and also when resizing the window hides the trigger.
 *
 * Sets `--menu-start` on the dialog to the trigger's bottom edge, in px from the top of the window.
 */
export function useModalMenu(
  trigger: RefObject<HTMLButtonElement | null>,
  dialog: RefObject<HTMLDialogElement | null>,
): ModalMenu {
  const [isOpen, setOpen] = useState(false);
  const focusAfter = useRef<string>(undefined);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback((id?: string) => {
    focusAfter.current = id;
    setOpen(false);
  }, []);
  const onClose = useCallback(() => close(), [close]);

  // This effect runs before the dialog opens. The last effect runs after the dialog opens; its cleanup runs after the
  // dialog closes.
  useLayoutEffect(() => {
    const button = trigger.current;
    if (!isOpen || !button) return;
    // Ends a smooth scroll, such as that of 'Top', which would move the trigger away from the menu.
    window.scrollTo({top: window.scrollY, behavior: 'instant'});
    dialog.current?.style.setProperty('--menu-start', `${button.getBoundingClientRect().bottom}px`);
    // Not every browser focuses a clicked button. When the dialog closes, the browser returns the focus to the element
    // that had the focus when the dialog opened.
    button.focus({preventScroll: true});
  }, [trigger, dialog, isOpen]);

  useModalDialog(dialog, isOpen, onClose);

  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onResize = () => {
      if (trigger.current?.getClientRects().length === 0) close();
    };
    // Without a current item, Chromium would focus the list itself if it scrolls.
    const item =
      dialog.current?.querySelector<HTMLElement>('[aria-current]') ??
      dialog.current?.querySelector<HTMLElement>('a[href], button');
    item?.focus({preventScroll: true});
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      if (focusAfter.current !== undefined) focusHeading(`#${focusAfter.current}`);
    };
  }, [trigger, dialog, isOpen, close]);

  return {isOpen, open, close};
}
