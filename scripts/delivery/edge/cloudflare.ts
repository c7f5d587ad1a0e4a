/** The worker of Cloudflare Pages (`_worker.js`), bundled by `bundle.ts`. */
import {createFetchHandler, type BuiltSite} from './respond';

declare const SITE: BuiltSite;

const respond = createFetchHandler(SITE);

/** Returns `x` for `x.html`, and the folder for `index.html`, because Cloudflare redirects the full names. */
const pathOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

export default {
  fetch: (request: Request, {ASSETS}: {ASSETS: {fetch: (request: Request) => Promise<Response>}}): Promise<Response> =>
    respond(request, {pathOf, fetch: (file) => ASSETS.fetch(file)}),
};
