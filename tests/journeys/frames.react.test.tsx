/** @jest-environment ./tests/journeys/browser.ts */
import {show} from './react';
import {act, screen} from '@testing-library/react';
import {createConsentMessage} from '@xmtp/consent-proof-signature';
import type {FrameActionInputs, FramesApiResponse} from '@xmtp/frames-client';
import {createElement, type ComponentType} from 'react';
import {utils} from 'ethers';
import {chat, type Chat} from './chat';
import {FRAMES, SUBSCRIPTION_FRAMES, TRANSACTION_FRAMES} from './fences';
import {framePage, FRAMES_ORIGIN, POLL, serveFrames, type Tags} from './frameServer';
import type {Globals} from './run';
import {everyFenceRuns, run} from './run';
import {stopServers} from './server';
import {injectedProvider, newWallet} from './wallets';
import {eventually, internet} from './world';

interface Press {
  path: string;
  address: string | undefined;
  payload: {untrustedData: Record<string, unknown>; trustedData: {messageBytes: string}};
}

/** The posts to the frame's server, each with the address that the page's server code has verified. */
const presses: Press[] = [];
let frame: Tags;
let status: number;
/** The server's answer to `/transaction`. */
let transaction: object;
/** What the answer to `/slow` waits for. */
let waiting: Promise<void>;
const pageUrl = `${FRAMES_ORIGIN}/poll`;

beforeAll(async () => {
  type Verify = (request: Request) => Promise<string | undefined>;
  const {verifiedAddress} = (await run<{verifiedAddress: Verify}>(FRAMES.verify)).values;
  await serveFrames(internet, async (request, body, response) => {
    const path = request.url!;
    if (request.method === 'POST') {
      const posted = new Request('https://x.example', {method: 'POST', body: new Uint8Array(body)});
      const payload = JSON.parse(body.toString()) as Press['payload'];
      presses.push({path, address: await verifiedAddress(posted), payload});
    }
    if (path === '/redirect') response.writeHead(302, {location: frame.location}).end();
    else if (path === '/transaction') response.writeHead(status).end(JSON.stringify(transaction));
    else if (path === '/page') response.writeHead(200).end('<html></html>');
    else if (path === '/slow') await waiting.then(() => response.writeHead(200).end(framePage(POLL)));
    else if (path === '/poll') response.writeHead(status).end(framePage(frame));
    else response.writeHead(status).end(framePage({...POLL, 'image:alt': `Answer from ${path}`, state: 'round 2'}));
  });
});

afterAll(stopServers);

let pair: Chat;

beforeAll(async () => {
  pair = await chat();
});

beforeEach(() => {
  presses.length = 0;
  frame = {...POLL};
  status = 200;
});

const given = (): {client: unknown; conversation: unknown} => ({
  client: pair.alix.client,
  conversation: pair.conversation,
});

/** Expects that both users' apps post the same ID for a conversation, and a different ID for another conversation. */
async function namesConversation(post: (from: ReturnType<typeof given>) => Promise<unknown>): Promise<void> {
  const {client} = pair.bo;
  const context = {conversationId: 'another', metadata: {}};
  const another = await client.conversations.newConversation(pair.alix.address, context);
  presses.length = 0;
  await post(given());
  await post({client, conversation: pair.other});
  await post({client, conversation: another});
  const [alix, bo, other] = presses.map(({payload}) => payload.untrustedData.opaqueConversationIdentifier);
  expect(bo).toBe(alix);
  expect(other).not.toBe(bo);
}

type ReadPage = (url: string) => Promise<FramesApiResponse>;
type ViewOf = (page: FramesApiResponse) => Record<string, unknown> | undefined;
type PressButton = (frame: FramesApiResponse, button: number, text?: string) => Promise<FramesApiResponse | URL>;

const read = async (): Promise<{readPage: ReadPage; viewOf: ViewOf}> =>
  (await run<{readPage: ReadPage; viewOf: ViewOf}>(FRAMES.read)).values;

const readFrame = async (): Promise<FramesApiResponse> => (await read()).readPage(pageUrl);

const press = async (button: number, text?: string, from = given()): Promise<FramesApiResponse | URL> => {
  const {values} = await run<{press: PressButton}>(FRAMES.press, {with: from});
  return values.press(await readFrame(), button, text);
};

describe('read a frame', () => {
  it('tells what to draw, and loads the image through the proxy', async () => {
    frame['input:text'] = 'Why?';
    const {readPage, viewOf} = await read();
    expect(viewOf(await readPage(pageUrl))).toEqual({
      imageUrl: `https://frames.xmtp.chat/media?url=${encodeURIComponent(POLL.image!)}`,
      alt: 'Cats or dogs?',
      input: 'Why?',
      buttons: {'1': {label: 'Cats', action: 'post'}, '2': {label: 'Dogs', action: 'post'}},
      works: true,
    });
    delete frame['accepts:xmtp'];
    expect(viewOf(await readPage(pageUrl))).toMatchObject({works: false});
    delete frame['button:1'];
    delete frame['button:2'];
    expect(viewOf(await readPage(pageUrl))).toMatchObject({buttons: {}});
  });

  it('knows a page that is no frame, and throws with the status if there is none', async () => {
    const {readPage, viewOf} = await read();
    expect(viewOf(await readPage(`${FRAMES_ORIGIN}/page`))).toBeUndefined();
    status = 404;
    await expect(readPage(pageUrl)).rejects.toMatchObject({status: 404});
  });
});

describe('answer a button', () => {
  it("posts a signed action that proves the user's address", async () => {
    const answer = (await press(2, 'Loyal')) as FramesApiResponse;
    expect(answer.frameInfo?.image.alt).toBe('Answer from /answer');
    expect(presses).toMatchObject([
      {
        path: '/answer',
        address: pair.alix.address,
        payload: {untrustedData: {buttonIndex: 2, inputText: 'Loyal', state: 'round 1', url: pageUrl}},
      },
    ]);
  });

  it('names the conversation to the server', () => namesConversation((from) => press(1, undefined, from)));

  it('posts to the target, then the URL of the button, then of the frame, then the page', async () => {
    const at = async (tags: Tags): Promise<string> => {
      frame = {...POLL, ...tags};
      await press(1);
      return presses.at(-1)!.path;
    };
    const [target, own] = [`${FRAMES_ORIGIN}/target`, `${FRAMES_ORIGIN}/own`];
    expect(await at({'button:1:target': target, 'button:1:post_url': own})).toBe('/target');
    expect(await at({'button:1:post_url': own})).toBe('/own');
    expect(await at({})).toBe('/answer');
    frame = {...POLL};
    delete frame.post_url;
    await press(1);
    expect(presses.at(-1)!.path).toBe('/poll');
  });

  it('returns the URL of a link without a post, and of a redirect after one', async () => {
    frame = {...POLL, 'button:1:action': 'link', 'button:1:target': 'https://cats.example/'};
    expect(await press(1)).toEqual(new URL('https://cats.example/'));
    expect(presses).toEqual([]);
    frame = {
      ...POLL,
      'button:1:action': 'post_redirect',
      'button:1:target': `${FRAMES_ORIGIN}/redirect`,
      location: 'https://dogs.example/',
    };
    expect(await press(1)).toEqual(new URL('https://dogs.example/'));
    expect(presses).toMatchObject([{path: '/redirect', address: pair.alix.address}]);
  });

  it("refuses what isn't a web page, and actions and buttons that it doesn't know", async () => {
    frame = {...POLL, 'button:1:action': 'link', 'button:1:target': 'javascript:alert(1)'};
    await expect(press(1)).rejects.toThrow('Refused to open javascript:');
    frame = {
      ...POLL,
      'button:1:action': 'post_redirect',
      'button:1:target': `${FRAMES_ORIGIN}/redirect`,
      location: 'data:text/html,x',
    };
    await expect(press(1)).rejects.toThrow('Refused to open data:');
    frame = {...POLL, 'button:1:action': 'mint', 'button:1:target': 'x'};
    await expect(press(1)).rejects.toThrow("mint isn't supported.");
    await expect(press(3)).rejects.toThrow('The frame has no button 3.');
  });

  it('throws if the server fails', async () => {
    const {values} = await run<{press: PressButton}>(FRAMES.press, {with: given()});
    const page = await (await read()).readPage(pageUrl);
    status = 500;
    await expect(values.press(page, 1)).rejects.toThrow('Failed to post to frame');
    page.frameInfo!.buttons!['1'] = {action: 'post_redirect', label: 'x', target: `${FRAMES_ORIGIN}/answer`};
    await expect(values.press(page, 1)).rejects.toMatchObject({status: 502});
  });
});

describe('verify who pressed', () => {
  type Verify = (request: Request) => Promise<string | undefined>;
  const verify = async (payload: unknown, now = Date.now()): Promise<string | undefined> => {
    const {values} = await run<{verifiedAddress: Verify}>(FRAMES.verify, {globals: {Date: {now: () => now}}});
    return values.verifiedAddress(new Request('https://x.example', {method: 'POST', body: JSON.stringify(payload)}));
  };

  it('trusts only what was signed, for this frame, in the last five minutes', async () => {
    await press(1);
    const {payload} = presses[0]!;
    expect(await verify(payload)).toBe(pair.alix.address);
    const fiveMinutesLater = Number(payload.untrustedData.timestamp) + 5 * 60_000;
    expect(await verify(payload, fiveMinutesLater - 1)).toBe(pair.alix.address);
    expect(await verify(payload, fiveMinutesLater)).toBeUndefined();
    expect(await verify({...payload, untrustedData: {...payload.untrustedData, buttonIndex: 2}})).toBeUndefined();
    expect(await verify({...payload, clientProtocol: 'farcaster@vNext'})).toBeUndefined();

    const {values} = await run<{press: PressButton}>(FRAMES.press, {with: given()});
    const page = await (await read()).readPage(pageUrl);
    await values.press({...page, url: 'https://another.example/'}, 1);
    expect(presses.at(-1)!.address).toBeUndefined();
  });

  it.each([
    ['seconds, as Swift sends', (now: number) => Math.floor(now / 1000)],
    ['nanoseconds, as Kotlin sends', (now: number) => now * 1e6],
  ])('reads a time in %s', async (_, inUnit) => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(inUnit(now));
    await press(1);
    clock.mockRestore();
    const {payload} = presses.at(-1)!;
    expect(payload.untrustedData.timestamp).toBe(inUnit(now));
    expect(await verify(payload, now + 4 * 60_000)).toBe(pair.alix.address);
    expect(await verify(payload, now + 6 * 60_000)).toBeUndefined();
  });
});

describe('show a frame', () => {
  type FrameInMessage = ComponentType<{url: string}>;

  /** Returns the component for a message with a frame. `globals` replace browser globals, such as `window`. */
  const message = async (globals: Globals = {}): Promise<FrameInMessage> =>
    (await run<{FrameInMessage: FrameInMessage}>(FRAMES.message, {with: given(), globals})).values.FrameInMessage;

  it('replaces the frame with each answer, and sends the text along', async () => {
    frame['input:text'] = 'Why?';
    const {user} = show(createElement(await message(), {url: pageUrl}));
    expect(screen.getByRole('link', {name: pageUrl})).toBeInTheDocument();
    expect(await screen.findByRole('img', {name: 'Cats or dogs?'})).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'frame.example.com'})).toHaveAttribute('href', pageUrl);
    await user.type(screen.getByRole('textbox', {name: 'Why?'}), 'Soft');
    await user.click(screen.getByRole('button', {name: 'Dogs'}));
    expect(await screen.findByRole('img', {name: 'Answer from /answer'})).toBeInTheDocument();
    expect(presses).toMatchObject([{payload: {untrustedData: {buttonIndex: 2, inputText: 'Soft'}}}]);
  });

  it("shows a link if the page isn't a frame or can't be read", async () => {
    const view = show(createElement(await message(), {url: `${FRAMES_ORIGIN}/page`}));
    expect(await screen.findByRole('link', {name: `${FRAMES_ORIGIN}/page`})).toBeInTheDocument();
    view.unmount();
    status = 500;
    show(createElement(await message(), {url: pageUrl}));
    expect(await screen.findByRole('link', {name: pageUrl})).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('ignores a page that arrives after the message has got another link', async () => {
    let arrive!: () => void;
    waiting = new Promise((resolve) => (arrive = resolve));
    const FrameInMessage = await message();
    const {rerender} = show(createElement(FrameInMessage, {url: `${FRAMES_ORIGIN}/slow`}));
    frame['image:alt'] = 'Tea or coffee?';
    rerender(createElement(FrameInMessage, {url: pageUrl}));
    expect(await screen.findByRole('img', {name: 'Tea or coffee?'})).toBeInTheDocument();
    arrive();
    const {readPage} = await read();
    await act(() => readPage(`${FRAMES_ORIGIN}/slow`));
    expect(screen.getByRole('img', {name: 'Tea or coffee?'})).toBeInTheDocument();
  });

  it('keeps the frame after a failure, to try again', async () => {
    const {user} = show(createElement(await message(), {url: pageUrl}));
    const button = await screen.findByRole('button', {name: 'Cats'});
    status = 500;
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to post to frame');
    status = 200;
    await user.click(button);
    expect(await screen.findByRole('img', {name: 'Answer from /answer'})).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens a page only if the user agrees', async () => {
    frame = {...POLL, 'button:1:action': 'link', 'button:1:target': 'https://cats.example/'};
    const asked: string[] = [];
    const opened: unknown[][] = [];
    let agrees = false;
    const window = {
      confirm: (question: string) => (asked.push(question), agrees),
      open: (...args: unknown[]) => void opened.push(args),
    };
    const {user} = show(createElement(await message({window}), {url: pageUrl}));
    const button = await screen.findByRole('button', {name: 'Cats'});
    await user.click(button);
    await eventually(() => asked.length === 1);
    expect([asked, opened]).toEqual([['Open https://cats.example/?'], []]);
    agrees = true;
    await user.click(button);
    await eventually(() => opened.length === 1);
    expect(opened).toEqual([[new URL('https://cats.example/'), '_blank', 'noopener,noreferrer']]);
  });

  it('disables the buttons of a frame that takes no actions from XMTP apps', async () => {
    delete frame['accepts:xmtp'];
    show(createElement(await message(), {url: pageUrl}));
    expect(await screen.findByRole('button', {name: 'Cats'})).toBeDisabled();
  });

  it('draws an image without a description, and a form without a field', async () => {
    const {Frame} = (await run<{Frame: ComponentType<Record<string, unknown>>}>(FRAMES.draw)).values;
    const onPress = jest.fn();
    const buttons = {'1': {label: 'Cats', action: 'post'}};
    const {user} = show(
      createElement(Frame, {
        imageUrl: 'https://x.example/a.png',
        alt: undefined,
        input: undefined,
        buttons,
        works: true,
        onPress,
      }),
    );
    expect(screen.getByRole('presentation')).toHaveAttribute('src', 'https://x.example/a.png');
    let isPageLeft: boolean | undefined;
    window.addEventListener('submit', (event) => (isPageLeft = !event.defaultPrevented), {once: true});
    await user.click(screen.getByRole('button', {name: 'Cats'}));
    expect(onPress.mock.calls).toEqual([[1, undefined]]);
    expect(isPageLeft).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

const TARGET = `${FRAMES_ORIGIN}/transaction`;

describe('a frame that asks for a transaction', () => {
  interface Asked {
    inputs: FrameActionInputs;
    chainId: number;
    to: string;
    value: bigint;
    data: string | undefined;
  }
  interface Pressed {
    frame: FramesApiResponse;
    buttonIndex: number;
    inputText?: string;
  }
  type Fetch = (pressed: Pressed, target: string, payer: string) => Promise<Asked>;

  const payer = newWallet();
  const shop = newWallet().address;

  const fetchTransaction = async (from = given()): Promise<Asked> => {
    const {values} = await run<{fetchTransaction: Fetch}>(TRANSACTION_FRAMES.fetch, {with: from});
    return values.fetchTransaction({frame: await readFrame(), buttonIndex: 1, inputText: '3'}, TARGET, payer.address);
  };

  beforeEach(() => {
    transaction = {
      chainId: 'eip155:8453',
      method: 'eth_sendTransaction',
      params: {abi: [], to: shop.toLowerCase(), value: '10000000000000000001', data: '0xaB'},
    };
  });

  it('is recognized by its button, with the URL that gets the hash', async () => {
    type TransactionOf = (page: FramesApiResponse, button: number) => object | undefined;
    const {transactionOf} = (await run<{transactionOf: TransactionOf}>(TRANSACTION_FRAMES.recognize)).values;
    frame = {...POLL, 'button:2:action': 'tx', 'button:2:target': TARGET};
    expect(transactionOf(await readFrame(), 1)).toBeUndefined();
    expect(transactionOf(await readFrame(), 3)).toBeUndefined();
    expect(transactionOf(await readFrame(), 2)).toEqual({target: TARGET, postUrl: POLL.post_url});
    frame['button:2:post_url'] = `${FRAMES_ORIGIN}/paid`;
    expect(transactionOf(await readFrame(), 2)).toEqual({target: TARGET, postUrl: `${FRAMES_ORIGIN}/paid`});
    delete frame['button:2:post_url'];
    delete frame.post_url;
    expect(transactionOf(await readFrame(), 2)).toEqual({target: TARGET, postUrl: pageUrl});
  });

  it('answers a signed action with the transaction', async () => {
    frame.state = 'round 1';
    const asked = await fetchTransaction();
    expect(asked).toMatchObject({chainId: 8453, to: shop, value: 10_000_000_000_000_000_001n, data: '0xaB'});
    expect(presses).toMatchObject([
      {
        path: '/transaction',
        address: pair.alix.address,
        payload: {untrustedData: {address: payer.address, inputText: '3', state: 'round 1'}},
      },
    ]);
  });

  it('names the conversation to the server', () => namesConversation(fetchTransaction));

  it('may ask for no value and no call', async () => {
    transaction = {chainId: 'eip155:1', method: 'eth_sendTransaction', params: {abi: [], to: shop}};
    expect(await fetchTransaction()).toMatchObject({chainId: 1, value: 0n, data: undefined});
  });

  it.each([
    ["eth_personalSign isn't a transaction.", {method: 'eth_personalSign'}],
    ["eip155 isn't an Ethereum network.", {chainId: 'eip155'}],
    ["solana:1 isn't an Ethereum network.", {chainId: 'solana:1'}],
    ["The data of the transaction isn't hexadecimal.", {params: {to: shop, data: 'xyz'}}],
    ['Address "shop" is invalid.', {params: {to: 'shop'}}],
    ['Cannot convert', {params: {to: shop, value: '1.5'}}],
  ])('is refused: %s', async (message, change) => {
    transaction = {...transaction, ...change};
    await expect(fetchTransaction()).rejects.toThrow(message);
  });

  it('is sent by the wallet, on the right chain', async () => {
    type Send = (provider: unknown, payer: string, transaction: Asked) => Promise<string>;
    const {sendTransaction} = (await run<{sendTransaction: Send}>(TRANSACTION_FRAMES.send)).values;
    const asked = await fetchTransaction();
    const calls: [string, unknown][] = [];
    let chain = 1;
    const provider = {
      request: ({method, params}: {method: string; params?: unknown}) => {
        calls.push([method, params]);
        if (method === 'eth_chainId') return Promise.resolve(utils.hexValue(chain));
        if (method === 'wallet_switchEthereumChain') chain = Number((params as [{chainId: string}])[0].chainId);
        return Promise.resolve(method === 'eth_sendTransaction' ? '0xhash' : null);
      },
    };
    expect(await sendTransaction(provider, payer.address, asked)).toBe('0xhash');
    expect(chain).toBe(8453);
    const sent = calls.find(([method]) => method === 'eth_sendTransaction')![1] as [Record<string, string>];
    expect(sent[0]).toMatchObject({from: payer.address, to: shop, value: utils.hexValue(asked.value), data: '0xaB'});
    calls.length = 0;
    await sendTransaction(provider, payer.address, asked);
    expect(calls.map(([method]) => method)).not.toContain('wallet_switchEthereumChain');
  });

  describe('is confirmed', () => {
    const hash = `0x${'cd'.repeat(32)}`;
    type Confirm = (network: unknown, hash: string, asked: Asked, postUrl: string) => Promise<FramesApiResponse>;

    const confirm = async (
      change: {status?: string; sent?: object} = {},
      asked?: Asked,
    ): Promise<FramesApiResponse> => {
      const wanted = asked ?? (await fetchTransaction());
      const {values} = await run<{confirm: Confirm}>(TRANSACTION_FRAMES.confirm, {with: given()});
      presses.length = 0;
      const sent = {
        to: wanted.to.toLowerCase(),
        value: wanted.value,
        input: (wanted.data ?? '0x').toUpperCase().replace('0X', '0x'),
      };
      const network = {
        // The user has sped up the transaction, so its hash has changed.
        waitForTransactionReceipt: (args: {hash: string}) => {
          expect(args).toEqual({hash: '0xold'});
          return Promise.resolve({status: change.status ?? 'success', transactionHash: hash});
        },
        getTransaction: (args: {hash: string}) => {
          expect(args).toEqual({hash});
          return Promise.resolve({...sent, ...change.sent});
        },
      };
      return values.confirm(network, '0xold', wanted, `${FRAMES_ORIGIN}/paid`);
    };

    it('with the hash, in a new signed action', async () => {
      expect((await confirm()).frameInfo?.image.alt).toBe('Answer from /paid');
      expect(presses).toMatchObject([{address: pair.alix.address, payload: {untrustedData: {transactionId: hash}}}]);
      transaction = {...transaction, params: {to: shop}};
      await confirm();
      expect(presses).toHaveLength(1);
    });

    it.each([
      [{status: 'reverted'}],
      [{sent: {to: null}}],
      [{sent: {to: payer.address}}],
      [{sent: {value: 1n}}],
      [{sent: {input: '0xcd'}}],
    ])('not after %p', async (change) => {
      await expect(confirm(change)).rejects.toThrow('The transaction failed');
      expect(presses).toEqual([]);
    });
  });
});

describe('a frame that asks for a subscription', () => {
  interface Asked {
    inputs: FrameActionInputs;
    message: string;
  }
  type Fetch = (page: FramesApiResponse, button: number, target: string) => Promise<Asked>;
  const sender = newWallet().address;
  let text: string;

  const fetchMessage = async (from = given()): Promise<Asked> => {
    const {values} = await run<{fetchConsentMessage: Fetch}>(SUBSCRIPTION_FRAMES.fetch, {with: from});
    return values.fetchConsentMessage(await readFrame(), 1, TARGET);
  };

  const senderOf = async (message: string): Promise<string> =>
    (await run<{senderOf: (message: string) => string}>(SUBSCRIPTION_FRAMES.check)).values.senderOf(message);

  beforeEach(() => {
    text = createConsentMessage(sender, Date.now());
    transaction = {chainId: 'eip155:1', method: 'eth_personalSign', params: {abi: [], to: '', value: text}};
  });

  it('is checked and signed, and gets the signature', async () => {
    const {inputs, message} = await fetchMessage();
    expect(presses).toMatchObject([{payload: {untrustedData: {address: pair.alix.address}}}]);
    expect(await senderOf(message)).toBe(sender);

    type Sign = (provider: unknown, account: string, message: string) => Promise<string>;
    const {signConsent} = (await run<{signConsent: Sign}>(SUBSCRIPTION_FRAMES.sign)).values;
    const signature = await signConsent(injectedProvider(pair.alix.wallet), pair.alix.address, message);
    expect(utils.verifyMessage(text, signature)).toBe(pair.alix.address);

    type Finish = (url: string, inputs: FrameActionInputs, signature: string) => Promise<FramesApiResponse>;
    const {finish} = (await run<{finish: Finish}>(SUBSCRIPTION_FRAMES.finish, {with: given()})).values;
    const next = await finish(`${FRAMES_ORIGIN}/subscribed`, inputs, signature);
    expect(next.frameInfo?.image.alt).toBe('Answer from /subscribed');
    expect(presses.at(-1)).toMatchObject({
      address: pair.alix.address,
      payload: {untrustedData: {transactionId: signature, url: pageUrl}},
    });
  });

  it('names the conversation to the server', () => namesConversation(fetchMessage));

  it('can be allowed at once, before the first message', async () => {
    const {values} = await run<{allowSender: (message: string) => Promise<void>}>(SUBSCRIPTION_FRAMES.allow, {
      with: given(),
    });
    await values.allowSender(text);
    expect(pair.alix.client.contacts.isAllowed(sender)).toBe(true);
    expect(() => values.allowSender('I owe you 5 dollars')).toThrow();
  });

  it('asks for nothing else', async () => {
    transaction = {...transaction, method: 'eth_sendTransaction'};
    await expect(fetchMessage()).rejects.toThrow("The frame doesn't ask for a subscription.");
    transaction = {method: 'eth_personalSign', params: {}};
    await expect(fetchMessage()).rejects.toThrow("The frame doesn't ask for a subscription.");
  });

  it('shows a consent message only: no other text, and no text added', async () => {
    const notOne = "The frame's text isn't a consent message.";
    await expect(senderOf('I owe you 5 dollars')).rejects.toThrow(notOne);
    await expect(senderOf(text.replace(sender, 'somebody'))).rejects.toThrow(notOne);
    await expect(senderOf(text.replace(/^Current Time: .*$/m, ''))).rejects.toThrow(notOne);
    for (const line of ['Current Time: ', 'From Address: ']) {
      await expect(senderOf(text.replace(line, `Not the ${line}`))).rejects.toThrow(notOne);
    }
    await expect(senderOf(`${text}\nAnd I owe you 5 dollars`)).rejects.toThrow(
      'The consent message contains extra text.',
    );
  });
});

everyFenceRuns(FRAMES, SUBSCRIPTION_FRAMES, TRANSACTION_FRAMES);
