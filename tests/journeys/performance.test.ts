import {ContentTypeReaction, ReactionCodec} from '@xmtp/content-type-reaction';
import {Client, type Conversation} from '@xmtp/xmtp-js';
import {Wallet} from 'ethers';
import {IDBDatabase, IDBFactory, IDBKeyRange} from 'fake-indexeddb';
import {encodeAbiParameters, namehash, toFunctionSelector, type Hex} from 'viem';
import {chat, newest, type Chat} from './chat';
import {HELP, PERFORMANCE} from './fences';
import {GRPC} from './network';
import {everyFenceRuns, run, start} from './run';
import {PEER} from './wallets';
import {account, contents, eventually, internet, invitations} from './world';

let pair: Chat;

beforeAll(async () => {
  pair = await chat();
});

describe('fill an account with messages', () => {
  interface Pause {
    milliseconds: number;
    /** The last line that was printed before the pause. */
    progress: string | undefined;
  }

  /** Starts the script. Each of its pauses ends when the promise from `during` resolves. */
  const fill = (argv: string[], during = (): Promise<unknown> => Promise.resolve()) => {
    const pauses: Pause[] = [];
    const run = start(PERFORMANCE.fill, {
      globals: {
        process: {argv: ['node', 'fill.ts', ...argv]},
        setTimeout: (done: () => void, milliseconds: number) => {
          pauses.push({milliseconds, progress: run.output.at(-1)});
          void during().then(done);
        },
      },
    });
    return {...run, pauses};
  };

  it('sends 50 messages from each of 20 senders, with pauses for the rate limits', async () => {
    const alix = await account();
    const invited: number[] = [];
    const {output, pauses} = fill([alix.address], async () => {
      // Creating two accounts takes longer than an invitation. If the next sender didn't wait for the end of the pause,
      // it would invite Alix meanwhile.
      if (invited.length === 0) await Promise.all([account(), account()]);
      invited.push(invitations(alix));
    });
    await eventually(() => invited.length === 20, 60_000);
    expect(output.at(-1)).toBe('20 of 20 conversations');
    const numbers = Array.from({length: 20}, (_, index) => index + 1);
    expect(pauses).toEqual(
      numbers.map((number) => ({milliseconds: 65_000, progress: `${number} of 20 conversations`})),
    );
    expect(invited).toEqual(numbers);
    const conversations = await alix.client.conversations.list();
    expect(conversations).toHaveLength(20);
    const messages = await conversations[0]!.messages();
    expect(contents(messages)).toEqual(Array.from({length: 50}, (_, index) => `Message ${index + 1} of sender 1`));
    expect(contents(await conversations[19]!.messages({limit: 1}))).toEqual(['Message 1 of sender 20']);
  });

  it('says how to use it, and what went wrong', async () => {
    await expect(fill([]).done).rejects.toThrow('Usage: npx tsx fill.ts 0x…');
    const stranger = fill([Wallet.createRandom().address]);
    await eventually(() => stranger.output.length);
    expect(stranger.output[0]).toContain('is not on the XMTP network');
    internet.dev.fail({method: 'publish', topic: /\/m-/, code: GRPC.unauthenticated, message: 'refused'});
    const {output} = fill([(await account()).address]);
    await eventually(() => output.length);
    expect(output[0]).toContain('refused');
  });
});

describe('keep messages in a database', () => {
  it('loads everything once, and then only what may be new', async () => {
    const rows = new Map<string, Record<string, unknown>>();
    const times = new Map<string, number>();
    const store = {
      syncedAt: (topic: string) => Promise.resolve(times.get(topic)),
      setSyncedAt: (topic: string, time: number) => Promise.resolve(void times.set(topic, time)),
      put: (messages: readonly {id: string}[]) => {
        for (const message of messages) rows.set(message.id, message);
        return Promise.resolve();
      },
    };
    type Sync = (conversation: Conversation, to: object) => Promise<void>;
    const {syncConversation} = (await run<{syncConversation: Sync}>(PERFORMANCE.sync)).values;
    const {conversation, other, bo} = await chat();
    await other.send('Long ago', {timestamp: new Date(Date.now() - 5.5 * 60_000)});
    const before = Date.now();
    await syncConversation(conversation, store);
    expect([...rows.values()]).toMatchObject([
      {topic: conversation.topic, sender: bo.address, text: 'Long ago', sentAt: expect.any(Number) as number},
    ]);
    expect(times.get(conversation.topic)).toBeGreaterThanOrEqual(before);

    // Send a message whose time is in the past, and a message of another type.
    await other.send('From a slow clock', {timestamp: new Date(Date.now() - 4.5 * 60_000)});
    bo.client.registerCodec(new ReactionCodec());
    await other.send(
      {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'},
      {contentType: ContentTypeReaction},
    );
    rows.clear();
    await syncConversation(conversation, store);
    const texts = [...rows.values()].map(({text}) => text);
    expect(texts).toEqual(['From a slow clock', expect.stringContaining('🐟')]);

    const synced = times.get(conversation.topic);
    internet.dev.fail({method: 'query'});
    await expect(syncConversation(conversation, store)).rejects.toThrow();
    internet.dev.recover();
    const full = (): Promise<never> => Promise.reject(new Error('The disk is full.'));
    await expect(syncConversation(conversation, {...store, put: full})).rejects.toThrow('The disk is full.');
    expect(times.get(conversation.topic)).toBe(synced);
    await expect(syncConversation(conversation, {...store, setSyncedAt: full})).rejects.toThrow('The disk is full.');
  });

  describe('in the browser', () => {
    interface Message {
      id: string;
      topic: string;
      sentAt: number;
      text: string;
    }
    interface Store {
      syncedAt: (topic: string) => Promise<number | undefined>;
      setSyncedAt: (topic: string, time: number) => Promise<void>;
      put: (messages: readonly Message[]) => Promise<void>;
      messagesOf: (topic: string) => Promise<Message[]>;
    }

    let globals: {indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange};

    beforeEach(() => {
      globals = {indexedDB: new IDBFactory(), IDBKeyRange};
    });

    const openStore = async (address: string): Promise<Store> => {
      type Open = (address: string) => Promise<Store>;
      return (await run<{openStore: Open}>(PERFORMANCE.store, {globals})).values.openStore(address);
    };

    type Start = (client: Client) => Promise<void>;
    const startSync = async (client: Client): Promise<void> =>
      (await run<{start: Start}>(PERFORMANCE.start, {globals})).values.start(client);

    /** Returns the error with which a promise is rejected. */
    const failure = async (promise: Promise<unknown>): Promise<unknown> => {
      let error: {reason: unknown} | undefined;
      promise.catch((reason: unknown) => (error = {reason}));
      return (await eventually(() => error)).reason;
    };

    /** Makes the browser discard the next write. */
    const discardWrite = (): void => {
      // oxlint-disable-next-line typescript/unbound-method -- `apply` passes `this`
      const begin = IDBDatabase.prototype.transaction;
      const spy = jest.spyOn(IDBDatabase.prototype, 'transaction');
      spy.mockImplementation(function (this: IDBDatabase, ...args) {
        const transaction = begin.apply(this, args);
        if (args[1] !== 'readwrite') return transaction;
        spy.mockRestore();
        queueMicrotask(() => transaction.abort());
        return transaction;
      });
    };

    it('fills the database of an address from the list, then from the stream, until the connection is lost', async () => {
      const {conversation, other, alix, bo} = await chat();
      await other.send('Before the start');
      const ended = startSync(alix.client);

      const {messagesOf} = await openStore(alix.address);
      const texts = async (): Promise<string[]> => (await messagesOf(conversation.topic)).map(({text}) => text);
      await eventually(async () => (await texts()).length === 1);
      await other.send('After it');
      await eventually(async () => (await texts()).length === 2);
      expect(await texts()).toEqual(['Before the start', 'After it']);
      expect(await (await openStore(bo.address)).messagesOf(conversation.topic)).toEqual([]);

      internet.dev.loseConnections();
      await ended;
    });

    it("stops if a conversation can't be loaded, or a message can't be stored", async () => {
      const {conversation, other, alix} = await chat();
      internet.dev.fail({method: 'query', topic: /\/m-/, times: 6});
      expect(await failure(startSync(alix.client))).toMatchObject({message: 'unavailable'});

      await other.send('Before the start');
      const {messagesOf, syncedAt} = await openStore(alix.address);
      const ended = startSync(alix.client);
      await eventually(() => syncedAt(conversation.topic));
      discardWrite();
      await other.send('After it');
      await failure(ended);
      expect(await messagesOf(conversation.topic)).toMatchObject([{text: 'Before the start'}]);
    });

    it('returns the messages of a topic, oldest first, and when it was synced', async () => {
      const store = await openStore('0x1');
      const message = (id: string, topic: string, sentAt: number): Message => ({id, topic, sentAt, text: id});
      const [first, second] = [message('2', 'b', 0), message('1', 'b', 5)];
      await store.put([second, message('3', 'a', 1), message('4', 'c', 1), first]);
      await store.put([first]);
      expect(await store.messagesOf('b')).toEqual([first, second]);
      await store.setSyncedAt('b', 5);
      expect([await store.syncedAt('a'), await store.syncedAt('b')]).toEqual([undefined, 5]);
    });

    it('throws if the browser discards what it writes, or has a newer database', async () => {
      const {put, setSyncedAt} = await openStore('0x1');
      discardWrite();
      await failure(put([]));
      discardWrite();
      await failure(setSyncedAt('b', 5));
      globals.indexedDB.open('messages-0x2', 2);
      expect(await failure(openStore('0x2'))).toMatchObject({name: 'VersionError'});
    });
  });
});

describe('optimistic sending', () => {
  interface Outgoing {
    id: string;
    send: () => Promise<unknown>;
  }
  interface Queue {
    add: (message: Outgoing) => void;
    retry: () => void;
    cancel: (id: string) => void;
  }
  type SendQueue = new (onState: (id: string, state: string) => void) => Queue;

  const createQueue = async (): Promise<{queue: Queue; states: string[]}> => {
    const states: string[] = [];
    const {SendQueue} = (await run<{SendQueue: SendQueue}>(PERFORMANCE.queue)).values;
    return {queue: new SendQueue((id, state) => states.push(`${id} ${state}`)), states};
  };

  it('shows, then publishes', async () => {
    // The list's contents at each redraw. In the fence, a call of `console.log` represents a redraw.
    const drawn: unknown[] = [];
    const {values} = start<{list: Map<string, unknown>}>(PERFORMANCE.send, {
      with: {conversation: pair.conversation},
      globals: {console: {log: () => drawn.push([...values.list])}},
    });
    await eventually(() => drawn.length === 3);
    const message = await newest(pair.other);
    expect(message.content).toBe('On my way');
    expect(drawn).toEqual(['queued', 'sending', 'sent'].map((state) => [[message.id, {text: 'On my way', state}]]));
  });

  it('publishes one message after another, in their order', async () => {
    const {queue, states} = await createQueue();
    let finish!: (value?: unknown) => void;
    queue.add({id: 'a', send: () => new Promise((resolve) => (finish = resolve))});
    queue.add({id: 'b', send: () => Promise.resolve()});
    expect(states).toEqual(['a queued', 'a sending', 'b queued']);
    finish();
    await eventually(() => states.includes('b sent'));
    expect(states).toEqual(['a queued', 'a sending', 'b queued', 'a sent', 'b sending', 'b sent']);
  });

  it('waits after a failure, until the user sends again or discards the message', async () => {
    const {queue, states} = await createQueue();
    let online = false;
    const send = (): Promise<void> => (online ? Promise.resolve() : Promise.reject(new Error('offline')));
    queue.add({id: 'a', send});
    await eventually(() => states.includes('a failed'));
    queue.add({id: 'b', send});
    expect(states).toEqual(['a queued', 'a sending', 'a failed', 'b queued']);
    online = true;
    queue.retry();
    await eventually(() => states.includes('b sent'));
    expect(states.slice(-4)).toEqual(['a sending', 'a sent', 'b sending', 'b sent']);

    online = false;
    states.length = 0;
    queue.add({id: 'c', send});
    await eventually(() => states.includes('c failed'));
    queue.add({id: 'd', send});
    queue.add({id: 'e', send});
    queue.cancel('d');
    expect(states).toEqual(['c queued', 'c sending', 'c failed', 'd queued', 'e queued']);
    online = true;
    queue.cancel('c');
    await eventually(() => states.includes('e sent'));
    expect(states).toEqual(['c queued', 'c sending', 'c failed', 'd queued', 'e queued', 'e sending', 'e sent']);
  });

  it('prepares other content in the same way', async () => {
    const {alix, bo, conversation, other} = await chat();
    for (const {client} of [alix, bo]) client.registerCodec(new ReactionCodec());
    await run(PERFORMANCE.sendReaction, {with: {conversation}});
    expect((await newest(other)).content).toEqual({
      reference: 'ID of the message',
      action: 'added',
      content: '👍',
      schema: 'unicode',
    });
    internet.dev.fail({method: 'publish', code: GRPC.unauthenticated, message: 'refused'});
    await expect(run(PERFORMANCE.sendReaction, {with: {conversation}})).rejects.toThrow('refused');
  });
});

describe('names', () => {
  /** The names on Ethereum, by address. All of them have the same `picture`. */
  const names: Record<string, string> = {};
  let picture = '';
  const address = Wallet.createRandom().address;

  beforeAll(() => {
    // viem asks ENS's universal resolver, a contract on Ethereum, for addresses, names and pictures.
    internet.addHost('https://cloudflare-eth.com', (_, init) => {
      const request = JSON.parse(init.body as string) as {id: number; method: string; params: [{data: Hex}]};
      return Promise.resolve(Response.json({jsonrpc: '2.0', id: request.id, ...answer(request.params[0].data)}));
    });
  });

  /** Answers calls to the universal resolver: `resolve(bytes,bytes)` and `reverse(bytes)`. Unknown names are errors. */
  const answer = (data: Hex): object => {
    const entry = Object.entries(names).find(([owner, name]) => {
      const isForward = data.includes(namehash(name).slice(2));
      // A request for an address's name contains the address as text.
      const text = Buffer.from(owner.slice(2).toLowerCase()).toString('hex');
      return isForward || data.includes(text);
    });
    if (!entry)
      return {error: {code: 3, message: 'execution reverted', data: toFunctionSelector('ResolverNotFound()')}};
    const [owner, name] = entry;
    const hasText = data.includes(toFunctionSelector('text(bytes32,string)').slice(2));
    if (hasText) {
      const text = encodeAbiParameters([{type: 'string'}], [picture]);
      return {result: encodeAbiParameters([{type: 'bytes'}, {type: 'address'}], [text, owner as Hex])};
    }
    if (data.includes(namehash(name).slice(2))) {
      const result = encodeAbiParameters([{type: 'address'}], [owner as Hex]);
      return {
        result: encodeAbiParameters([{type: 'bytes'}, {type: 'address'}], [result, owner as Hex]),
      };
    }
    return {
      result: encodeAbiParameters(
        [{type: 'string'}, {type: 'address'}, {type: 'address'}, {type: 'address'}],
        [name, owner as Hex, owner as Hex, owner as Hex],
      ),
    };
  };

  type Resolve = (input: string) => Promise<string | undefined>;
  const resolve = async (input: string): Promise<string | undefined> =>
    (await run<{resolveRecipient: Resolve}>(PERFORMANCE.recipient)).values.resolveRecipient(input);

  it('resolves what a user types: an address, a name, or neither', async () => {
    names[address] = 'alix.eth';
    names[Wallet.createRandom().address] = 'alix';
    expect(await resolve(` ${address.toLowerCase()} `)).toBe(address);
    expect(await resolve('alix.eth')).toBe(address);
    expect(await resolve('unknown.eth')).toBeUndefined();
    expect(await resolve('alix')).toBeUndefined();
    expect(await resolve('..')).toBeUndefined();
    // Change the case of one letter, so that the address's checksum is wrong.
    const upper = address.replace(/[a-f]/, (letter) => letter.toUpperCase());
    const wrong = upper === address ? address.replace(/[A-F]/, (letter) => letter.toLowerCase()) : upper;
    expect(await resolve(wrong)).toBeUndefined();
  });

  it('looks up the name of an address', async () => {
    type LookUp = (address: string) => Promise<{name: string | undefined; avatar: string | undefined}>;
    const {lookUpProfile} = (await run<{lookUpProfile: LookUp}>(PERFORMANCE.profile)).values;
    await expect(lookUpProfile('alix.eth')).rejects.toThrow('alix.eth is not an address.');
    expect(await lookUpProfile(Wallet.createRandom().address)).toEqual({name: undefined, avatar: undefined});
    names[address] = 'alix.eth';
    expect(await lookUpProfile(address)).toEqual({name: 'alix.eth', avatar: undefined});
    picture = 'data:image/png;base64,AAEC';
    expect(await lookUpProfile(address)).toEqual({name: 'alix.eth', avatar: picture});
  });
});

describe('help', () => {
  it('asks both environments about an address', async () => {
    const alix = await account({env: 'production'});
    const {output} = await run(HELP.reachable, {addresses: {[PEER]: alix.address}});
    expect(output).toEqual(['dev false', 'production true']);
    const bo = await account();
    expect((await run(HELP.reachable, {addresses: {[PEER]: bo.address}})).output).toEqual([
      'dev true',
      'production false',
    ]);
  });

  it.each([HELP.polyfills, HELP.faqPolyfills])('adds Buffer to a page that has none: %s', async (polyfills) => {
    const bare: {Buffer?: unknown} = {};
    await run(polyfills, {globals: {globalThis: bare}});
    expect(bare.Buffer).toHaveProperty('from');
  });

  it("makes a signer of viem's wallet client", async () => {
    const {createWalletClient, custom} = await import('viem');
    const {privateKeyToAccount} = await import('viem/accounts');
    const viemAccount = privateKeyToAccount(Wallet.createRandom().privateKey as Hex);
    const transport = custom({request: () => Promise.reject(new Error('offline'))});
    type ToSigner = (wallet: object) => Parameters<typeof Client.create>[0];
    const {toSigner} = (await run<{toSigner: ToSigner}>(HELP.viem)).values;
    const signer = toSigner(createWalletClient({account: viemAccount, transport}));
    expect((await Client.create(signer, {env: 'dev'})).address).toBe(viemAccount.address);
    expect(() => toSigner(createWalletClient({transport}))).toThrow('The wallet client has no account.');
  });

  it('prints the topics of an address', async () => {
    const address = '0x458dd9C5bf4d4E8f80Ba88923E3b94FD028CEe38';
    expect((await run(HELP.topics)).output).toEqual([
      `/xmtp/0/contact-${address}/proto`,
      `/xmtp/0/invite-${address}/proto`,
      `/xmtp/0/privatestore-${address}/key_bundle/proto`,
    ]);
  });
});

everyFenceRuns(HELP, PERFORMANCE);
