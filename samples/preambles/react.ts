/** What samples for React may take for given; src/markdown/preambles.ts says how this is written and read. */
import type * as sdk from '@xmtp/react-sdk';

/** Vouches for the person with their wallet: {@link /dms/client#get-a-signer}. */
export declare const signer: sdk.Signer;

/** The person's client, connected: {@link /dms/client#create-a-client}. */
export declare const client: sdk.Client;

/** One of the conversations that the SDK keeps: {@link /dms/conversations#start-a-conversation}. */
export declare const conversation: sdk.CachedConversation;

/** One of the messages that the SDK keeps: {@link /dms/messages#read-the-messages-of-a-conversation}. */
export declare const message: sdk.CachedMessage;
