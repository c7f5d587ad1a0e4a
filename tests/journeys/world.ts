/** Gives each journey (a test file that runs fences of the pages) its own in-memory internet, and XMTP accounts. */
import {buildUserInviteTopic, Client, type ClientOptions, type DecodedMessage} from '@xmtp/xmtp-js';
import type {Wallet} from 'ethers';
import {Internet} from './network';
import {newWallet} from './wallets';

/** How long journeys wait for a condition, in milliseconds. A busy machine needs more than a second. */
export const WAIT_TIMEOUT = Number(process.env.JOURNEYS_TIMEOUT ?? 60_000);

export const internet = new Internet();

/** An account with a wallet and a client. */
export interface Account {
  wallet: Wallet;
  client: Client;
  address: string;
}

/** Creates an account with a new wallet, and signs it in on `dev` unless the options name another environment. */
export async function account(options: Partial<ClientOptions> = {}): Promise<Account> {
  const wallet = newWallet();
  const client: Client = await Client.create(wallet, {env: 'dev', ...options});
  return {wallet, client, address: client.address};
}

/**
 * Waits until a condition's value is truthy, and returns the value.
 *
 * @throws the condition's last error, or an Error with the condition's code, if `milliseconds` pass first
 */
export async function eventually<T>(
  condition: () => T | Promise<T>,
  milliseconds = WAIT_TIMEOUT,
): Promise<NonNullable<T>> {
  const end = Date.now() + milliseconds;
  for (;;) {
    let problem: unknown = new Error(`Not true within ${milliseconds} ms: ${String(condition)}`);
    try {
      const value = await condition();
      if (value) return value;
    } catch (error) {
      problem = error;
    }
    if (Date.now() > end) throw problem;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Returns how many invitations to conversations an account has received. */
export const invitations = (to: Account): number => internet.dev.stored(buildUserInviteTopic(to.address)).length;

/** Makes all consent entries a minute older, as if they came from devices with slow clocks. */
export function ageConsent(): void {
  for (const entry of internet.dev.stored(/\/userpreferences-/)) {
    entry.timestampNs = String(BigInt(entry.timestampNs) - 60_000_000_000n);
  }
}

export const contents = (messages: readonly DecodedMessage[]): unknown[] =>
  messages.map(({content}) => content as unknown);

jest.setTimeout(120_000);

beforeAll(() => {
  globalThis.fetch = internet.fetch;
  // Silence the SDKs, which write to the console. run.ts captures what fences write.
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, method).mockImplementation(() => undefined);
  }
});

afterEach(() => internet.close());

afterAll(() => internet.shutDown());
