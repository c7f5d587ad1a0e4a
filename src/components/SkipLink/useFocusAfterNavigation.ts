import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusContent} from '../../hooks/focusContent';

/**
 * Keeps the focus over a visit: where the link that was chosen has gone with its page, the focus goes to the new
 * page's content. A link to a heading takes the focus there itself.
 */
export function useFocusAfterNavigation(): void {
  const {pathname, hash} = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash === '' && document.activeElement === document.body) focusContent();
  }, [pathname, hash]);
}
