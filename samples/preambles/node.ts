/** What samples for Node may take for given; src/markdown/preambles.ts says how this is written and read. */
import type {Signer} from 'ethers';
import type * as sdk from '@xmtp/mls-client';

/** Vouches for the person with their wallet: {@link /get-started/references}. */
export declare const signer: Signer;

/** The person's client, registered: {@link /get-started/references}. */
export declare const client: sdk.Client;

/** One of the client's groups: {@link /get-started/references}. */
export declare const group: sdk.Conversation;
