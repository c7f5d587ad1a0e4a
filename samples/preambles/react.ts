/** Names that samples for React can use without declaring them; see src/markdown/preambles.ts for the format. */
import type * as sdk from '@xmtp/react-sdk';

/** Signs with the user's wallet: {@link /dms/client#get-a-signer}. */
export declare const signer: sdk.Signer;

/** The user's connected client: {@link /dms/client#create-a-client}. */
export declare const client: sdk.Client;

/** One of the conversations in the SDK's cache: {@link /dms/conversations#start-a-conversation}. */
export declare const conversation: sdk.CachedConversation;

/** One of the messages in the SDK's cache: {@link /dms/messages#read-the-messages-of-a-conversation}. */
export declare const message: sdk.CachedMessage;
