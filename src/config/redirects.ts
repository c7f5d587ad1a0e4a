import {defineRedirects} from './redirectRules';

/**
 * Where moved pages and moved parts of pages are now. This is the file to edit.
 *
 * `from` is a page that is gone (`/dms/start`), or an anchor that its page has no longer (`/dms/client#start`); `to` is
 * what stands in its place. An anchor keeps its name on the way to a moved page, and the page's Markdown moves with it.
 * `npm run check:addresses` says what is missing here.
 *
 * @example {from: '/dms/start', to: '/dms/client'}
 * @example {from: '/dms/client#start', to: '/dms/client#create-a-client'}
 */
export const redirects = defineRedirects([]);
