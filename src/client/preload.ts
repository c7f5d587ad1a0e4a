/** Replaces Docusaurus' preload (src/plugins/router). */
import preloadPage from '@docusaurus/core/lib/client/preload';
import {loadNeededText, withoutText} from '../hooks/pageText';
import {keyOfPage} from '../shared/pageRoutes';
import {loadRoute} from './pageRoutes';
import {renewBudget} from './prefetch';

/** The key of the first page, whose HTML the server rendered. Docusaurus preloads this page first. */
let firstPage: string | undefined;

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
  const page = keyOfPage(pathname);
  if (firstPage === undefined) {
    firstPage = page;
    return withoutText(() => preloadPage(pathname));
  }
  return Promise.all([loadPage(pathname), page === firstPage ? loadNeededText() : undefined]);
}

function loadPage(pathname: string): Promise<unknown> {
  const loading = loadRoute(pathname);
  return loading ? loading.then(() => preloadPage(pathname)) : preloadPage(pathname);
}
