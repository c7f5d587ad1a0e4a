/**
 * What samples for JavaScript may take for given, with `with="client signer"` on the fence. Each name has its type,
 * and the link to where a reader gets it, which is shown under the sample.
 */
import type * as sdk from '@xmtp/xmtp-js';

/** Vouches for the person with their wallet: {@link /dms/client#get-a-signer}. */
export declare const signer: sdk.Signer;

/** The person's client, connected: {@link /dms/client#create-a-client}. */
export declare const client: sdk.Client;

/** One of the client's conversations: {@link /dms/conversations#start-a-conversation}. */
export declare const conversation: sdk.Conversation;

/** A message of a conversation: {@link /dms/messages#read-the-messages-of-a-conversation}. */
export declare const message: sdk.DecodedMessage;
