import {useLayoutEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusContent, focusHeading} from '../../hooks/focusContent';
import {ignoringReaderEvents} from '../../hooks/hydration';

/**
 * After a navigation, moves the focus to the new page's content, or to the heading that the address names. Does so only
 * if the focused element has disappeared with the old page, or if the content itself has the focus, because Safari
 * focuses the content instead of a clicked link.
 */
export function useFocusAfterNavigation(): void {
  const {pathname, hash} = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '' && isFocusLost()) focusHeading(hash);
    // In a task of its own, because the browser lays out the page before it moves the focus.
    if (hash === '') setTimeout(() => isFocusLost() && ignoringReaderEvents(focusContent));
  }, [pathname, hash]);
}

function isFocusLost(): boolean {
  const {activeElement, body} = document;
  return activeElement === body || activeElement?.id === 'content';
}
