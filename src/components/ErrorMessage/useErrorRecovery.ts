import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {focusContent} from '../../hooks/focusContent';

/**
 * Focuses the error message and, when the error is gone, the page's content. Retries when the reader goes to another
 * page, because an error boundary around all pages would keep showing the error.
 *
 * @returns the ref of the element to focus
 */
export function useErrorRecovery(retry: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
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
