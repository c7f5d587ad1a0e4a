import {useLayoutEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusContent} from '../../hooks/focusContent';

/**
 * Keeps the focus across navigation: if the clicked link disappears with the old page, the new page's content gets
 * the focus. Links to headings move the focus themselves.
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
