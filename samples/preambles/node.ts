/** Names that samples for Node can use without declaring them; see src/markdown/preambles.ts for the format. */
import type {Signer} from 'ethers';
import type * as sdk from '@xmtp/mls-client';

/** Signs with the user's wallet: {@link /dms/client#get-a-signer}. */
export declare const signer: Signer;

/** The user's registered client: {@link /groups/build-group-chat#create-a-client-that-supports-group-chat}. */
export declare const client: sdk.Client;

/** One of the client's groups: {@link /groups/build-group-chat#create-a-group}. */
export declare const group: sdk.Conversation;
