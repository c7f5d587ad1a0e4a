import {callOf} from '../../shared/inlineScript';
import {showWithoutScripts} from '../../shared/withoutScripts';

/** The options of `prepareDocument`, which runs as an inline script. */
export interface PrepareOptions {
  /** The local storage key of the reader's theme. */
  themeKey: string;
  /** The local storage key of the dismissed banner's id. */
  bannerKey: string;
  /** The site's only theme. If it's undefined, readers can choose. */
  colorScheme?: 'light' | 'dark' | undefined;
  /** The id of the site's banner; undefined if there is no banner. */
  bannerId?: string | undefined;
}

/**
 * Runs in the browser, before the first paint. The source of this function becomes the inline script, so the function
 * can use nothing but its parameter and the browser's own functions.
 *
 * Sets the theme on the root element: `data-theme` and `data-theme-choice` for Docusaurus, and the class `dark` (SPEC
 * §4). Hides a dismissed banner (`data-banner`). An observer then updates the class and `theme-color`, the color of the
 * browser's interface, whenever `data-theme` changes. The observer also restores the class, because `<Head>`
 * overwrites the class attribute on each page.
 *
 * Sets `data-late-layout`, so that the browser lays out the server's HTML in steps (hooks/lateLayout.ts). This happens
 * only if the page starts at the top and the browser has scroll anchoring. Such a browser keeps the visible text in
 * place when a height above the text changes.
 *
 * Sets `data-used` as soon as the reader uses the page, so that the page's scripts, which may come later, don't scroll
 * it elsewhere (client/scrollPositions.ts).
 *
 * Until the page's scripts arrive, marks the button that the reader has clicked last with `data-early-click`, so that
 * the page can repeat the click (hooks/earlyClick.ts). The search's shortcuts mark its button. A later click, press,
 * wheel turn or Escape cancels the click. Other keys don't, because they may be meant for what the click opens.
 *
 * Until the page is hydrated, a click on a link to a heading of the same page keeps the address's query and spelling
 * (SPEC §2 "Links"). The server's HTML can't have them, so the browser would load the page again.
 */
function prepareDocument({themeKey, bannerKey, colorScheme, bannerId}: PrepareOptions): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const wanted = colorScheme ?? read(themeKey);
  const choice = wanted === 'light' || wanted === 'dark' ? wanted : undefined;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice ?? system);
  root.setAttribute('data-theme-choice', choice ?? 'system');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const startsAtTop = !location.hash && navigation?.type === 'navigate';
  if (root.dataset.hasHydrated === 'false') {
    if (startsAtTop && CSS.supports('overflow-anchor', 'auto')) root.setAttribute('data-late-layout', '');
    root.setAttribute('data-awaits-scripts', '');
  }
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => root.setAttribute('data-used', ''), {once: true, passive: true, capture: true});
  }
  const isWaiting = (): boolean => root.hasAttribute('data-awaits-scripts');
  const forget = (): void => document.querySelector('[data-early-click]')?.removeAttribute('data-early-click');
  for (const type of ['wheel', 'pointerdown']) window.addEventListener(type, forget, {passive: true, capture: true});
  window.addEventListener(
    'keydown',
    (event) => {
      const {key, target, ctrlKey, metaKey, shiftKey, altKey} = event;
      if (key === 'Escape' || !isWaiting()) forget();
      // As in components/Search/useSearchShortcut.ts, but without other alphabets.
      const isShortcut = key === '/' ? !ctrlKey && !metaKey : /^k$/i.test(key) && ctrlKey !== metaKey && !shiftKey;
      const inTextField = target instanceof Element && target.matches('input, textarea');
      if (!isShortcut || altKey || inTextField || !isWaiting()) return;
      event.preventDefault();
      forget();
      document.querySelector('button[aria-keyshortcuts]')?.setAttribute('data-early-click', '0');
    },
    {capture: true},
  );
  window.addEventListener(
    'click',
    ({target, detail}) => {
      forget();
      if (!(target instanceof Element)) return;
      // The value says whether a pointer or the keyboard clicked.
      if (isWaiting()) target.closest('button')?.setAttribute('data-early-click', String(detail));
      if (root.dataset.hasHydrated !== 'false') return;
      const link = target.closest<HTMLAnchorElement>('a[href*="#"]');
      const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
      if (!link || !page || link.search || link.origin !== location.origin) return;
      if (link.pathname !== new URL(page.href).pathname) return;
      // For this click only, because the query may change.
      const written = link.getAttribute('href')!;
      const here = location.href.replace(/#.*/, '') + link.hash;
      link.setAttribute('href', here);
      setTimeout(() => link.getAttribute('href') === here && link.setAttribute('href', written));
    },
    {capture: true},
  );
  if (bannerId !== undefined && read(bannerKey) === bannerId) root.setAttribute('data-banner', 'dismissed');

  const applyTheme = () => {
    const theme = root.getAttribute('data-theme');
    root.classList.toggle('dark', theme === 'dark');
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-color-scheme]')) {
      meta.setAttribute('media', meta.dataset.colorScheme === theme ? 'all' : 'not all');
    }
  };
  applyTheme();
  new MutationObserver(applyTheme).observe(root, {attributes: true, attributeFilter: ['class', 'data-theme']});
}

/** Returns the source of the inline script. */
export function themeScript(options: PrepareOptions): string {
  return callOf(prepareDocument, options);
}

/**
 * Returns the source of an inline script that shows the page as it is without JavaScript if the page's scripts haven't
 * run, for example because one of them couldn't be loaded. They run before `DOMContentLoaded`, and Docusaurus' entry
 * module then sets `window.docusaurus`. (An element with this ID is there too, but has no `prefetch`.)
 */
export function fallbackScript(): string {
  return `addEventListener("DOMContentLoaded",()=>{window.docusaurus?.prefetch||(${showWithoutScripts.toString()})()})`;
}
