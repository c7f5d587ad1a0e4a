/** Replaces Docusaurus' preload (src/plugins/router). */
import preloadPage from '@docusaurus/core/lib/client/preload';
import {renewBudget} from './prefetch';

/**
 * Loads the code of the page at `pathname`, and allows more prefetching, because the reader may go there.
 *
 * Links under the pointer preload their page and ignore the promise, so a failure logs no unhandled rejection.
 * Callers that await the promise still get the error.
 */
export default function preload(pathname: string): Promise<unknown> {
  const loading = preloadPage(pathname);
  loading.catch(() => undefined);
  renewBudget();
  return loading;
}
