import {useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject} from 'react';
import {useModalDialog} from './useModalDialog';

export interface ModalMenu {
  isOpen: boolean;
  open: () => void;
  /** Closes it. The focus goes on to the element of this id, else back to the trigger. */
  close: (id?: string) => void;
}

/**
 * A `<dialog>` that opens under its trigger (useModalDialog), with the focus on its current item. A window that has no
 * room for the trigger any more, or too much, closes it too.
 *
 * The lower edge of the trigger, in pixels from the window's top, stands in `--menu-start` on the dialog.
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

  // Before the dialog is shown; the effect at the end runs after that, and its end after the dialog is hidden.
  useLayoutEffect(() => {
    const button = trigger.current;
    if (!isOpen || !button) return;
    dialog.current?.style.setProperty('--menu-start', `${button.getBoundingClientRect().bottom}px`);
    // Not every browser focuses what is clicked; this is where the dialog gives the focus back to.
    button.focus({preventScroll: true});
  }, [trigger, dialog, isOpen]);

  useModalDialog(dialog, isOpen, onClose);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onResize = () => {
      if (trigger.current?.getClientRects().length === 0) close();
    };
    dialog.current?.querySelector<HTMLElement>('[aria-current]')?.focus({preventScroll: true});
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      focusElement(focusAfter.current);
    };
  }, [trigger, dialog, isOpen, close]);

  return {isOpen, open, close};
}

/** Moves the focus to what need not take it by itself, such as a heading; the page has been scrolled already. */
function focusElement(id: string | undefined): void {
  const element = id === undefined ? null : document.getElementById(id);
  if (!element) return;
  element.tabIndex = -1;
  element.focus({preventScroll: true});
}
