import {useLayoutEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusContent, focusHeading} from '../../hooks/focusContent';

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
    const {activeElement, body} = document;
    if (activeElement !== body && activeElement?.id !== 'content') return;
    if (hash === '') focusContent();
    else focusHeading(hash);
  }, [pathname, hash]);
}
