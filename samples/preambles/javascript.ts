/**
 * Names that samples for JavaScript can use without declaring them, if the line that opens the code block lists them:
 * `with="client signer"`. Each name has a type, and a link to the section that shows how to get its value. Pages show
 * the link under the sample.
 */
import type * as sdk from '@xmtp/xmtp-js';

/** Signs with the user's wallet: {@link /dms/client#get-a-signer}. */
export declare const signer: sdk.Signer;

/** The user's connected client: {@link /dms/client#create-a-client}. */
export declare const client: sdk.Client;

/** One of the client's conversations: {@link /dms/conversations#start-a-conversation}. */
export declare const conversation: sdk.Conversation;

/** A message of a conversation: {@link /dms/messages#read-the-messages-of-a-conversation}. */
export declare const message: sdk.DecodedMessage;
