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
  {from: '/content-types/content-types#remote-attachment', to: '/content-types/remote-attachment'},
  {from: '/content-types/content-types#reply', to: '/content-types/reply'},
  {from: '/content-types/content-types#reaction', to: '/content-types/reaction'},
  {from: '/content-types/content-types#read-receipt', to: '/content-types/read-receipt'},
  {from: '/content-types/content-types#onchain-transaction-reference', to: '/content-types/transaction-ref'},
  {
    from: '/content-types/custom#decide-whether-you-need-one',
    to: '/content-types/content-types#when-you-need-a-content-type',
  },
  {from: '/content-types/custom#second-example-a-transaction-hash', to: '/content-types/transaction-ref'},
  {
    from: '/content-types/custom#write-the-codec-for-the-hash',
    to: '/content-types/transaction-ref#add-transaction-references-to-your-client',
  },
  {
    from: '/content-types/custom#register-the-codec-for-the-hash',
    to: '/content-types/transaction-ref#add-transaction-references-to-your-client',
  },
  {
    from: '/content-types/custom#send-the-transaction-and-its-hash',
    to: '/content-types/transaction-ref#send-a-transaction-reference',
  },
  {
    from: '/content-types/custom#show-how-the-transaction-goes-on',
    to: '/content-types/transaction-ref#show-a-transaction',
  },
  {
    from: '/content-types/reaction#when-to-use-reactions',
    to: '/content-types/content-types#when-you-need-a-content-type',
  },
  {from: '/content-types/reply#when-to-use-replies', to: '/content-types/content-types#when-you-need-a-content-type'},
  {from: '/content-types/read-receipt#read-a-read-receipt', to: '/content-types/read-receipt#show-what-was-read'},
  {
    from: '/content-types/transaction-ref#when-to-use-transaction-references',
    to: '/content-types/content-types#when-you-need-a-content-type',
  },
  {from: '/content-types/transaction-ref#make-the-transaction', to: '/content-types/transaction-ref#order-of-things'},
  {from: '/content-types/transaction-ref#store-the-hash', to: '/content-types/transaction-ref#order-of-things'},
  {from: '/content-types/transaction-ref#send-the-reference', to: '/content-types/transaction-ref#order-of-things'},
  {from: '/content-types/transaction-ref#try-again-if-it-fails', to: '/content-types/transaction-ref#order-of-things'},
  {
    from: '/content-types/transaction-ref#without-the-package',
    to: '/content-types/transaction-ref#add-transaction-references-to-your-client',
  },
]);
