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
  {from: '/dms/client#before-signing-in', to: '/dms/conversations#check-that-an-address-can-receive-messages'},
  {
    from: '/dms/client#check-whether-an-address-can-be-messaged',
    to: '/dms/conversations#check-that-an-address-can-receive-messages',
  },
  {from: '/dms/client#many-addresses-at-once', to: '/dms/conversations#check-many-addresses-at-once'},
  {from: '/dms/client#react-native-options', to: '/dms/client#kotlin-options'},
  {from: '/dms/client#swift-options', to: '/dms/client#kotlin-options'},
  {from: '/dms/client#with-a-client', to: '/dms/conversations#check-that-an-address-can-receive-messages'},
  {from: '/dms/overview#connect-and-send', to: '/dms/conversations#start-a-conversation'},
  {from: '/dms/overview#install-an-sdk', to: '/dms/client#install-the-sdk'},
  {from: '/dms/overview#listen-and-stop', to: '/dms/streams#stream-messages-from-all-conversations'},
  {from: '/dms/overview#the-parts-in-code', to: '/get-started/developer-quickstart#the-same-calls-in-each-sdk'},
]);
