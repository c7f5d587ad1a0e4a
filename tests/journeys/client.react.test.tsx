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

  /** Connects wagmi to a wallet, if one is given. Returns the signer that a fence's hook makes. */
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

  /** Returns an app with a button that opens the client, and a button that signs out. */
  const app = async (): Promise<App> => {
    const {useOpenClient} = (await run<{useOpenClient: () => Open}>(CLIENT_REACT.saveKeys)).values;
    const {useSignOut} = (await run<{useSignOut: () => () => Promise<void>}>(CLIENT_REACT.signOut)).values;
    const {sdk} = await import('./react');
    return function App({signer}) {
      const {client} = sdk.useClient();
      const open = useOpenClient();
      const signOut = useSignOut();
      const {conversations} = sdk.useConversations();
      return client ? (
        <>
          <p>{client.address}</p>
          <p>{conversations.length} cached</p>
          <button onClick={() => void signOut()}>Sign out</button>
        </>
      ) : (
        <>
          <p>{conversations.length} left</p>
          <button onClick={() => void open(signer)}>Sign in</button>
        </>
      );
    };
  };

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
    const second = showWith(undefined, <App signer={signer} />);
    await second.user.click(screen.getByRole('button', {name: 'Sign in'}));
    expect(await screen.findByText('1 cached')).toBeInTheDocument();
    expect(signer.signed).toHaveLength(2);

    localStorage.setItem('another', 'item');
    await second.user.click(screen.getByRole('button', {name: 'Sign out'}));
    expect(await screen.findByRole('button', {name: 'Sign in'})).toBeInTheDocument();
    expect(localStorage.getItem(slot)).toBeNull();
    expect(localStorage.getItem('another')).toBe('item');
    // The SDK's cache in this browser is empty.
    expect(await screen.findByText('0 left')).toBeInTheDocument();
    const databases = await indexedDB.databases();
    expect(databases.map(({name}) => name)).not.toContain('__XMTP__');
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
  const {App} = (await run<{App: FenceComponent}>(QUICKSTART_REACT.whole)).values;
  const {user} = show(<App />);
  await user.click(screen.getByRole('button', {name: 'Connect'}));
  await user.click(await screen.findByRole('button', {name: 'Say gm'}));
  expect(await screen.findByText(/^0x\w{40}: gm$/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', {name: 'Let the friend reply'}));
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

it('asks both environments about an address', async () => {
  const bo = await account({env: 'production'});
  const {values, output} = await run<{WhereReachable: FenceComponent<{address: string}>}>(HELP_REACT.reachable);
  showWith(undefined, <values.WhereReachable address={bo.address} />);
  await eventually(() => output.length === 2);
  expect([...output].sort()).toEqual(['dev false', 'production true']);
});

everyFenceRuns(CLIENT_REACT, HELP_REACT, OVERVIEW_REACT, QUICKSTART_REACT);
