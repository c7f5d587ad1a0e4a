/** @jest-environment ./tests/journeys/browser.ts */
import {Client} from '@xmtp/xmtp-js';
import {SNAP} from './fences';
import {everyFenceRuns, run} from './run';
import {watchedWallet} from './wallets';

describe('the MetaMask Snap', () => {
  it('has no effect without MetaMask', async () => {
    const signer = watchedWallet();
    const {values} = await run<{client: Client}>(SNAP.create, {with: {signer}});
    expect(values.client.address).toBe(signer.address);
    expect(signer.signed).toHaveLength(2);
  });

  it('is left out if the user refuses it', async () => {
    const signer = watchedWallet();
    const create = jest.spyOn(Client, 'create');
    const used: unknown[] = [];
    create.mockImplementation((_, options) => {
      used.push(options?.useSnaps);
      if (options?.useSnaps) return Promise.reject(new Error('User rejected the request.'));
      create.mockRestore();
      return Client.create(signer, {env: 'dev'}) as never;
    });
    const {values, output} = await run<{signIn: () => Promise<Client>}>(SNAP.refused, {with: {signer}});
    expect((await values.signIn()).address).toBe(signer.address);
    expect(used).toEqual([true, undefined]);
    expect(output[0]).toContain('The Snap failed');
  });
});

everyFenceRuns(SNAP);
