/** Replaces Docusaurus' preload (src/plugins/router). */
import preloadPage from '@docusaurus/core/lib/client/preload';

/**
 * Loads the code of the page at `pathname`.
 *
 * Links under the pointer preload their page and ignore the promise, so a failure logs no unhandled rejection.
 * Callers that await the promise still get the error.
 */
export default function preload(pathname: string): Promise<unknown> {
  const loading = preloadPage(pathname);
  loading.catch(() => undefined);
  return loading;
}
