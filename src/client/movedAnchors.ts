/** Client module: redirects addresses whose anchor has moved to its new place (src/config/redirects.ts). */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import {REDIRECTS_PLUGIN, movedTo, type RedirectsData} from '../shared/redirectsData';
import {idOfHash, stripBasePath} from '../shared/routes';

const data = globalData[REDIRECTS_PLUGIN]?.default as RedirectsData | undefined;

function redirectMovedAnchor(): void {
  const {pathname, search, hash} = window.location;
  const {baseUrl} = siteConfig;
  const target = data && hash && movedTo(data, stripBasePath(pathname, baseUrl), idOfHash(hash), baseUrl);
  if (!target) return;
  const to = new URL(target, window.location.origin);
  // Keep the reader's tab choices (`?sdk=`). If only the hash differs, the browser scrolls without loading.
  to.search = search;
  window.location.replace(to);
}

if (ExecutionEnvironment.canUseDOM && data && Object.keys(data.anchors).length > 0) {
  redirectMovedAnchor();
  window.addEventListener('hashchange', redirectMovedAnchor);
}
