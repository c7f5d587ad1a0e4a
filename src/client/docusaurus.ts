/** Replaces Docusaurus' `window.docusaurus` (src/plugins/router). */
import {isConnectionSlow} from './connection';
import {missingPart, loadRoute, scriptsOf} from './pageRoutes';
import prefetch from './prefetch';
import preload from './preload';

const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * Prefetches a page's scripts. The page's route names them, so the JSON file with this route loads first, if it is
 * needed (see pageRoutes.ts). Ignores failures.
 */
async function prefetchPage(path: string): Promise<never[]> {
  try {
    const part = missingPart(path);
    if (part !== undefined) {
      await prefetch(part);
      await loadRoute(path);
    }
    await Promise.all(scriptsOf(path).map((url) => prefetch(url)));
  } catch {
    // If the reader follows the link, the page is requested again.
  }
  return [];
}

export default Object.freeze({
  /** Prefetches the page at an address. */
  prefetch: (address: string) => prefetchPage(pathOf(address)),
  /** Loads the page at an address. If the connection is slow or the browser saves data, only returns false. */
  preload: (address: string) => !isConnectionSlow(/2g/) && (preload(pathOf(address)) as Promise<never[]>),
});
