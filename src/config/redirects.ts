import {defineRedirects} from './redirectRules';

/**
 * The redirects of moved pages and moved headings. This is the file to edit.
 *
 * `from` is a page that no longer exists (`/dms/start`), or an anchor that its page no longer has
 * (`/dms/client#start`). `to` is its replacement. Redirecting a page also redirects its copy in Markdown, and each of
 * its anchors to the same anchor on the new page. `npm run check:addresses` lists the redirects that are missing.
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
  {from: '/dms/overview#the-parts-in-code', to: '/get-started/developer-quickstart#run-the-whole-flow'},
  {
    from: '/get-started/developer-quickstart#the-same-calls-in-each-sdk',
    to: '/get-started/developer-quickstart#run-the-whole-flow',
  },
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
  {from: '/consent/broadcast#before-you-send', to: '/consent/broadcast#send-to-a-list'},
  {from: '/consent/consent-quickstarts#which-page-explains-what', to: '/consent/consent-quickstarts#choose-a-repo'},
  {from: '/consent/subscribe#how-it-works', to: '/consent/subscribe#ask-for-the-signature'},
  {
    from: '/consent/subscribe#when-something-goes-wrong',
    to: '/consent/subscribe#why-a-proof-does-not-put-you-in-the-main-inbox',
  },
  {from: '/consent/user-consent#compare', to: '/consent/consent-methods#keep-the-list-and-your-app-in-step'},
  {from: '/consent/user-consent#refresh', to: '/consent/consent-methods#keep-the-list-and-your-app-in-step'},
  {from: '/consent/user-consent#write', to: '/consent/consent-methods#keep-the-list-and-your-app-in-step'},
  {from: '/consent/user-consent#unknown', to: '/consent/user-consent#the-three-states'},
  {
    from: '/consent/user-consent#when-you-have-a-block-list-of-your-own',
    to: '/consent/consent-methods#keep-the-list-and-your-app-in-step',
  },
  {from: '/groups/build-group-chat#before-you-start', to: '/groups/build-group-chat#which-sdks-have-group-chat'},
  {
    from: '/groups/build-group-chat#messages-of-groups-and-11-conversations',
    to: '/groups/build-group-chat#stream-groups-and-messages',
  },
  {from: '/groups/build-group-chat#messages-of-one-group', to: '/groups/build-group-chat#stream-groups-and-messages'},
  {
    from: '/groups/build-group-chat#new-groups-and-11-conversations',
    to: '/groups/build-group-chat#stream-groups-and-messages',
  },
  {from: '/groups/build-group-chat#messages-that-were-not-sent', to: '/groups/build-group-chat#read-a-part'},
  {from: '/groups/build-group-chat#new-invitations', to: '/groups/build-group-chat#sync-groups'},
  {from: '/groups/build-group-chat#one-group', to: '/groups/build-group-chat#sync-groups'},
  {from: '/groups/build-group-chat#when-to-sync', to: '/groups/build-group-chat#sync-groups'},
  {from: '/groups/build-group-chat#send-text', to: '/groups/build-group-chat#send-messages'},
  {from: '/groups/build-group-chat#with-a-name-and-permissions', to: '/groups/build-group-chat#create-a-group'},
  {from: '/groups/build-group-chat#with-addresses', to: '/groups/build-group-chat#create-a-group'},
  {from: '/groups/group-consent#allow-a-group', to: '/groups/group-consent#deny-a-group'},
  {from: '/groups/group-consent#allow-an-inbox-id', to: '/groups/group-consent#deny-an-inbox-id'},
  {from: '/groups/group-consent#check-consent-for-an-inbox-id', to: '/groups/group-consent#deny-an-inbox-id'},
  {from: '/groups/group-consent#check-consent-for-a-group', to: '/groups/group-consent#sort-an-invitation'},
  {from: '/groups/group-consent#load-the-list-first', to: '/groups/group-consent#sort-an-invitation'},
  {
    from: '/groups/group-consent#synchronize-user-consent',
    to: '/consent/consent-methods#keep-the-list-and-your-app-in-step',
  },
  {from: '/groups/group-metadata#get-the-group-description', to: '/groups/group-metadata#description'},
  {from: '/groups/group-metadata#update-the-group-description', to: '/groups/group-metadata#description'},
  {from: '/groups/group-metadata#get-the-group-image-url', to: '/groups/group-metadata#picture'},
  {from: '/groups/group-metadata#update-the-group-image-url', to: '/groups/group-metadata#picture'},
  {from: '/groups/group-metadata#get-the-group-name', to: '/groups/group-metadata#name'},
  {from: '/groups/group-metadata#update-the-group-name', to: '/groups/group-metadata#name'},
  {from: '/groups/group-metadata#get-the-pinned-frame-url', to: '/groups/group-metadata#pinned-frame'},
  {from: '/groups/group-metadata#update-the-pinned-frame-url', to: '/groups/group-metadata#pinned-frame'},
  {from: '/groups/group-permissions#add-members-by-inbox-id', to: '/groups/group-permissions#manage-members'},
  {
    from: '/groups/group-permissions#get-the-inbox-id-that-added-the-user',
    to: '/groups/group-permissions#manage-members',
  },
  {from: '/groups/group-permissions#get-the-inbox-ids-of-members', to: '/groups/group-permissions#manage-members'},
  {from: '/groups/group-permissions#change-who-may-add-members', to: '/groups/group-permissions#change-policies'},
  {from: '/groups/group-permissions#change-who-may-appoint-admins', to: '/groups/group-permissions#change-policies'},
  {from: '/groups/group-permissions#change-who-may-remove-members', to: '/groups/group-permissions#change-policies'},
  {from: '/groups/group-permissions#change-who-may-update-metadata', to: '/groups/group-permissions#change-policies'},
  {
    from: '/groups/group-permissions#check-whether-someone-is-a-super-admin',
    to: '/groups/group-permissions#manage-admins',
  },
  {from: '/groups/group-permissions#check-whether-someone-is-an-admin', to: '/groups/group-permissions#manage-admins'},
  {from: '/groups/group-permissions#dismiss-a-super-admin', to: '/groups/group-permissions#manage-admins'},
  {from: '/groups/group-permissions#dismiss-an-admin', to: '/groups/group-permissions#manage-admins'},
  {from: '/groups/group-permissions#list-the-admins', to: '/groups/group-permissions#manage-admins'},
  {from: '/groups/group-permissions#list-the-super-admins', to: '/groups/group-permissions#manage-admins'},
  {from: '/groups/group-permissions#choose-permissions', to: '/groups/group-permissions#the-two-presets'},
  {from: '/groups/group-permissions#create-a-group-with-a-preset', to: '/groups/group-permissions#the-two-presets'},
  {
    from: '/groups/group-permissions#get-an-inbox-id-from-an-address',
    to: '/groups/group-permissions#make-someone-a-super-admin',
  },
  {from: '/groups/group-permissions#make-someone-an-admin', to: '/groups/group-permissions#make-someone-a-super-admin'},
  {
    from: '/groups/group-permissions#list-members-with-their-roles',
    to: '/groups/group-permissions#get-the-addresses-of-members',
  },
  {from: '/groups/group-permissions#read-the-policies', to: '/groups/group-permissions#show-only-what-the-user-may-do'},
  {
    from: '/groups/group-permissions#remove-members-by-inbox-id',
    to: '/groups/group-permissions#remove-members-by-address',
  },
  {from: '/notifications/notif-server#new-tokens', to: '/notifications/notif-server#the-api'},
  {from: '/get-started/faq#add-a-polyfill-file', to: '/dms/client#add-buffer'},
  {from: '/get-started/faq#create-react-app', to: '/get-started/faq#let-webpack-provide-it'},
  {from: '/get-started/faq#vite-and-nuxt-3', to: '/dms/client#add-buffer'},
  {from: '/get-started/faq#vue-cli', to: '/get-started/faq#let-webpack-provide-it'},
]);
