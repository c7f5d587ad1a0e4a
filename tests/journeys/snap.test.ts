/** @jest-environment ./tests/journeys/browser.ts */
import {Client} from '@xmtp/xmtp-js';
import {SNAP} from './fences';
import {everyFenceRuns, run} from './run';
import {watchedWallet} from './wallets';

/** The environment in each of the SDK's requests to the Snap. */
const environments: string[] = [];

/** Simulates MetaMask, whose user accepts or refuses the Snap. If the user accepts it, the Snap crashes. */
function installMetaMask(accepts: boolean): void {
  interface Invocation {
    request: {params: {meta: {env: string}}};
  }
  const request = ({method, params}: {method: string; params?: unknown}): Promise<unknown> => {
    if (method === 'wallet_requestSnaps' && !accepts) return Promise.reject(new Error('User rejected the request.'));
    if (method !== 'wallet_invokeSnap') return Promise.resolve({});
    environments.push((params as Invocation).request.params.meta.env);
    return Promise.reject(new Error('The Snap crashed.'));
  };
  Object.assign(window, {ethereum: {isMetaMask: true, request}});
}

beforeEach(() => {
  environments.length = 0;
});

afterEach(() => {
  Object.assign(window, {ethereum: undefined});
});

describe('the MetaMask Snap', () => {
  it('has no effect without MetaMask', async () => {
    const signer = watchedWallet();
    const {values} = await run<{client: Client}>(SNAP.create, {with: {signer}});
    expect(values.client.address).toBe(signer.address);
    expect(signer.signed).toHaveLength(2);
    expect(await Client.canMessage(signer.address, {env: 'dev'})).toBe(true);
  });

  it('is asked for the keys of the environment', async () => {
    installMetaMask(true);
    await expect(run(SNAP.create, {with: {signer: watchedWallet()}})).rejects.toThrow('The Snap crashed.');
    expect(environments).toEqual(['dev']);
  });

  it.each([
    ['if the user refuses it', false, 'User rejected the request.'],
    ["if it doesn't work", true, 'The Snap crashed.'],
  ])('is left out %s', async (_, accepts, reason) => {
    installMetaMask(accepts);
    const signer = watchedWallet();
    const {values, output} = await run<{signIn: () => Promise<Client>}>(SNAP.refused, {with: {signer}});
    expect((await values.signIn()).address).toBe(signer.address);
    expect(output).toEqual([expect.stringContaining(`The Snap failed Error: ${reason}`)]);
    expect(environments).toEqual(accepts ? ['dev'] : []);
    expect(await Client.canMessage(signer.address, {env: 'dev'})).toBe(true);
  });
});

everyFenceRuns(SNAP);
