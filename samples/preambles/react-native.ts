/** Names that samples for React Native can use without declaring them; see src/markdown/preambles.ts for the format. */
import type * as sdk from '@xmtp/react-native-sdk';

type ContentTypes = NonNullable<Parameters<typeof sdk.Client.create>[1]['codecs']>;

/** Signs with the user's wallet: {@link /dms/client#get-a-signer}. */
export declare const signer: sdk.Signer;

/** The user's connected client: {@link /dms/client#create-a-client}. */
export declare const client: sdk.Client;

/** One of the client's conversations: {@link /dms/conversations#start-a-conversation}. */
export declare const conversation: sdk.Conversation<ContentTypes>;

/** One of the client's groups: {@link /groups/build-group-chat#create-a-group}. */
export declare const group: sdk.Group;

/** A message of a conversation: {@link /dms/messages#read-the-messages-of-a-conversation}. */
export declare const message: sdk.DecodedMessage;
