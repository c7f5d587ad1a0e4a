import {useEffect} from 'react';

// Safari doesn't have requestIdleCallback.
const whenIdle = (callback: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
};

/** Returns the addresses without hashes and without duplicates. */
export const pagesOf = (hrefs: readonly string[]): string[] => [
  ...new Set(hrefs.map((href) => href.split('#', 1)[0]!)),
];

/**
 * Prefetches linked pages (SPEC §2), one at a time while the browser is idle. `Link` would prefetch all visible results
 * in one task, which would delay the next key press.
 */
export function useIdlePrefetch(hrefs: readonly string[]): void {
  useEffect(() => {
    const pages = pagesOf(hrefs);
    let cancel: () => void;
    const next = (): void => {
      const page = pages.shift();
      if (page === undefined) return;
      void window.docusaurus.prefetch(page);
      cancel = whenIdle(next);
    };
    cancel = whenIdle(next);
    return () => cancel();
  }, [hrefs]);
}
