import {useEffect} from 'react';

// Safari has none.
const whenIdle = (callback: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
};

/** The pages of some addresses, each once. */
export const pagesOf = (hrefs: readonly string[]): string[] => [
  ...new Set(hrefs.map((href) => href.split('#', 1)[0]!)),
];

/**
 * Prefetches the pages of links, as Docusaurus' Link does for those in view (SPEC §2), but one at a time while the
 * browser has nothing else to do: many links that come at once would hold up the next key.
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
