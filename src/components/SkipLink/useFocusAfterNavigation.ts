import {useLayoutEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusContent} from '../../hooks/focusContent';

/**
 * Moves the focus to the new page's content if the focused element, such as the clicked link, has disappeared with the
 * old page. Links to headings move the focus themselves.
 */
export function useFocusAfterNavigation(): void {
  const {pathname, hash} = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '' && document.activeElement === document.body) focusContent();
  }, [pathname, hash]);
}
