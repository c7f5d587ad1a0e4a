import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

export interface ModalMenu {
  isOpen: boolean;
  open: () => void;
  /** Closes it. The focus goes on to the element of this id, else back to the trigger. */
  close: (id?: string) => void;
}

/**
 * A `<dialog>` that opens under its trigger, with the focus on its current item. The browser contains the focus while
 * it is open, closes it on Escape and gives the focus back; a click beside it closes it too, and so does a window
 * that has no room for the trigger any more, or too much. The page behind is held by CSS (src/css/base.css).
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

  useEffect(() => {
    const button = trigger.current;
    const element = dialog.current;
    if (!isOpen || !button || !element) return undefined;
    const onClose = () => close();
    const onClick = ({target}: Event) => {
      if (target === element) close();
    };
    const onResize = () => {
      if (button.getClientRects().length === 0) close();
    };
    const root = document.documentElement;
    root.style.setProperty('--portal-scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
    element.style.setProperty('--menu-start', `${button.getBoundingClientRect().bottom}px`);
    // Not every browser focuses what is clicked; this is where the dialog gives the focus back to.
    button.focus({preventScroll: true});
    element.showModal();
    element.querySelector<HTMLElement>('[aria-current]')?.focus({preventScroll: true});
    element.addEventListener('close', onClose);
    element.addEventListener('click', onClick);
    window.addEventListener('resize', onResize);
    return () => {
      element.removeEventListener('close', onClose);
      element.removeEventListener('click', onClick);
      window.removeEventListener('resize', onResize);
      element.close();
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
