/** The fences that each journey runs. If a page moves a sample, change its address here. */

export const QUICKSTART = {
  whole: 'get-started/developer-quickstart#run-the-whole-flow [JavaScript]',
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
  main: 'dms/client#add-buffer [main.ts]',
} as const;

export const CLIENT_REACT = {
  signer: 'dms/client#get-a-signer [React]',
  create: 'dms/client#create-a-client [React]',
  saveKeys: 'dms/client#saving-keys [React]',
  demo: 'dms/client#create-an-xmtp-client-with-a-private-key [React]',
  configure: 'dms/client#configure-the-client [React]',
  signOut: 'dms/client#sign-out [React]',
} as const;
