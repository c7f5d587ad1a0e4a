/** Replaces Docusaurus' `window.docusaurus` (src/plugins/router). */
import {missingPart, loadRoute, scriptsOf} from './pageRoutes';
import prefetch from './prefetch';
import preload from './preload';

/** Whether nothing should be loaded before the reader follows a link. */
const isSlow = (): boolean => {
  const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
};

/** Returns the path of a link's address. */
const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** Fetches a page's part first, because the part names the page's scripts. A failure is silent. */
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
  /** Loads the page at an address, if the connection isn't slow. */
  preload: (address: string) => !isSlow() && (preload(pathOf(address)) as Promise<never[]>),
});
