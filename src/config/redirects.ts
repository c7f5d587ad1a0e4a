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
  {from: '/get-started/faq#add-a-polyfill-file', to: '/dms/client#add-buffer'},
  {from: '/get-started/faq#create-react-app', to: '/get-started/faq#let-webpack-provide-it'},
  {from: '/get-started/faq#vite-and-nuxt-3', to: '/dms/client#add-buffer'},
  {from: '/get-started/faq#vue-cli', to: '/get-started/faq#let-webpack-provide-it'},
]);
