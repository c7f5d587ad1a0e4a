/** Replaces Docusaurus' preload (src/plugins/router). */
import preloadPage from '@docusaurus/core/lib/client/preload';
import {loadNeededText, withoutText} from '../hooks/pageText';
import {keyOfPage} from '../shared/pageRoutes';
import {loadRoute} from './pageRoutes';
import {renewBudget} from './prefetch';

interface FirstPage {
  key: string;
  /** Undefined once the page has loaded or failed. */
  loading?: Promise<unknown>;
}

/** The first page, whose HTML the server rendered. The first call preloads this page. */
let first: FirstPage | undefined;

/**
 * Loads the code and the text of the page at `pathname`. The first call loads only the code, because the document
 * contains the text. Renews the prefetch budget, because the reader may be about to go to the page.
 *
 * Catches a rejection, because links that preload on hover ignore the promise. Callers that await the promise still get
 * the error.
 */
export default function preload(pathname: string): Promise<unknown> {
  const loading = load(pathname);
  loading.catch(() => undefined);
  renewBudget();
  return loading;
}

function load(pathname: string): Promise<unknown> {
  // Compare decoded paths: the first call gets the browser's encoded path, and later calls the router's decoded one.
  const key = keyOfPage(pathname);
  if (!first) {
    const page: FirstPage = (first = {key});
    return (page.loading = loadWithoutText(pathname).finally(() => (page.loading = undefined)));
  }
  if (key !== first.key) return loadPage(pathname);
  return first.loading ?? Promise.all([loadPage(pathname), loadNeededText()]);
}

async function loadWithoutText(pathname: string): Promise<unknown> {
  // Load in a separate task. The current one has just run the main script, and would become too long.
  await new Promise((resolve) => setTimeout(resolve));
  return withoutText(() => preloadPage(pathname));
}

function loadPage(pathname: string): Promise<unknown> {
  const loading = loadRoute(pathname);
  return loading ? loading.then(() => preloadPage(pathname)) : preloadPage(pathname);
}
