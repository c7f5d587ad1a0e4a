import {ROUTED_LINK} from '../../shared/routedLink';

const LINKS = `a[${ROUTED_LINK}]`;

/** Returns the routed link in which an event happened; null if there is none. */
export const routedLinkOf = ({target}: Event): Element | null =>
  target instanceof Element ? target.closest(LINKS) : null;

/** Returns a link's address as written in `href`, which has no origin. */
export const addressOf = (link: Element): string => link.getAttribute('href')!;

let observer: IntersectionObserver | undefined;

/** The addresses of links that have come into view, and whose pages aren't prefetched yet. */
const inView = new Set<string>();

/**
 * Prefetches a routed link's page when the link comes into view (SPEC §2).
 *
 * @returns a function that stops watching
 */
export function watchLink(link: Element): () => void {
  observer ??= new IntersectionObserver((entries) => {
    const isBusy = inView.size > 0;
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer!.unobserve(target);
      inView.add(addressOf(target));
    }
    if (!isBusy) void prefetchInView();
  });
  observer.observe(link);
  return () => observer!.unobserve(link);
}

/** Begins with one page per task, because the links of a page come into view all at once. */
async function prefetchInView(): Promise<void> {
  for (const address of inView) {
    void window.docusaurus.prefetch(address);
    await new Promise((resolve) => setTimeout(resolve));
    inView.delete(address);
  }
}

/** Watches the routed links in the page's text. Returns a function that stops watching them. */
export function watchTextLinks(): () => void {
  const stops = [...document.querySelectorAll(`.markdown ${LINKS}`)].map(watchLink);
  return () => {
    for (const stop of stops) stop();
  };
}
