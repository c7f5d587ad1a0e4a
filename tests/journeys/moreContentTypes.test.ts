import {ContentTypeReadReceipt} from '@xmtp/content-type-read-receipt';
import {ContentTypeId, type ContentCodec} from '@xmtp/content-type-primitives';
import type {DecodedMessage} from '@xmtp/xmtp-js';
import {encodeAbiParameters, encodeEventTopics, erc20Abi, type Address} from 'viem';
import {chat, newest, read, runForBoth, type Chat} from './chat';
import {CUSTOM, RECEIPTS, TRANSACTIONS} from './fences';
import {everyFenceRuns, run} from './run';
import {internet} from './world';

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
});

it('throws if a receipt, a place or a payment cannot be sent', async () => {
  for (const address of [RECEIPTS.register, CUSTOM.register, TRANSACTIONS.register]) await runForBoth(address, pair);
  const {conversation, other, alix} = pair;
  const message = await other.send('Hello');
  const {values} = await run<{sendReference: (hash: string) => Promise<void>}>(TRANSACTIONS.send, {
    with: {conversation},
  });
  internet.dev.fail({method: 'publish', offline: true});
  const sending = [
    run(RECEIPTS.send, {with: {client: alix.client, conversation, message}}),
    run(CUSTOM.send, {with: {conversation}}),
    values.sendReference('0x12'),
  ];
  await Promise.all(sending.map((each) => expect(each).rejects.toThrow('fetch failed')));
});

describe('read receipts', () => {
  /** Runs what Bo's app does when it shows a message. */
  const see = async (message: DecodedMessage): Promise<void> => {
    const {other: conversation, bo} = pair;
    await run(RECEIPTS.send, {with: {client: bo.client, conversation, message}});
  };
  const receipts = async (): Promise<number> =>
    (await pair.conversation.messages()).filter(({contentType}) => contentType.sameAs(ContentTypeReadReceipt)).length;

  /** Returns what Alix's app shows. */
  const show = async (): Promise<{visible: DecodedMessage[]; lastRead?: DecodedMessage}> =>
    (
      await run<{visible: DecodedMessage[]; lastRead?: DecodedMessage}>(RECEIPTS.show, {
        with: {client: pair.alix.client, conversation: pair.conversation},
      })
    ).values;

  beforeEach(() => runForBoth(RECEIPTS.register, pair));

  it('are sent to allowed contacts only, and only for their messages', async () => {
    await pair.conversation.send('Hello');
    const message = await newest(pair.other);
    await see(message);
    expect(await receipts()).toBe(0);
    await pair.other.allow();
    await see(message);
    expect(await receipts()).toBe(1);
    await pair.other.send('Hi');
    await see(await newest(pair.other));
    expect(await receipts()).toBe(1);
    await pair.other.deny();
    await see(message);
    expect(await receipts()).toBe(1);
  });

  it('are empty, and have no fallback', async () => {
    await pair.other.allow();
    await pair.conversation.send('Hello');
    await see(await newest(pair.other));
    const receipt = await newest(pair.conversation);
    expect(receipt.content).toEqual({});
    expect(receipt.contentFallback).toBeUndefined();
  });

  it('show up to where the peer has read, and are hidden themselves', async () => {
    await pair.other.allow();
    await pair.conversation.send('One', {timestamp: new Date(Date.now() - 3000)});
    await pair.conversation.send('Two', {timestamp: new Date(Date.now() - 2000)});
    const two = await newest(pair.other);
    await pair.other.send('Answer', {timestamp: new Date(Date.now() - 1000)});
    expect((await show()).lastRead).toBeUndefined();
    await see(two);
    await pair.conversation.send('Three', {timestamp: new Date(Date.now() + 2000)});
    const {visible, lastRead} = await show();
    expect(visible.map(({content}) => content as unknown)).toEqual(['One', 'Two', 'Answer', 'Three']);
    expect(lastRead?.content).toBe('Two');
  });

  it('cover a message of the same millisecond', async () => {
    const timestamp = new Date();
    await pair.conversation.send('Hello', {timestamp});
    await pair.other.send({}, {contentType: ContentTypeReadReceipt, timestamp});
    expect((await show()).lastRead?.content).toBe('Hello');
  });

  it("don't count if they are the user's own", async () => {
    await pair.conversation.send('Hello');
    await pair.conversation.send({}, {contentType: ContentTypeReadReceipt});
    expect((await show()).lastRead).toBeUndefined();
  });

  it('need the codec', async () => {
    const {other} = await chat();
    await expect(other.send({}, {contentType: ContentTypeReadReceipt})).rejects.toThrow(
      'unknown content type xmtp.org/readReceipt:1.0',
    );
  });
});

describe('a custom content type', () => {
  const place = {name: 'Café Central', latitude: 48.2104, longitude: 16.3655};
  const show = async (message: DecodedMessage): Promise<string | undefined> =>
    (await run<{toText: (message: DecodedMessage) => string | undefined}>(CUSTOM.show)).values.toText(message);

  interface Place {
    PlaceCodec: new () => ContentCodec<typeof place>;
    isPlace: (value: unknown) => boolean;
  }

  it('is sent, received and shown', async () => {
    await runForBoth(CUSTOM.register, pair);
    await run(CUSTOM.send, {with: {conversation: pair.conversation}});
    const message = await newest(pair.other);
    expect(message.content).toEqual(place);
    expect(message.contentType.toString()).toBe('example.com/place:1.0');
    expect(await show(message)).toBe('Meet at Café Central: 48.2104, 16.3655');
    await pair.conversation.send('Just text');
    expect(await show(await newest(pair.other))).toBe('Just text');
  });

  it('shows as its fallback in other apps', async () => {
    await run(CUSTOM.register, {with: {client: pair.alix.client}});
    await run(CUSTOM.send, {with: {conversation: pair.conversation}});
    const message = await newest(pair.other);
    expect(message.content).toBeUndefined();
    expect(await show(message)).toBe('Place: Café Central (48.2104, 16.3655)');
  });

  it('needs the codec to be sent', async () => {
    await expect(run(CUSTOM.send, {with: {conversation: pair.conversation}})).rejects.toThrow(
      'unknown content type example.com/place:1.0',
    );
  });

  it('is checked when it is decoded', async () => {
    const {PlaceCodec, isPlace} = (await run<Place>(CUSTOM.codec)).values;
    const codec = new PlaceCodec();
    const encoded = codec.encode(place, undefined as never);
    expect(codec.decode(encoded, undefined as never)).toEqual(place);
    expect(codec.shouldPush(place)).toBe(true);
    for (const value of [
      null,
      'x',
      {},
      {...place, name: 1},
      {...place, latitude: '1'},
      {...place, longitude: undefined},
    ]) {
      expect(isPlace(value)).toBe(false);
      const content = Buffer.from(JSON.stringify(value));
      expect(() => codec.decode({...encoded, content}, undefined as never)).toThrow('The content is not a place');
    }
  });

  it("has a test, which fails for a codec that changes a value, or that doesn't check", async () => {
    await run(CUSTOM.test);
    const {PlaceCodec} = (await run<Place>(CUSTOM.codec)).values;
    const test = (codec: Place['PlaceCodec']): Promise<unknown> => {
      // oxlint-disable-next-line typescript/no-require-imports -- as the sample's import
      const load = (name: string): unknown => (name === './place' ? {PlaceCodec: codec} : require(name));
      return run(CUSTOM.test, {globals: {require: load}});
    };
    type Decode = Parameters<ContentCodec<typeof place>['decode']>;
    class Forgetful extends PlaceCodec {
      override decode(...args: Decode): typeof place {
        return {...super.decode(...args), name: ''};
      }
    }
    class Trusting extends PlaceCodec {
      override decode({content}: Decode[0]): typeof place {
        return content.length > 0 ? place : {...place, name: ''};
      }
    }
    await test(PlaceCodec);
    await expect(test(Forgetful)).rejects.toThrow('deep-equal');
    await expect(test(Trusting)).rejects.toThrow('Missing expected exception');
  });
});

describe('transaction references', () => {
  const hash = `0x${'ab'.repeat(32)}`;

  const share = async (): Promise<void> => {
    const {values} = await run<{sendReference: (hash: string) => Promise<void>}>(TRANSACTIONS.send, {
      with: {conversation: pair.conversation},
    });
    await values.sendReference(hash);
  };

  it('arrive with the network and the hash', async () => {
    await runForBoth(TRANSACTIONS.register, pair);
    await share();
    const message = await newest(pair.other);
    expect((await read(TRANSACTIONS.read, message)).output).toEqual([`8453 ${hash}`]);
    expect(message.content).toMatchObject({namespace: 'eip155'});
    await pair.conversation.send('Just text');
    expect((await read(TRANSACTIONS.read, await newest(pair.other))).output).toEqual([]);
  });

  it('ask for a push notification, as the codec of the package alone does not', async () => {
    await runForBoth(TRANSACTIONS.register, pair);
    const codec = pair.alix.client.codecFor(
      new ContentTypeId({authorityId: 'xmtp.org', typeId: 'transactionReference', versionMajor: 1, versionMinor: 0}),
    )!;
    expect(codec.shouldPush({})).toBe(true);
  });

  it('have a fallback, and are read without an error when the codec is missing', async () => {
    await run(TRANSACTIONS.register, {with: {client: pair.alix.client}});
    await share();
    const message = await newest(pair.other);
    expect(message.contentFallback).toContain(hash);
    expect((await read(TRANSACTIONS.read, message)).output).toEqual(['undefined undefined']);
  });

  describe('verify a payment', () => {
    const [token, from, to, other] = ['11', '22', '33', '44'].map((pair) => `0x${pair.repeat(20)}`) as [
      Address,
      Address,
      Address,
      Address,
    ];
    const transfer = (address: Address, sender: Address, recipient: Address, value: bigint): object => ({
      address,
      topics: encodeEventTopics({abi: erc20Abi, eventName: 'Transfer', args: {from: sender, to: recipient}}),
      data: encodeAbiParameters([{type: 'uint256'}], [value]),
      blockHash: hash,
      blockNumber: '0x1',
      logIndex: '0x0',
      transactionHash: hash,
      transactionIndex: '0x0',
      removed: false,
    });

    const amountPaid = async (receipt: object | null, reference = hash): Promise<bigint> => {
      internet.addHost('https://mainnet.base.org', (_, init) => {
        const {id, method} = JSON.parse(init.body as string) as {id: number; method: string};
        expect(method).toBe('eth_getTransactionReceipt');
        return Promise.resolve(Response.json({jsonrpc: '2.0', id, result: receipt}));
      });
      type AmountPaid = (hash: string, token: Address, from: Address, to: Address) => Promise<bigint>;
      const {values} = await run<{amountPaid: AmountPaid}>(TRANSACTIONS.verify);
      return values.amountPaid(reference, token, from, to);
    };

    it('adds up the transfers of the token, from the payer to the payee', async () => {
      const logs = [
        transfer(token, from, to, 12n),
        transfer(token, from, to, 30n),
        transfer(other, from, to, 100n),
        transfer(token, other, to, 200n),
        transfer(token, from, other, 400n),
      ];
      expect(await amountPaid({status: '0x1', logs})).toBe(42n);
      expect(await amountPaid({status: '0x0', logs})).toBe(0n);
      expect(await amountPaid({status: '0x1', logs}, 'not a hash')).toBe(0n);
      await expect(amountPaid(null)).rejects.toThrow('could not be found');
    });
  });
});

everyFenceRuns(CUSTOM, RECEIPTS, TRANSACTIONS);
