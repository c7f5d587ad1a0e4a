import {Client, type Persistence, type Signer} from '@xmtp/xmtp-js';
import {utils, Wallet} from 'ethers';
import {CLIENT} from './fences';
import {everyFenceRuns, run} from './run';
import {injectedProvider, titles, watchedWallet} from './wallets';
import {account, internet} from './world';

/** Returns an in-memory `localStorage`, and the items in it. */
function storage(): {items: Map<string, string>; localStorage: object} {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  return {items, localStorage};
}

type CreateClient = (signer: Signer, ...rest: unknown[]) => Promise<Client>;

describe('get a signer', () => {
  it('reads the address from the provider, and signs with the wallet', async () => {
    const wallet = Wallet.createRandom();
    const {getSigner} = (await run<{getSigner: (provider: unknown) => Promise<Signer>}>(CLIENT.signer)).values;
    const signer = await getSigner(injectedProvider(wallet));
    expect(await signer.getAddress()).toBe(wallet.address);
    expect(utils.verifyMessage('hello', await signer.signMessage('hello'))).toBe(wallet.address);
    expect(utils.verifyMessage('hello', await signer.signMessage(Buffer.from('hello')))).toBe(wallet.address);

    const {createClient} = (await run<{createClient: CreateClient}>(CLIENT.create)).values;
    expect((await createClient(signer)).address).toBe(wallet.address);
    await expect(getSigner(injectedProvider())).rejects.toThrow('The wallet shared no address');
  });
});

describe('create a client', () => {
  it('makes the wallet reachable on one network environment', async () => {
    const {createClient} = (await run<{createClient: CreateClient}>(CLIENT.create)).values;
    const signer = watchedWallet();
    const client = await createClient(signer);
    expect(client.address).toBe(signer.address);
    expect(await Client.canMessage(signer.address, {env: 'dev'})).toBe(true);
    expect(await Client.canMessage(signer.address, {env: 'production'})).toBe(false);
    expect(internet.dev.requests.filter(({appVersion}) => appVersion === 'my-app/1.0.0').length).toBeGreaterThan(0);
  });

  it('asks for two signatures the first time, and for one later, in any app', async () => {
    const {createClient} = (await run<{createClient: CreateClient}>(CLIENT.create)).values;
    const signer = watchedWallet();
    await createClient(signer);
    expect(titles(signer.signed)).toEqual(['XMTP : Create Identity', 'XMTP : Enable Identity']);
    signer.signed.length = 0;
    await Client.create(signer, {env: 'dev', appVersion: 'another-app/1.0.0'});
    expect(titles(signer.signed)).toEqual(['XMTP : Enable Identity']);
    signer.signed.length = 0;
    await Client.create(signer, {env: 'production'});
    expect(signer.signed).toHaveLength(2);
  });

  it("passes the wallet's own error on, and names what isn't a connected wallet", async () => {
    const {createClient} = (await run<{createClient: CreateClient}>(CLIENT.create)).values;
    const refusing = watchedWallet(Wallet.createRandom(), () => true);
    await expect(createClient(refusing)).rejects.toThrow('User rejected the request.');
    await expect(createClient({} as Signer)).rejects.toThrow('Unknown wallet type');
    await expect(createClient({type: 'walletClient'} as unknown as Signer)).rejects.toThrow(
      'WalletClient is not configured',
    );
    await expect(createClient(null as unknown as Signer)).rejects.toThrow('No keystore providers available');
  });

  it('can be given a time limit', async () => {
    type WithTimeLimit = <T>(work: Promise<T>, milliseconds: number) => Promise<T>;
    const {withTimeLimit} = (await run<{withTimeLimit: WithTimeLimit}>(CLIENT.timeLimit)).values;
    expect(await withTimeLimit(Promise.resolve('client'), 60_000)).toBe('client');
    const never = new Promise<never>(() => undefined);
    await expect(withTimeLimit(never, 1)).rejects.toThrow('The client was not ready in time');
  });
});

describe('saving keys', () => {
  const open = async (localStorage: object): Promise<CreateClient> => {
    const {values} = await run<{openClient: CreateClient}>(CLIENT.saveKeys, {globals: {localStorage}});
    return values.openClient;
  };

  it('asks the wallet in the first run only', async () => {
    const {items, localStorage} = storage();
    const signer = watchedWallet();
    const first = await (await open(localStorage))(signer);
    expect(signer.signed).toHaveLength(2);
    expect([...items.keys()]).toEqual([`xmtp-keys-dev-${signer.address.toLowerCase()}`]);
    // `getKeys` doesn't publish the user's contact, but the client does.
    expect(await Client.canMessage(signer.address, {env: 'dev'})).toBe(true);

    const second = await (await open(localStorage))(signer);
    expect(signer.signed).toHaveLength(2);
    expect(second.publicKeyBundle.equals(first.publicKeyBundle)).toBe(true);
  });

  it("keeps the keys if the network then refuses the user's contact, and doesn't ask the wallet again", async () => {
    const {localStorage} = storage();
    const openClient = await open(localStorage);
    const signer = watchedWallet();
    internet.dev.fail({method: 'publish', topic: /\/contact-/});
    await expect(openClient(signer)).rejects.toThrow('unavailable');
    internet.dev.recover();
    expect((await openClient(signer)).address).toBe(signer.address);
    expect(signer.signed).toHaveLength(2);
  });

  it("keeps two users' keys apart", async () => {
    const {localStorage} = storage();
    const openClient = await open(localStorage);
    const [alix, bo] = [watchedWallet(), watchedWallet()];
    expect((await openClient(alix)).address).toBe(alix.address);
    expect((await openClient(bo)).address).toBe(bo.address);
    expect((await openClient(alix)).address).toBe(alix.address);
  });

  it("opens a client on production with dev's keys, which aren't the wallet's own there", async () => {
    const {items, localStorage} = storage();
    const signer = watchedWallet();
    await (
      await open(localStorage)
    )(signer);
    const keys = Buffer.from([...items.values()][0]!.slice(2), 'hex');
    const elsewhere = await Client.create(null, {env: 'production', privateKeyOverride: keys});
    const own = await Client.create(signer, {env: 'production'});
    expect(elsewhere.address).toBe(own.address);
    expect(elsewhere.publicKeyBundle.equals(own.publicKeyBundle)).toBe(false);
  });

  it('fails with damaged keys, until they are deleted', async () => {
    const {items, localStorage} = storage();
    const signer = watchedWallet();
    const openClient = await open(localStorage);
    await openClient(signer);
    const slot = [...items.keys()][0]!;
    items.set(slot, '0x0123');
    await expect(openClient(signer)).rejects.toThrow();
    items.delete(slot);
    expect((await openClient(signer)).address).toBe(signer.address);
  });
});

it('creates a client with a private key', async () => {
  const wallet = Wallet.createRandom();
  const {values} = await run<{client: Client}>(CLIENT.bot, {
    globals: {process: {env: {WALLET_KEY: wallet.privateKey}}},
  });
  expect(values.client.address).toBe(wallet.address);
  expect(await Client.canMessage(wallet.address, {env: 'dev'})).toBe(true);
});

describe('configure the client', () => {
  it('sets the environment and the version, adds the codec, and explains each request', async () => {
    const {createClient} = (await run<{createClient: CreateClient}>(CLIENT.configure)).values;
    const events: string[] = [];
    const wallet = watchedWallet();
    const signer: Signer = {
      getAddress: () => wallet.getAddress(),
      signMessage: (message) => {
        const signature = wallet.signMessage(message);
        events.push(titles(wallet.signed).at(-1)!);
        return signature;
      },
    };
    const client = await createClient(signer, (hint: string) => events.push(hint));
    expect(events).toEqual([
      'Create your identity',
      'XMTP : Create Identity',
      'Unlock your inbox',
      'XMTP : Enable Identity',
    ]);
    expect(await Client.canMessage(client.address, {env: 'production'})).toBe(true);
    expect(await Client.canMessage(client.address, {env: 'dev'})).toBe(false);
    expect(internet.production.requests.some(({appVersion}) => appVersion === 'my-app/1.0.0')).toBe(true);
    const type = (await import('@xmtp/content-type-reaction')).ContentTypeReaction;
    expect(client.codecFor(type)).toBeDefined();
  });

  it('keeps the list of conversations where basePersistence says', async () => {
    const {wallet, client: before} = await account();
    const bo = await account();
    await before.conversations.newConversation(bo.address);
    interface Persisted {
      client: Client;
      rows: Map<string, Uint8Array>;
      basePersistence: Persistence;
    }
    const {values} = await run<Persisted>(CLIENT.persistence, {with: {signer: wallet}});
    expect(await values.client.conversations.listFromCache()).toHaveLength(0);
    await values.client.conversations.list();
    expect([...values.rows.keys()]).toContainEqual(expect.stringMatching(/^xmtp\/dev\//));
    expect(await values.client.conversations.listFromCache()).toHaveLength(1);
    const {basePersistence} = values;
    const restarted = (await Client.create(wallet, {env: 'dev', basePersistence})) as Client;
    expect(await restarted.conversations.listFromCache()).toHaveLength(1);
  });

  it.each([
    ['production', 'production'],
    ['development', 'dev'],
    ['test', 'dev'],
  ])('takes the environment from a build for %s', async (NODE_ENV, expected) => {
    const {values} = await run<{env: string}>(CLIENT.environment, {globals: {process: {env: {NODE_ENV}}}});
    expect(values.env).toBe(expected);
  });

  it('adds Buffer to a page that has none, and leaves one that is there', async () => {
    const bare = {} as {Buffer?: unknown};
    await run(CLIENT.polyfills, {globals: {globalThis: bare}});
    expect(bare.Buffer).toHaveProperty('from');
    const own = {Buffer: 'own'};
    await run(CLIENT.polyfills, {globals: {globalThis: own}});
    expect(own.Buffer).toBe('own');
  });
});

it('forgets the keys when the user signs out, but the client still works until it is dropped', async () => {
  const {items, localStorage} = storage();
  const {values} = await run<{openClient: CreateClient}>(CLIENT.saveKeys, {globals: {localStorage}});
  const client = await values.openClient(watchedWallet());
  items.set('another', 'item');
  await run(CLIENT.signOut, {with: {client}, globals: {localStorage}});
  expect([...items.keys()]).toEqual(['another']);
  expect(await client.canMessage(client.address)).toBe(true);
});

everyFenceRuns(CLIENT);
