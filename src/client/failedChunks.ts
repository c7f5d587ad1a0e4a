/** Client module: handles page chunks that fail to load (SPEC §8 "Page chunk fails to load"). */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preload from './preload';
import {sendPreloadError, setDefaultAction, toError} from './preloadError';
import {forgetReload, mayReload} from '../hooks/reloadOnce';

if (ExecutionEnvironment.canUseDOM) {
  // A deployment renames the chunks, so reload the page, once.
  setDefaultAction(() => {
    if (!mayReload(window.location.pathname)) return false;
    window.location.reload();
    return true;
  });

  // If the first page's chunk fails after the reload too, its server-rendered HTML stays and its links work.
  const {pathname} = window.location;
  preload(pathname).then(
    () => forgetReload(pathname),
    (reason: unknown) => sendPreloadError(toError(reason)),
  );
}
