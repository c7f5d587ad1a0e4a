import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusContent} from '../../hooks/focusContent';

/**
 * What surrounds an error's message: it takes the focus, gives it to the page's content when the page is back, and
 * tries again when the reader goes to another page, for the boundary that caught the error may span them all.
 *
 * @returns the ref of the element to focus
 */
export function useErrorRecovery<T extends HTMLElement>(retry: () => void): RefObject<T | null> {
  const ref = useRef<T>(null);
  const {pathname} = useLocation();
  const failedAt = useRef(pathname);

  useLayoutEffect(() => {
    if (pathname !== failedAt.current) retry();
  }, [pathname, retry]);

  useEffect(() => {
    ref.current?.focus();
    return focusContent;
  }, []);

  return ref;
}
