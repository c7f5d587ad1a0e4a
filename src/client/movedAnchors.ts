/**
 * Client module: if the anchor in the address has moved, redirects to the anchor's new address
 * (src/config/redirects.ts).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {expectReplacement} from '../hooks/historyEntry';
import {movedTo} from '../shared/movedAnchors';
import {idOfHash, stripBasePath} from '../shared/routes';

async function redirectMovedAnchor(): Promise<void> {
  const {href, pathname, search, hash} = window.location;
  if (!hash || document.getElementById(idOfHash(hash))) return;
  // The list of moved anchors is a separate chunk, because few visits need it.
  const {default: moved} = await import('@generated/portal-redirects/default/movedAnchors.json');
  const {baseUrl} = siteConfig;
  const target = movedTo(moved, stripBasePath(decodeURI(pathname), baseUrl), idOfHash(hash), baseUrl);
  // The reader may have gone elsewhere in the meantime.
  if (target === undefined || window.location.href !== href) return;
  const to = new URL(target, window.location.origin);
  // Keep the reader's tab choices (`?sdk=`). If only the hash differs, the browser scrolls without loading.
  to.search = search;
  if (to.pathname === pathname) expectReplacement();
  window.location.replace(to);
}

if (ExecutionEnvironment.canUseDOM) {
  const redirect = () => {
    // If the list fails to load, the page stays as it is.
    redirectMovedAnchor().catch(() => undefined);
  };
  redirect();
  window.addEventListener('hashchange', redirect);
}
