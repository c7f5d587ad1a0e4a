import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {canonicalPath} from '../shared/routes';

// Hosts serve the same page at /x, /x/ and /x.html. Docusaurus preloads code only for the exact address, so correct the
// address before React starts. Otherwise React would hydrate a page whose code isn't loaded.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const canonical = canonicalPath(pathname, siteConfig.baseUrl);
  if (canonical !== pathname) window.history.replaceState(window.history.state, '', canonical + search + hash);
}
