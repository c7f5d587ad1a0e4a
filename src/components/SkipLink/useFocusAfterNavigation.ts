import {useLayoutEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusContent, focusHeading} from '../../hooks/focusContent';
import {withoutReader} from '../../hooks/hydration';

/**
 * Moves the focus to the new page's content, or to the heading that the address names, if the focused element, such as
 * the clicked link, has disappeared with the old page. Safari doesn't focus a clicked link, but the content around it.
 */
export function useFocusAfterNavigation(): void {
  const {pathname, hash} = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '' && isFocusLost()) focusHeading(hash);
    // In a task of its own, because the browser lays out the page before it moves the focus.
    if (hash === '') setTimeout(() => isFocusLost() && withoutReader(focusContent));
  }, [pathname, hash]);
}

function isFocusLost(): boolean {
  const {activeElement, body} = document;
  return activeElement === body || activeElement?.id === 'content';
}
