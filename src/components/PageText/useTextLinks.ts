import {useEffect, useLayoutEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {hasModifier} from '../../hooks/keyboard';
import {ROUTED_LINK} from '../../shared/routedLink';

const LINKS = `a[${ROUTED_LINK}]`;

/**
 * Makes the internal links in static text work like Docusaurus' `Link`: a click opens the page without a reload, hover
 * or focus preloads the page, and links in view are prefetched (SPEC §2).
 *
 * @param text - a key that changes when the text is rendered again
 */
export function useTextLinks(text: string): void {
  const history = useHistory();
  // A layout effect, because Preact may run passive effects after the first click.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      const address = addressOf(link);
      if (address === history.createHref(history.location)) history.replace(address);
      else history.push(address);
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      if (link) void window.docusaurus.preload(addressOf(link));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [history]);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void window.docusaurus.prefetch(addressOf(target));
      }
    });
    for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
    return () => observer.disconnect();
  }, [text]);
}

const linkOf = ({target}: Event): Element | null => (target instanceof Element ? target.closest(LINKS) : null);

/** Returns a link's address as written in `href`, which has no origin. */
const addressOf = (link: Element): string => link.getAttribute('href')!;
