/**
 * The fences (code samples on pages) that the journeys run, named after what they do. If a page moves or renames a
 * fence, change its address here. To find wrong addresses, run
 * `npx jest --selectProjects journeys --testPathPatterns journeys/fences`. This command lists the addresses here that
 * don't exist, and the fences whose addresses are missing here.
 */

export const QUICKSTART = {
  whole: 'get-started/developer-quickstart#run-the-whole-flow [JavaScript]',
  signer: 'get-started/developer-quickstart#make-a-signer [ts]',
  create: 'get-started/developer-quickstart#create-a-client [ts]',
  reachable: 'get-started/developer-quickstart#check-that-the-recipient-can-be-reached [ts]',
  start: 'get-started/developer-quickstart#start-a-conversation [ts]',
  send: 'get-started/developer-quickstart#send-a-message [ts]',
  read: 'get-started/developer-quickstart#read-the-history [ts]',
  stream: 'get-started/developer-quickstart#receive-new-messages [ts]',
} as const;

export const OVERVIEW = {
  client: 'dms/overview#client [JavaScript]',
  conversation: 'dms/overview#conversation [JavaScript]',
  message: 'dms/overview#message [JavaScript]',
} as const;

export const OVERVIEW_REACT = {
  client: 'dms/overview#client [React]',
  conversation: 'dms/overview#conversation [React]',
  message: 'dms/overview#message [React]',
} as const;

export const CLIENT = {
  signer: 'dms/client#get-a-signer [JavaScript]',
  create: 'dms/client#create-a-client [JavaScript]',
  timeLimit: 'dms/client#when-creating-a-client-fails [withTimeLimit.ts]',
  saveKeys: 'dms/client#saving-keys [JavaScript]',
  bot: 'dms/client#create-an-xmtp-client-with-a-private-key [JavaScript]',
  configure: 'dms/client#configure-the-client [JavaScript]',
  persistence: 'dms/client#javascript-options [persistence.ts]',
  environment: 'dms/client#xmtp-network-environments [env.ts]',
  signOut: 'dms/client#sign-out [JavaScript]',
  polyfills: 'dms/client#add-buffer [polyfills.ts]',
} as const;

export const CLIENT_REACT = {
  signer: 'dms/client#get-a-signer [React]',
  create: 'dms/client#create-a-client [React]',
  saveKeys: 'dms/client#saving-keys [React]',
  demo: 'dms/client#create-an-xmtp-client-with-a-private-key [React]',
  configure: 'dms/client#configure-the-client [React]',
  signOut: 'dms/client#sign-out [React]',
  main: 'dms/client#add-buffer [main.tsx]',
} as const;

export const CONVERSATIONS = {
  hello: 'dms/conversations#start-a-conversation [JavaScript]',
  start: 'dms/conversations#avoid-duplicate-invitations [JavaScript]',
  thread: 'dms/conversations#keep-separate-threads-with-one-person [JavaScript]',
  reachable: 'dms/conversations#check-that-an-address-can-receive-messages [JavaScript]',
  manyReachable: 'dms/conversations#check-many-addresses-at-once [JavaScript]',
  list: 'dms/conversations#list-conversations [JavaScript]',
} as const;

export const CONVERSATIONS_REACT = {
  hello: 'dms/conversations#start-a-conversation [React]',
  start: 'dms/conversations#avoid-duplicate-invitations [React]',
  thread: 'dms/conversations#keep-separate-threads-with-one-person [React]',
  reachable: 'dms/conversations#check-that-an-address-can-receive-messages [React]',
  manyReachable: 'dms/conversations#check-many-addresses-at-once [React]',
  list: 'dms/conversations#list-conversations [React]',
} as const;

export const TEXT = {
  send: 'content-types/content-types#text [JavaScript]',
} as const;

export const TEXT_REACT = {
  send: 'content-types/content-types#text [React]',
} as const;

export const REACTIONS = {
  register: 'content-types/reaction#add-reactions-to-your-client [JavaScript]',
  send: 'content-types/reaction#send-a-reaction [JavaScript]',
  remove: 'content-types/reaction#remove-a-reaction [JavaScript]',
  read: 'content-types/reaction#read-a-reaction [JavaScript]',
  count: 'content-types/reaction#count-reactions [JavaScript]',
} as const;

export const REACTIONS_REACT = {
  register: 'content-types/reaction#add-reactions-to-your-client [React]',
  send: 'content-types/reaction#send-a-reaction [React]',
  read: 'content-types/reaction#read-a-reaction [React]',
  count: 'content-types/reaction#count-reactions [React]',
} as const;

export const REPLIES = {
  register: 'content-types/reply#add-replies-to-your-client [JavaScript]',
  send: 'content-types/reply#send-a-reply [JavaScript]',
  read: 'content-types/reply#read-a-reply [JavaScript]',
  find: 'content-types/reply#find-the-original-message [JavaScript]',
} as const;

export const REPLIES_REACT = {
  register: 'content-types/reply#add-replies-to-your-client [React]',
  send: 'content-types/reply#send-a-reply [React]',
  read: 'content-types/reply#read-a-reply [React]',
  find: 'content-types/reply#find-the-original-message [React]',
} as const;

export const MESSAGES = {
  send: 'dms/messages#send-a-message [JavaScript]',
  read: 'dms/messages#read-the-messages-of-a-conversation [JavaScript]',
  pages: 'dms/messages#read-page-by-page [JavaScript]',
  unsupported: 'dms/messages#handle-content-your-app-does-not-support [JavaScript]',
  prepare: 'dms/messages#show-a-message-before-it-is-sent [JavaScript]',
} as const;

export const MESSAGES_REACT = {
  send: 'dms/messages#send-a-message [React]',
  read: 'dms/messages#read-the-messages-of-a-conversation [React]',
  pages: 'dms/messages#read-page-by-page [React]',
  unsupported: 'dms/messages#handle-content-your-app-does-not-support [React]',
  prepare: 'dms/messages#show-a-message-before-it-is-sent [React]',
  resend: 'dms/messages#retry-or-cancel-in-react [React]',
} as const;

export const STREAMS = {
  all: 'dms/streams#stream-messages-from-all-conversations [JavaScript]',
  one: 'dms/streams#stream-the-messages-of-one-conversation [JavaScript]',
  conversations: 'dms/streams#stream-new-conversations [JavaScript]',
  recover: 'dms/streams#recover-after-a-lost-connection [JavaScript]',
} as const;

export const STREAMS_REACT = {
  all: 'dms/streams#stream-messages-from-all-conversations [React]',
  one: 'dms/streams#stream-the-messages-of-one-conversation [React]',
  conversations: 'dms/streams#stream-new-conversations [React]',
  recover: 'dms/streams#recover-after-a-lost-connection [React]',
} as const;

export const CONSENT = {
  load: 'consent/consent-methods#load-the-consent-list [JavaScript]',
  decide: 'consent/consent-methods#allow-or-deny-a-contact [JavaScript]',
  sort: 'consent/consent-methods#get-the-consent-state-of-a-conversation [JavaScript]',
  ask: 'consent/consent-methods#ask-about-a-contact [JavaScript]',
  decided: 'consent/consent-methods#list-everyone-the-user-has-decided-about [JavaScript]',
  stream: 'consent/consent-methods#stream-changes [JavaScript]',
  spam: 'consent/filter-spam#filter-in-layers [JavaScript]',
} as const;

export const CONSENT_REACT = {
  load: 'consent/consent-methods#load-the-consent-list [React]',
  decide: 'consent/consent-methods#allow-or-deny-a-contact [React]',
  sort: 'consent/consent-methods#get-the-consent-state-of-a-conversation [React]',
  ask: 'consent/consent-methods#ask-about-a-contact [React]',
  decided: 'consent/consent-methods#list-everyone-the-user-has-decided-about [React]',
  stream: 'consent/consent-methods#stream-changes [React]',
} as const;

export const SUBSCRIPTIONS = {
  ask: 'consent/subscribe#ask-for-the-signature [subscribe.ts]',
  verify: 'consent/subscribe#verify-a-proof-before-you-store-it [verify.ts]',
  start: 'consent/subscribe#start-the-conversation [JavaScript]',
} as const;

export const BROADCAST = {
  few: 'consent/broadcast#send-to-a-list [JavaScript]',
  send: 'consent/broadcast#send-to-a-long-list [broadcast.ts]',
  use: 'consent/broadcast#send-to-a-long-list [JavaScript]',
  pace: 'consent/broadcast#keep-below-the-limit [pace.ts]',
  stop: 'consent/broadcast#answers [JavaScript]',
} as const;

export const GROUP_CONSENT = {
  sort: 'groups/group-consent#sort-an-invitation [JavaScript]',
  decide: 'groups/group-consent#deny-a-group [JavaScript]',
  ask: 'groups/group-consent#ask-about-a-group [JavaScript]',
  decideInbox: 'groups/group-consent#deny-an-inbox-id [JavaScript]',
  askInbox: 'groups/group-consent#deny-an-inbox-id [JavaScript] 2',
  stream: 'groups/group-consent#stream-user-consent [JavaScript]',
} as const;

export const RECEIPTS = {
  register: 'content-types/read-receipt#add-read-receipts-to-your-client [JavaScript]',
  send: 'content-types/read-receipt#send-a-read-receipt [JavaScript]',
  show: 'content-types/read-receipt#show-what-was-read [JavaScript]',
} as const;

export const RECEIPTS_REACT = {
  register: 'content-types/read-receipt#add-read-receipts-to-your-client [React]',
  send: 'content-types/read-receipt#send-a-read-receipt [React]',
  show: 'content-types/read-receipt#show-what-was-read [React]',
} as const;

export const ATTACHMENTS = {
  sendFile: 'content-types/remote-attachment#send-a-remote-attachment [JavaScript]',
  register: 'content-types/remote-attachment#register-the-codecs [JavaScript]',
  readFile: 'content-types/remote-attachment#read-the-file [JavaScript]',
  encrypt: 'content-types/remote-attachment#encrypt-it [JavaScript]',
  upload: 'content-types/remote-attachment#upload-the-encrypted-bytes [JavaScript]',
  send: 'content-types/remote-attachment#send-the-message [JavaScript]',
  recognize: 'content-types/remote-attachment#recognize-it-and-decide [JavaScript]',
  load: 'content-types/remote-attachment#download-and-decrypt [JavaScript]',
  sendSmall: 'content-types/remote-attachment#send-a-small-file-inside-the-message [JavaScript]',
} as const;

export const ATTACHMENTS_REACT = {
  register: 'content-types/remote-attachment#register-the-codecs [React]',
  sendFile: 'content-types/remote-attachment#send-a-remote-attachment [React]',
  recognize: 'content-types/remote-attachment#recognize-it-and-decide [React]',
  load: 'content-types/remote-attachment#download-and-decrypt [React]',
  show: 'content-types/remote-attachment#show-it [React]',
  /** Plain JavaScript, but it needs the browser's document, which only the React tests have. */
  showElement: 'content-types/remote-attachment#show-it [JavaScript]',
  sendSmall: 'content-types/remote-attachment#send-a-small-file-inside-the-message [React]',
} as const;

export const CUSTOM = {
  codec: 'content-types/custom#write-the-codec [place.ts]',
  register: 'content-types/custom#register-the-codec [JavaScript]',
  send: 'content-types/custom#send-the-content [JavaScript]',
  show: 'content-types/custom#receive-and-show-the-content [JavaScript]',
  test: 'content-types/custom#test-the-codec [codec.test.ts]',
} as const;

export const CUSTOM_REACT = {
  register: 'content-types/custom#register-the-codec [React]',
  send: 'content-types/custom#send-the-content [React]',
  show: 'content-types/custom#receive-and-show-the-content [React]',
} as const;

export const TRANSACTIONS = {
  register: 'content-types/transaction-ref#add-transaction-references-to-your-client [JavaScript]',
  send: 'content-types/transaction-ref#send-a-transaction-reference [JavaScript]',
  read: 'content-types/transaction-ref#read-a-transaction-reference [JavaScript]',
  verify: 'content-types/transaction-ref#check-what-arrives [verify-payment.ts]',
} as const;

export const TRANSACTIONS_REACT = {
  register: 'content-types/transaction-ref#add-transaction-references-to-your-client [React]',
  send: 'content-types/transaction-ref#send-a-transaction-reference [React]',
  read: 'content-types/transaction-ref#read-a-transaction-reference [React]',
} as const;

export const FRAMES = {
  read: 'open-frames/open-frames#put-it-together [read.ts]',
  draw: 'open-frames/open-frames#put-it-together [Frame.tsx]',
  press: 'open-frames/open-frames#put-it-together [press.ts]',
  message: 'open-frames/open-frames#put-it-together [FrameInMessage.tsx]',
  verify: 'open-frames/open-frames#verify-who-pressed [server.ts]',
} as const;

export const TRANSACTION_FRAMES = {
  recognize: 'open-frames/transactional-open-frames#recognize-the-button [button.ts]',
  fetch: 'open-frames/transactional-open-frames#fetch-the-transaction [fetch.ts]',
  send: 'open-frames/transactional-open-frames#send-it [send.ts]',
  confirm: 'open-frames/transactional-open-frames#confirm-it [confirm.ts]',
} as const;

export const SUBSCRIPTION_FRAMES = {
  fetch: 'open-frames/subscription-open-frames#fetch-what-to-sign [JavaScript]',
  check: 'open-frames/subscription-open-frames#check-the-text [check.ts]',
  sign: 'open-frames/subscription-open-frames#sign-it [sign.ts]',
  finish: 'open-frames/subscription-open-frames#return-the-signature [JavaScript]',
  allow: 'open-frames/subscription-open-frames#after-subscribing [JavaScript]',
} as const;

export const NOTIFICATIONS = {
  register: 'notifications/build-notifications#register-the-device [JavaScript]',
  server: 'notifications/build-notifications#register-the-device [push-server.ts]',
  subscribe: 'notifications/build-notifications#subscribe-to-topics [JavaScript]',
  decode: 'notifications/build-notifications#decode-in-the-background [JavaScript]',
  receive: 'notifications/notif-server#receive [receive.ts]',
  send: 'notifications/notif-server#send [send.ts]',
} as const;

export const PERFORMANCE = {
  fill: 'perf-ux/debug-and-test#send [fill.ts]',
  recipient: 'perf-ux/identity-resolution#from-a-name-to-an-address [recipient.ts]',
  profile: 'perf-ux/identity-resolution#from-an-address-to-a-name [profile.ts]',
  sync: 'perf-ux/local-first#web [sync.ts]',
  store: 'perf-ux/local-first#web [store.ts]',
  start: 'perf-ux/local-first#web [start.ts]',
  queue: 'perf-ux/optimistic-sending#keep-the-order [queue.ts]',
  send: 'perf-ux/optimistic-sending#prepare-show-publish [JavaScript]',
  sendReaction: 'perf-ux/optimistic-sending#send-other-content [JavaScript]',
} as const;

export const SNAP = {
  create: 'perf-ux/xmtp-metamask-snap#turn-it-on [JavaScript]',
  refused: 'perf-ux/xmtp-metamask-snap#when-the-user-says-no [JavaScript]',
} as const;

export const HELP = {
  reachable: 'dms/troubleshoot#an-address-is-unreachable [JavaScript]',
  polyfills: 'dms/troubleshoot#buffer-is-not-defined [polyfills.ts]',
  faqPolyfills: 'get-started/faq#why-is-buffer-not-defined-in-the-browser [polyfills.ts]',
  viem: 'get-started/faq#is-xmtp-compatible-with-viem [JavaScript]',
  topics: 'protocol/v2/architectural-overview#print-the-topics-of-an-address [topics.ts]',
} as const;

export const HELP_REACT = {
  reachable: 'dms/troubleshoot#an-address-is-unreachable [React]',
  wagmi: 'get-started/faq#is-xmtp-compatible-with-viem [React]',
} as const;

export const QUICKSTART_REACT = {
  whole: 'get-started/developer-quickstart#run-the-whole-flow [React]',
} as const;
