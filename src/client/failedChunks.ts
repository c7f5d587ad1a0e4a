/** Client module: handles page chunks that fail to load (SPEC §8 "Page chunk fails to load"). */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import preload from './preload';
import {setLoading, setProblem} from '../hooks/navigationStore';
import {sendPreloadError, setDefaultAction, toError} from './preloadError';
import {forgetReload, mayReload, reloadIfSent} from '../hooks/reload';
import {showWithoutScripts} from '../shared/withoutScripts';

/** The path of the page that the host is being asked for (`reloadIfSent`); undefined if it isn't being asked. */
let asked: string | undefined;
/** Whether the code of the visit's first page couldn't be loaded, so that its HTML isn't hydrated. */
let isFirstPageMissing = false;

async function reload(pathname: string): Promise<void> {
  asked = pathname;
  const reloads = await reloadIfSent();
  if (asked === pathname) asked = undefined;
  if (reloads) return;
  forgetReload(pathname);
  if (isFirstPageMissing) showWithoutScripts();
}

if (ExecutionEnvironment.canUseDOM) {
  // A new release renames the chunks, so reload the page once, if the host can send the page. If the chunk fails again,
  // show the error page or, without a network, the navigation notice.
  setDefaultAction(() => {
    const {pathname} = window.location;
    // The reader has clicked the same link again while the host is being asked. Wait for that answer.
    if (pathname === asked) setLoading(true);
    else if (mayReload(pathname)) void reload(pathname);
    else if (navigator.onLine) return false;
    else setProblem({});
    return true;
  });

  // If the first page's chunk fails even after the reload, or can't be loaded again, the server's HTML stays on screen,
  // and looks as it does without JavaScript.
  const {pathname} = window.location;
  preload(pathname).then(
    () => forgetReload(pathname),
    (reason: unknown) => {
      // Without the chunk, the router doesn't start. Going back would change only the address bar, so reload.
      window.addEventListener('popstate', () => {
        if (window.location.pathname !== pathname) window.location.reload();
      });
      isFirstPageMissing = true;
      sendPreloadError(toError(reason));
      if (asked === undefined) showWithoutScripts();
    },
  );
}
