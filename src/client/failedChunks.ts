/** Client module: what happens when a page's chunk does not load (SPEC §8, "Page chunk fails to load"). */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preload from './preload';
import {sendPreloadError, toError} from './preloadError';
import {forgetReload, mayReload} from './reloadOnce';

if (ExecutionEnvironment.canUseDOM) {
  // After a deployment the chunks have other names: the address is loaded anew, once. A listener that was there
  // before, or that captures, may have taken care of it.
  window.addEventListener('preload-error', (event) => {
    if (event.defaultPrevented || !mayReload(window.location.pathname)) return;
    event.preventDefault();
    window.location.reload();
  });

  // The page that the server sent: if its chunk fails for good, its HTML stays, and its links lead on.
  const {pathname} = window.location;
  preload(pathname).then(
    () => forgetReload(pathname),
    (reason: unknown) => sendPreloadError(toError(reason)),
  );
}
