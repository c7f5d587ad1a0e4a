/** `_worker.js` of Cloudflare Pages, bundled by `bundle.ts`. */
import {createRespond, type BuiltSite} from './respond';

declare const SITE: BuiltSite;

const respond = createRespond(SITE);

/** Cloudflare sends `x.html` on to `x`, and `index.html` to its folder. */
const pathOf = (file: string): string => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');

export default {
  fetch: (request: Request, {ASSETS}: {ASSETS: {fetch: (request: Request) => Promise<Response>}}): Promise<Response> =>
    respond(request, {pathOf, fetch: (file) => ASSETS.fetch(file)}),
};
