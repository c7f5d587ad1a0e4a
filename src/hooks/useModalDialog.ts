import {useLayoutEffect, type RefObject} from 'react';

/**
 * Shows a `<dialog>` as a modal one while `isOpen`. The browser contains the focus, closes it on Escape and gives the
 * focus back; a click beside it closes it too, and so does going back or forward to another page.
 *
 * @param close - told when the browser has closed it, or when the reader wants it closed
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, close: () => void): void {
  // Before the element can leave the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    // Text that is selected up to beside the dialog ends in a click there too.
    let pressedBeside = false;
    const onPress = ({target}: Event) => {
      pressedBeside = target === element;
    };
    const onClick = ({target}: Event) => {
      if (target === element && pressedBeside) close();
    };
    const {pathname} = window.location;
    const onTravel = () => {
      if (window.location.pathname !== pathname) close();
    };
    // The page behind is held by CSS (src/css/base.css), and keeps its width.
    const root = document.documentElement;
    root.style.setProperty('--portal-scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
    element.showModal();
    window.addEventListener('popstate', onTravel);
    element.addEventListener('close', close);
    element.addEventListener('pointerdown', onPress);
    element.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('popstate', onTravel);
      element.removeEventListener('close', close);
      element.removeEventListener('pointerdown', onPress);
      element.removeEventListener('click', onClick);
      element.close();
    };
  }, [dialog, isOpen, close]);
}
