import {defineRedirects} from './redirectRules';

/**
 * The redirects of moved pages and moved headings. This is the file to edit.
 *
 * `from` is a page that no longer exists (`/dms/start`), or an anchor that its page no longer has
 * (`/dms/client#start`). `to` is its replacement. Redirecting a page also redirects its Markdown twin, and its anchors
 * under the same names. `npm run check:addresses` lists the redirects that are missing.
 *
 * @example {from: '/dms/start', to: '/dms/client'}
 * @example {from: '/dms/client#start', to: '/dms/client#create-a-client'}
 */
export const redirects = defineRedirects([
  {from: '/notifications/notif-server#new-tokens', to: '/notifications/notif-server#the-api'},
]);
