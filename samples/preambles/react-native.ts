/** What samples for React Native may take for given; src/markdown/preambles.ts says how this is written and read. */
import type * as sdk from '@xmtp/react-native-sdk';

type ContentTypes = NonNullable<Parameters<typeof sdk.Client.create>[1]['codecs']>;

/** Vouches for the person with their wallet: {@link /dms/client#get-a-signer}. */
export declare const signer: sdk.Signer;

/** The person's client, connected: {@link /dms/client#create-a-client}. */
export declare const client: sdk.Client;

/** One of the client's conversations: {@link /dms/conversations#start-a-conversation}. */
export declare const conversation: sdk.Conversation<ContentTypes>;

/** One of the client's groups: {@link /groups/build-group-chat#create-a-group}. */
export declare const group: sdk.Group;

/** A message of a conversation: {@link /dms/messages#read-the-messages-of-a-conversation}. */
export declare const message: sdk.DecodedMessage;
