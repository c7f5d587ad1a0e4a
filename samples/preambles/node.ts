/** What samples for Node may take for given; src/markdown/preambles.ts says how this is written and read. */
import type {Signer} from 'ethers';
import type * as sdk from '@xmtp/mls-client';

/** Vouches for the person with their wallet: {@link /dms/client#get-a-signer}. */
export declare const signer: Signer;

/** The person's client, registered: {@link /groups/build-group-chat#create-a-client-that-supports-group-chat}. */
export declare const client: sdk.Client;

/** One of the client's groups: {@link /groups/build-group-chat#create-a-group}. */
export declare const group: sdk.Conversation;
