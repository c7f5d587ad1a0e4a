/** @jest-environment ./tests/journeys/browser.ts */
import {show, showWith, useFence, type Cached, type CachedMessage, type FenceComponent} from './react';
import {screen, waitFor} from '@testing-library/react';
import {ReactionCodec} from '@xmtp/content-type-reaction';
import {Client, type Signer} from '@xmtp/xmtp-js';
import {Wallet} from 'ethers';
import {custom} from 'viem';
import {mainnet} from 'viem/chains';
import {StrictMode, useEffect, useState, type ReactNode} from 'react';
import {CLIENT_REACT, HELP_REACT, OVERVIEW_REACT, QUICKSTART_REACT} from './fences';
import {everyFenceRuns, run} from './run';
import {injectedProvider, PEER, titles, watchedWallet} from './wallets';
import {account, contents, eventually, internet} from './world';

type App = FenceComponent<{signer: Signer}>;

const address = /^0x[0-9a-fA-F]{40}$/;

describe('create a client', () => {
  it('signs in with a button, and shows the address', async () => {
    const {App} = (await run<{App: App}>(CLIENT_REACT.create)).values;
    const signer = watchedWallet();
    const {user} = show(<App signer={signer} />);
    await user.click(screen.getByRole('button', {name: 'Sign in with XMTP'}));
    expect(await screen.findByText(`Signed in as ${signer.address}`)).toBeInTheDocument();
    expect(await Client.canMessage(signer.address, {env: 'dev'})).toBe(true);
    expect(internet.dev.requests.some(({appVersion}) => appVersion === 'my-app/1.0.0')).toBe(true);
  });

  it('asks to answer the wallet in the meantime', async () => {
    const {App} = (await run<{App: App}>(CLIENT_REACT.create)).values;
    const signer = watchedWallet();
    const release = internet.dev.hold('query');
    const {user} = show(<App signer={signer} />);
    await user.click(screen.getByRole('button', {name: 'Sign in with XMTP'}));
    expect(await screen.findByText('Please answer the requests in your wallet.')).toBeInTheDocument();
    release();
    expect(await screen.findByText(`Signed in as ${signer.address}`)).toBeInTheDocument();
  });

  it('offers another attempt after a refusal', async () => {
    const {App} = (await run<{App: App}>(CLIENT_REACT.create)).values;
    let refuses = true;
    const signer = watchedWallet(Wallet.createRandom(), () => refuses);
    const {user} = show(<App signer={signer} />);
    await user.click(screen.getByRole('button', {name: 'Sign in with XMTP'}));
    const again = await screen.findByRole('button', {name: 'Try again'});
    refuses = false;
    await user.click(again);
    expect(await screen.findByText(`Signed in as ${signer.address}`)).toBeInTheDocument();
  });

  it('renders an app below the provider', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'root';
    await run(CLIENT_REACT.main, {globals: {globalThis: {}}});
    await waitFor(() => expect(root).not.toBeEmptyDOMElement());
    root.remove();
  });
});

describe('wallets of wagmi', () => {
  /** The parts of wagmi and React Query that connect a wallet. Their types can't be resolved from here. */
  interface Wagmi {
    WagmiProvider: FenceComponent<{config: unknown; children: ReactNode}>;
    createConfig: (options: object) => {connectors: object[]};
    useConnect: () => {connect: (options: {connector: unknown}) => void};
  }
  interface Query {
    QueryClient: new () => object;
    QueryClientProvider: FenceComponent<{client: object; children: ReactNode}>;
  }

  /** Connects wagmi to `wallet`, if there is one. Returns the signer that `useSigner`, a fence's hook, returns. */
  async function connect(wallet: Wallet | undefined, useSigner: () => Signer | undefined): Promise<Signer | undefined> {
    /* oxlint-disable typescript/no-require-imports -- see `sdk` in react.tsx */
    const {WagmiProvider, createConfig, useConnect} = require('wagmi') as Wagmi;
    const {QueryClient, QueryClientProvider} = require('@tanstack/react-query') as Query;
    /* oxlint-enable typescript/no-require-imports */
    const provider = injectedProvider(wallet);
    const accounts = wallet ? [wallet.address] : [];
    const config = createConfig({
      chains: [mainnet],
      transports: {1: custom(provider)},
      connectors: [
        () => ({
          id: 'test',
          name: 'Test',
          type: 'test',
          connect: () => Promise.resolve({accounts, chainId: 1}),
          getAccounts: () => Promise.resolve(accounts),
          getChainId: () => Promise.resolve(1),
          getProvider: () => Promise.resolve(provider),
          isAuthorized: () => Promise.resolve(false),
        }),
      ],
    });
    let signer: Signer | undefined;
    function Connect(): ReactNode {
      const {connect: start} = useConnect();
      signer = useSigner();
      return <button onClick={() => start({connector: config.connectors[0]})}>Connect</button>;
    }
    const {user} = show(
      <WagmiProvider config={config}>
        <QueryClientProvider client={new QueryClient()}>
          <Connect />
        </QueryClientProvider>
      </WagmiProvider>,
    );
    if (!wallet) return signer;
    await user.click(screen.getByRole('button', {name: 'Connect'}));
    await eventually(async () => (await signer!.getAddress()) === wallet.address);
    return signer;
  }

  it.each([
    ['the client page', CLIENT_REACT.signer],
    ['the FAQ', HELP_REACT.wagmi],
  ])('sign, as on %s', async (_, address) => {
    const {useSigner} = (await run<{useSigner: () => Signer | undefined}>(address)).values;
    const wallet = Wallet.createRandom();
    const signer = (await connect(wallet, useSigner))!;
    expect((await Client.create(signer, {env: 'dev'})).address).toBe(wallet.address);
  });

  it('give no signer until they are connected', async () => {
    const {useSigner} = (await run<{useSigner: () => Signer | undefined}>(CLIENT_REACT.signer)).values;
    expect(await connect(undefined, useSigner)).toBeUndefined();
    const inFaq = (await run<{useSigner: () => Signer}>(HELP_REACT.wagmi)).values;
    await expect((await connect(undefined, inFaq.useSigner))!.getAddress()).rejects.toThrow(
      'The wallet has no account.',
    );
  });
});

describe('keep the keys, and sign out', () => {
  type Open = (signer: Signer) => Promise<Client | undefined>;
  type SigningOut = FenceComponent<{signer: Signer; onSignOut?: (done: Promise<void>) => void}>;

  /** Returns an app with a button that opens the client, and a button that signs out. */
  const app = async (): Promise<SigningOut> => {
    const {useOpenClient} = (await run<{useOpenClient: () => Open}>(CLIENT_REACT.saveKeys)).values;
    const {useSignOut} = (await run<{useSignOut: () => () => Promise<void>}>(CLIENT_REACT.signOut)).values;
    const {sdk} = await import('./react');
    return function App({signer, onSignOut}) {
      const {client} = sdk.useClient();
      const open = useOpenClient();
      const signOut = useSignOut();
      const {conversations} = sdk.useConversations();
      const [hasFailed, setHasFailed] = useState(false);
      return client ? (
        <>
          <p>{client.address}</p>
          <p>{conversations.length} cached</p>
          <button onClick={() => onSignOut?.(signOut())}>Sign out</button>
        </>
      ) : (
        <>
          {hasFailed && <p role="alert">Failed</p>}
          <button onClick={() => void open(signer).catch(() => setHasFailed(true))}>Sign in</button>
        </>
      );
    };
  };

  const request = <T,>(made: IDBRequest<T>): Promise<T> =>
    new Promise((resolve) => (made.onsuccess = () => resolve(made.result)));

  /** Opens the SDK's cache, which contains the user's messages in plain text. */
  const openCache = (): Promise<IDBDatabase> => request(indexedDB.open('__XMTP2__'));

  const cachedRows = async (): Promise<number> => {
    const cache = await openCache();
    const names = [...cache.objectStoreNames];
    const stores = cache.transaction(names);
    const counts = await Promise.all(names.map((name) => request(stores.objectStore(name).count())));
    cache.close();
    return counts.reduce((sum, count) => sum + count, 0);
  };

  /** Locks the cache's messages, so that nothing can delete them until the returned function is called. */
  const occupyCache = async (): Promise<() => void> => {
    const cache = await openCache();
    const messages = cache.transaction('messages', 'readwrite').objectStore('messages');
    let isBusy = true;
    const stay = (): void => {
      if (isBusy) messages.count().onsuccess = stay;
    };
    stay();
    return () => {
      isBusy = false;
      cache.close();
    };
  };

  it("keeps the keys if the network then refuses the user's contact, and doesn't ask the wallet again", async () => {
    const App = await app();
    const signer = watchedWallet();
    const {user} = showWith(undefined, <App signer={signer} />);
    internet.dev.fail({method: 'publish', topic: /\/contact-/});
    await user.click(screen.getByRole('button', {name: 'Sign in'}));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    internet.dev.recover();
    await user.click(screen.getByRole('button', {name: 'Sign in'}));
    expect(await screen.findByText(signer.address)).toBeInTheDocument();
    expect(signer.signed).toHaveLength(2);
  });

  it('asks the wallet the first time only, until the user signs out', async () => {
    const App = await app();
    const signer = watchedWallet();
    const bo = await account();
    const {user} = showWith(undefined, <App signer={signer} />);
    await user.click(screen.getByRole('button', {name: 'Sign in'}));
    expect(await screen.findByText(signer.address)).toBeInTheDocument();
    expect(signer.signed).toHaveLength(2);
    const slot = `xmtp-keys-dev-${signer.address.toLowerCase()}`;
    expect(localStorage.getItem(slot)).toMatch(/^0x/);
    expect(await Client.canMessage(signer.address, {env: 'dev'})).toBe(true);
    document.body.innerHTML = '';

    await bo.client.conversations.newConversation(signer.address);
    const keysOnClick: (string | null)[] = [];
    let isDone = false;
    const onSignOut = (done: Promise<void>): void => {
      keysOnClick.push(localStorage.getItem(slot));
      void done.then(() => (isDone = true));
    };
    const second = showWith(undefined, <App signer={signer} onSignOut={onSignOut} />);
    await second.user.click(screen.getByRole('button', {name: 'Sign in'}));
    expect(await screen.findByText('1 cached')).toBeInTheDocument();
    expect(signer.signed).toHaveLength(2);

    localStorage.setItem('another', 'item');
    expect(await cachedRows()).toBeGreaterThan(0);
    const release = await occupyCache();
    await second.user.click(screen.getByRole('button', {name: 'Sign out'}));
    // The keys are gone at once, and the user is signed out even while the cache can't be emptied.
    expect(await screen.findByRole('button', {name: 'Sign in'})).toBeInTheDocument();
    expect(keysOnClick).toEqual([null]);
    expect(localStorage.getItem('another')).toBe('item');
    expect(isDone).toBe(false);
    release();
    await eventually(() => isDone);
    expect(await cachedRows()).toBe(0);
  });
});

it('gives each page load of a demo an address', async () => {
  const {Demo} = (await run<{Demo: FenceComponent}>(CLIENT_REACT.demo)).values;
  showWith(undefined, <Demo />);
  expect(screen.getByText('One moment…')).toBeInTheDocument();
  const text = await screen.findByText(address);
  expect(await Client.canMessage(text.textContent, {env: 'dev'})).toBe(true);
});

describe('configure the client', () => {
  it('explains each request, and adds the content type', async () => {
    const {App} = (await run<{App: App}>(CLIENT_REACT.configure)).values;
    const wallet = watchedWallet();
    const seen: string[] = [];
    const signer: Signer = {
      getAddress: () => wallet.getAddress(),
      signMessage: async (message) => {
        // The hint is on the screen when the wallet opens.
        const hint = await screen.findByRole('button', {name: /Create your identity|Unlock your inbox/});
        const signature = wallet.signMessage(message);
        seen.push(`${hint.textContent}: ${titles(wallet.signed).at(-1)!}`);
        return signature;
      },
    };
    const create = jest.spyOn(Client, 'create');
    const {user} = show(
      <StrictMode>
        <App signer={signer} />
      </StrictMode>,
    );
    await user.click(screen.getByRole('button', {name: 'Sign in'}));
    await eventually(() => Client.canMessage(wallet.address, {env: 'production'}));
    expect(seen).toEqual(['Create your identity: XMTP : Create Identity', 'Unlock your inbox: XMTP : Enable Identity']);
    expect(create.mock.calls[0]![1]?.codecs?.some((codec) => codec instanceof ReactionCodec)).toBe(true);
    expect(internet.production.requests.some(({appVersion}) => appVersion === 'my-app/1.0.0')).toBe(true);
    create.mockRestore();
  });

  it('offers another attempt after a refusal', async () => {
    const {App} = (await run<{App: App}>(CLIENT_REACT.configure)).values;
    const {user} = show(<App signer={watchedWallet(Wallet.createRandom(), () => true)} />);
    await user.click(screen.getByRole('button', {name: 'Sign in'}));
    expect(await screen.findByRole('button', {name: 'Try again'})).toBeInTheDocument();
  });
});

it('runs the whole quickstart', async () => {
  const {values, output} = await run<{App: FenceComponent}>(QUICKSTART_REACT.whole);
  const {user} = show(<values.App />);
  await user.click(screen.getByRole('button', {name: 'Connect'}));
  const sayGm = await screen.findByRole('button', {name: 'Say gm'});
  internet.dev.fail({method: 'query', topic: /\/contact-/});
  await user.click(sayGm);
  await eventually(() => output.some((line) => line.includes('The friend is not reachable')));
  internet.dev.recover();
  await user.click(sayGm);
  expect(await screen.findByText(/^0x\w{40}: gm$/)).toBeInTheDocument();
  const reply = await screen.findByRole('button', {name: 'Let the friend reply'});
  internet.dev.fail({method: 'publish', offline: true});
  await user.click(reply);
  await eventually(() => output.some((line) => line.includes('fetch failed')));
  internet.dev.recover();
  await user.click(reply);
  expect(await screen.findByText(/^0x\w{40}: gm to you$/)).toBeInTheDocument();
});

it('goes from the client to the message, as the overview does', async () => {
  const [signer, bo] = [watchedWallet(), await account()];
  function Overview(): ReactNode {
    interface SignIn {
      client?: Client;
      signIn: () => Promise<unknown>;
    }
    const {client, signIn} = useFence<SignIn>(OVERVIEW_REACT.client, {with: {signer}});
    return client ? <Conversation /> : <button onClick={() => void signIn()}>Sign in</button>;
  }
  function Conversation(): ReactNode {
    interface Start {
      conversations: Cached[];
      start: () => Promise<unknown>;
    }
    const {conversations, start} = useFence<Start>(OVERVIEW_REACT.conversation, {addresses: {[PEER]: bo.address}});
    const [conversation, setConversation] = useState<Cached>();
    useEffect(() => setConversation((current) => current ?? conversations[0]), [conversations]);
    return conversation ? (
      <Messages conversation={conversation} />
    ) : (
      <button onClick={() => void start()}>Start</button>
    );
  }
  function Messages({conversation}: {conversation: Cached}): ReactNode {
    interface Send {
      messages: CachedMessage[];
      send: () => Promise<unknown>;
    }
    const {messages, send} = useFence<Send>(OVERVIEW_REACT.message, {with: {conversation}});
    return (
      <button onClick={() => void send()}>{`Send after ${messages.map(({content}) => content).join(', ')}`}</button>
    );
  }
  const {user} = showWith(undefined, <Overview />);
  await user.click(screen.getByRole('button', {name: 'Sign in'}));
  await user.click(await screen.findByRole('button', {name: 'Start'}));
  await user.click(await screen.findByRole('button', {name: 'Send after gm'}));
  expect(await screen.findByRole('button', {name: 'Send after gm, gm'})).toBeInTheDocument();
  const [conversation] = await bo.client.conversations.list();
  expect(conversation!.peerAddress).toBe(signer.address);
  await eventually(async () => (await conversation!.messages()).length === 2);
  expect(contents(await conversation!.messages())).toEqual(['gm', 'gm']);
});

it('asks both environments about an address, and then about another one', async () => {
  const [alix, bo] = [await account(), await account({env: 'production'})];
  const {values, output} = await run<{WhereReachable: FenceComponent<{address: string}>}>(HELP_REACT.reachable);
  function Ask(): ReactNode {
    const [address, setAddress] = useState(bo.address);
    return (
      <>
        <values.WhereReachable address={address} />
        <button onClick={() => setAddress(alix.address)}>Another</button>
      </>
    );
  }
  const {user} = showWith(undefined, <Ask />);
  await eventually(() => output.length === 2);
  expect([...output].sort()).toEqual(['dev false', 'production true']);
  await user.click(screen.getByRole('button', {name: 'Another'}));
  await eventually(() => output.length === 4);
  expect(output.slice(2).sort()).toEqual(['dev true', 'production false']);
});

everyFenceRuns(CLIENT_REACT, HELP_REACT, OVERVIEW_REACT, QUICKSTART_REACT);
