import {useCallback, useEffect, useState, type RefObject} from 'react';
import {useModalDialog} from './useModalDialog';

/** Where the wide variants of the frame's parts take over (the theme's own breakpoint). */
const WIDE = '(width > 996px)';

export interface ModalMenu {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A `<dialog>` that opens under its trigger (useModalDialog); a window that becomes wide closes it too.
 *
 * In place of Radix' popover, which with its accordion takes 22 KiB (brotli) of the frame's 25.
 *
 * The lower edge of the trigger, in pixels from the window's top, stands in `--menu-start` on the dialog.
 */
export function useModalMenu(
  trigger: RefObject<HTMLButtonElement | null>,
  dialog: RefObject<HTMLDialogElement | null>,
): ModalMenu {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useModalDialog(dialog, isOpen, close);

  useEffect(() => {
    if (!isOpen) return undefined;
    const wide = window.matchMedia(WIDE);
    dialog.current?.style.setProperty('--menu-start', `${trigger.current?.getBoundingClientRect().bottom ?? 0}px`);
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
    };
  }, [trigger, dialog, isOpen, close]);

  return {isOpen, open, close};
}
