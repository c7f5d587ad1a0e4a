/** Takes the place of Docusaurus' preload (src/plugins/router). */
import preloadPage from '@docusaurus/core/lib/client/preload';

/**
 * Loads the code of the page at `pathname`.
 *
 * A link that the pointer is on loads its page ahead and looks at no result: that such a load fails is silent.
 * Who goes on with the promise still hears of it.
 */
export default function preload(pathname: string): Promise<unknown> {
  const loading = preloadPage(pathname);
  loading.catch(() => undefined);
  return loading;
}
