import {useLayoutEffect, type RefObject} from 'react';
import {focusContent} from './focusContent';

/**
 * Shows a `<dialog>` as modal while `isOpen`. The browser traps the focus, closes the dialog on Escape and restores the
 * focus. The dialog also closes when the reader clicks outside it, goes back or forward to another page, or goes to
 * a search result from a search dialog above it.
 *
 * @param close - called when the browser has closed the dialog, or when the dialog should close
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, close: () => void): void {
  // This is a layout effect, so that its cleanup runs before React removes the dialog. If a dialog is removed while it
  // is open, the browser doesn't restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    // If the reader presses inside the dialog and releases outside, as when selecting text, a click outside follows.
    // That click must not close the dialog.
    let pressedOutside = false;
    const onPress = ({target}: Event) => {
      pressedOutside = target === element;
    };
    const onClick = ({target}: Event) => {
      if (target === element && pressedOutside) close();
    };
    const {pathname} = window.location;
    const onPopState = () => {
      if (window.location.pathname !== pathname) close();
    };
    // CSS stops the page behind the dialog from scrolling (src/css/base.css), which hides the scrollbar. The property
    // leaves space for the scrollbar, so that the page keeps its width. (With `html:has(dialog:modal)` instead of the
    // attribute, the browser would look for a dialog after each change of the page.)
    const root = document.documentElement;
    if (!('modal' in root.dataset)) {
      root.style.setProperty('--portal-scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
      root.dataset.modal = '';
    }
    const before = document.activeElement;
    element.showModal();
    window.addEventListener('popstate', onPopState);
    element.addEventListener('close', close);
    element.addEventListener('pointerdown', onPress);
    element.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('popstate', onPopState);
      element.removeEventListener('close', close);
      element.removeEventListener('pointerdown', onPress);
      element.removeEventListener('click', onClick);
      element.close();
      // The element that had the focus may be gone or hidden: the next page has shown, or the device was turned. Then the
      // dialog keeps the focus until the next frame, or the body gets it.
      const {activeElement, body} = document;
      if (before !== body && (activeElement === body || element.contains(activeElement))) focusContent();
      // Another dialog may still be open, under this one.
      if (!document.querySelector('dialog[open]')) delete root.dataset.modal;
    };
  }, [dialog, isOpen, close]);
}
