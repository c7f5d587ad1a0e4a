import {createConsentMessage, createConsentProofPayload} from '@xmtp/consent-proof-signature';
import {ContentTypeReaction, ReactionCodec} from '@xmtp/content-type-reaction';
import {buildUserInviteTopic, Client, type Conversation} from '@xmtp/xmtp-js';
import type {Wallet} from 'ethers';
import {BROADCAST, SUBSCRIPTIONS} from './fences';
import {GRPC} from './network';
import {everyFenceRuns, run} from './run';
import {injectedProvider, newWallet, PEER} from './wallets';
import {account, ageConsent, contents, eventually, internet, type Account} from './world';

let news: Account;
let alix: Account;

beforeEach(async () => {
  [news, alix] = await Promise.all([account(), account()]);
});

interface Posted {
  address: string;
  proof: number[];
}

/** Runs the handler of the page's Subscribe button, and returns what the handler posts. */
async function subscribe(wallet: Wallet, sender: string, status = 200): Promise<Posted> {
  const posted: Posted[] = [];
  internet.addHost('http://app.example', (url, init) => {
    expect([init.method, url.pathname]).toEqual(['POST', '/api/subscriptions']);
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
    posted.push(JSON.parse(init.body as string) as Posted);
    return Promise.resolve(new Response(null, {status}));
  });
  type Subscribe = (provider: unknown, sender: string) => Promise<void>;
  const {values} = await run<{subscribe: Subscribe}>(SUBSCRIPTIONS.ask);
  await values.subscribe(injectedProvider(wallet), sender);
  return posted[0]!;
}

const isValidProof = async (address: string, sender: string, proof: Uint8Array): Promise<boolean> => {
  type IsValid = (address: string, sender: string, proof: Uint8Array) => Promise<boolean>;
  return (await run<{isValidProof: IsValid}>(SUBSCRIPTIONS.verify)).values.isValidProof(address, sender, proof);
};

const welcome = async (address: string, proof: Uint8Array): Promise<boolean> => {
  type Welcome = (address: string, proof: Uint8Array) => Promise<boolean>;
  const {values} = await run<{welcome: Welcome}>(SUBSCRIPTIONS.start, {with: {client: news.client}});
  return values.welcome(address, proof);
};

/** Returns a consent proof that is signed for the given time, in ms since 1970. */
async function proofAt(time: number, sender = news.address, wallet = alix.wallet): Promise<Uint8Array> {
  const signature = await wallet.signMessage(createConsentMessage(sender, time));
  return createConsentProofPayload(signature, time);
}

const DAY = 24 * 3_600_000;

describe('subscribe', () => {
  it('brings the sender into the main inbox, from the button to the first message', async () => {
    const {address, proof} = await subscribe(alix.wallet, news.address.toLowerCase());
    expect(address).toBe(alix.address);
    const bytes = Uint8Array.from(proof);
    expect(await isValidProof(address, news.address, bytes)).toBe(true);
    expect(await welcome(address, bytes)).toBe(true);

    const [conversation] = await alix.client.conversations.list();
    expect(conversation!.context?.conversationId).toBe('example.com/news');
    expect(contents(await conversation!.messages())).toEqual(['Thank you for subscribing to Example News.']);
    // The proof is verified only when the consent list is loaded.
    expect(conversation!.consentState).toBe('unknown');
    await alix.client.contacts.loadConsentList();
    expect(conversation!.consentState).toBe('allowed');
    const phone = (await Client.create(alix.wallet, {env: 'dev'})) as Client;
    const entries = await phone.contacts.refreshConsentList();
    expect(entries.map(({value, permissionType}) => [value, permissionType])).toEqual([[news.address, 'allowed']]);
  });

  it('needs an account, a user who signs, and a server that saves', async () => {
    type Subscribe = (provider: unknown, sender: string) => Promise<void>;
    const {values} = await run<{subscribe: Subscribe}>(SUBSCRIPTIONS.ask);
    await expect(values.subscribe(injectedProvider(), news.address)).rejects.toThrow(
      'The wallet has no account to sign with.',
    );
    await expect(subscribe(alix.wallet, news.address, 500)).rejects.toThrow('The subscription was not saved.');
  });

  it('keeps the proof of somebody who is not on the network yet', async () => {
    const wallet = newWallet();
    const {proof} = await subscribe(wallet, news.address);
    expect(await welcome(wallet.address, Uint8Array.from(proof))).toBe(false);
    const later = (await Client.create(wallet, {env: 'dev'})) as Client;
    expect(await welcome(wallet.address, Uint8Array.from(proof))).toBe(true);
    await later.contacts.refreshConsentList();
    expect(later.contacts.isAllowed(news.address)).toBe(true);
  });

  it("throws if the first message can't be sent", async () => {
    const proof = await proofAt(Date.now());
    internet.dev.fail({method: 'publish', topic: /\/m-/, code: GRPC.unauthenticated, message: 'refused'});
    await expect(welcome(alix.address, proof)).rejects.toThrow('refused');
  });
});

describe('verify a proof', () => {
  it("accepts the user's signature for this sender only", async () => {
    const proof = await proofAt(Date.now());
    expect(await isValidProof(alix.address, news.address, proof)).toBe(true);
    expect(await isValidProof(alix.address.toLowerCase(), news.address.toLowerCase(), proof)).toBe(true);
    expect(await isValidProof(news.address, news.address, proof)).toBe(false);
    expect(await isValidProof(alix.address, alix.address, proof)).toBe(false);
    expect(await isValidProof(alix.address, news.address, createConsentProofPayload('no', Date.now()))).toBe(false);
    await expect(isValidProof(alix.address, news.address, new Uint8Array([1, 2, 3]))).rejects.toThrow();
  });
});

describe('why a proof does not put you in the main inbox', () => {
  const stateWith = async (proof: Uint8Array): Promise<string> => {
    await welcome(alix.address, proof);
    await alix.client.contacts.refreshConsentList();
    return (await alix.client.conversations.list())[0]!.consentState;
  };

  it('is valid for 30 days', async () => expect(await stateWith(await proofAt(Date.now() - 29 * DAY))).toBe('allowed'));
  it('is too old', async () => expect(await stateWith(await proofAt(Date.now() - 31 * DAY))).toBe('unknown'));
  it('is from the future', async () => expect(await stateWith(await proofAt(Date.now() + DAY))).toBe('unknown'));
  it('has a lowercase address in its text', async () =>
    expect(await stateWith(await proofAt(Date.now(), news.address.toLowerCase()))).toBe('unknown'));
  it('was signed by somebody else', async () =>
    expect(await stateWith(await proofAt(Date.now(), news.address, news.wallet))).toBe('unknown'));
  it('has another time than its text', async () => {
    const signature = await alix.wallet.signMessage(createConsentMessage(news.address, Date.now() - 5000));
    expect(await stateWith(createConsentProofPayload(signature as `0x${string}`, Date.now()))).toBe('unknown');
  });
  it("doesn't override a denied contact", async () => {
    await alix.client.contacts.deny([news.address]);
    expect(await stateWith(await proofAt(Date.now()))).toBe('denied');
  });
  it('comes with a conversation that exists', async () => {
    await news.client.conversations.newConversation(alix.address, {conversationId: 'example.com/news', metadata: {}});
    expect(await stateWith(await proofAt(Date.now()))).toBe('unknown');
  });
});

describe('broadcast', () => {
  type Report = (address: string, outcome: string) => Promise<void>;
  type Broadcast = (recipients: readonly string[], text: string, report: Report) => Promise<void>;

  /** Runs the page's broadcast, and saves each outcome asynchronously. Returns the outcomes and the printed lines. */
  const publishedEnvelopes = () =>
    internet.dev.requests.filter(({method}) => method === 'publish').flatMap(({topics}) => topics);
  const broadcast = async (client: Client, recipients: string[], text = 'News!', save = () => Promise.resolve()) => {
    const reports: [string, string][] = [];
    const {values, output} = await run<{broadcast: Broadcast}>(BROADCAST.send, {with: {client}});
    await values.broadcast(recipients, text, async (...report) => {
      await new Promise(setImmediate);
      await save();
      reports.push(report);
    });
    return {reports, output};
  };

  const few = async (client: Client): Promise<string[]> =>
    (await run(BROADCAST.few, {with: {client}, addresses: {[PEER]: alix.address}})).output;

  const restart = async (): Promise<Client> => (await Client.create(news.wallet, {env: 'dev'})) as Client;

  it('sends with a loop, and with the function', async () => {
    expect(await few(news.client)).toEqual([]);
    expect(await few(news.client)).toEqual([]);
    const given = {with: {client: news.client}, addresses: {[PEER]: alix.address}};
    expect((await run(BROADCAST.use, given)).output).toEqual([`${alix.address} sent`]);
    const conversations = await alix.client.conversations.list();
    expect(conversations).toHaveLength(1);
    expect(contents(await conversations[0]!.messages())).toEqual(Array(3).fill('Version 2 is out.'));
  });

  it('sends one message to each recipient, and reports each outcome', async () => {
    const [bo, stranger, another] = [await account(), newWallet(), newWallet()];
    const recipients = [alix.address, stranger.address, bo.address, another.address];
    internet.dev.requests.length = 0;
    expect(await broadcast(news.client, recipients)).toEqual({
      reports: [
        [alix.address, 'sent'],
        [stranger.address, 'not on the network'],
        [bo.address, 'sent'],
        [another.address, 'not on the network'],
      ],
      output: [],
    });
    // Nodes count envelopes. A new contact takes four: two invitations, the consent entry and the message.
    expect(publishedEnvelopes()).toHaveLength(8);
    const [conversation] = await alix.client.conversations.list();
    expect(contents(await conversation!.messages())).toEqual(['News!']);

    internet.dev.requests.length = 0;
    await broadcast(news.client, recipients);
    expect(publishedEnvelopes()).toHaveLength(2);
    expect(contents(await conversation!.messages())).toEqual(['News!', 'News!']);
  });

  it('writes into the conversation that carried the proof', async () => {
    await welcome(alix.address, await proofAt(Date.now()));
    await broadcast(news.client, [alix.address]);
    const conversations = await alix.client.conversations.list();
    expect(conversations).toHaveLength(1);
    expect(contents(await conversations[0]!.messages())).toEqual([
      'Thank you for subscribing to Example News.',
      'News!',
    ]);
  });

  describe("if a message can't be sent", () => {
    const refuse = (times?: number): void =>
      internet.dev.fail({
        method: 'publish',
        topic: /\/m-/,
        code: GRPC.unauthenticated,
        message: 'refused',
        ...(times && {times}),
      });
    const reason = (): unknown => expect.stringMatching(new RegExp(`^${alix.address} .*refused`));

    it('says why, and goes on', async () => {
      const bo = await account();
      // The SDK tries twice.
      refuse(2);
      expect(await broadcast(news.client, [alix.address, bo.address])).toEqual({
        reports: [
          [alix.address, 'failed'],
          [bo.address, 'sent'],
        ],
        output: [reason()],
      });
      refuse();
      expect(await few(news.client)).toEqual([reason()]);
    });

    it("waits until the outcome is saved, and says why even if it can't be", async () => {
      refuse();
      expect((await broadcast(news.client, [alix.address])).reports).toEqual([[alix.address, 'failed']]);
      const {values, output} = await run<{broadcast: Broadcast}>(BROADCAST.send, {with: {client: news.client}});
      const save = (): Promise<never> => Promise.reject(new Error('The disk is full.'));
      await expect(values.broadcast([alix.address], 'News!', save)).rejects.toThrow('The disk is full.');
      expect(output).toEqual([reason()]);
    });
  });

  it("doesn't report a sent message as failed if the outcome can't be saved", async () => {
    const outcomes: string[] = [];
    const {values} = await run<{broadcast: Broadcast}>(BROADCAST.send, {with: {client: news.client}});
    const save: Report = (_, outcome) => {
      outcomes.push(outcome);
      return Promise.reject(new Error('The disk is full.'));
    };
    await expect(values.broadcast([alix.address], 'News!', save)).rejects.toThrow('The disk is full.');
    expect(outcomes).toEqual(['sent']);
  });

  it('fails as a whole, without a message, if an address is malformed or the connection is lost', async () => {
    await expect(broadcast(news.client, [alix.address, 'not-an-address'])).rejects.toThrow('The lookup failed.');
    internet.dev.fail({method: 'query', topic: /\/userpreferences-/});
    await expect(broadcast(news.client, [alix.address])).rejects.toThrow('unavailable');
    internet.dev.recover();
    expect(await alix.client.conversations.list()).toEqual([]);
    const fresh = await restart();
    internet.dev.fail({method: 'batch-query'});
    await expect(broadcast(fresh, [alix.address])).rejects.toThrow('The lookup failed.');
  });

  it.each([
    ['has had a message', ['News!']],
    ['has had none', []],
  ])('sends nothing to a blocked address that %s', async (_, before) => {
    for (const text of before) await broadcast(news.client, [alix.address], text);
    const [first, second] = [await restart(), await restart()];
    for (const client of [first, second]) await client.contacts.loadConsentList();
    // The user blocks the address on a device with a slow clock.
    await news.client.contacts.deny([alix.address]);
    ageConsent();
    expect((await broadcast(first, [alix.address])).reports).toEqual([[alix.address, 'blocked']]);
    expect(await few(second)).toEqual([]);
    const conversations = await alix.client.conversations.list();
    expect((await Promise.all(conversations.map(async (each) => contents(await each.messages())))).flat()).toEqual(
      before,
    );
    await first.contacts.refreshConsentList();
    expect(first.contacts.isDenied(alix.address)).toBe(true);
  });

  it('keeps a conversation whose invitation failed, so retry with a new client', async () => {
    internet.dev.fail({method: 'publish', times: 6});
    expect((await broadcast(news.client, [alix.address])).reports).toEqual([[alix.address, 'failed']]);
    expect((await broadcast(news.client, [alix.address])).reports).toEqual([[alix.address, 'sent']]);
    expect(await alix.client.conversations.list()).toEqual([]);
    await broadcast(await restart(), [alix.address]);
    expect(await alix.client.conversations.list()).toHaveLength(1);
  });

  it('publishes at most 900 envelopes in 5 minutes', async () => {
    let published = 0;
    const pauses: [milliseconds: number, published: number][] = [];
    const conversation = {send: () => Promise.resolve(void (published += 1))};
    const client = {
      contacts: {refreshConsentList: () => Promise.resolve([]), isDenied: () => false},
      canMessage: (addresses: string[]) => Promise.resolve(addresses.map(() => true)),
      // A new conversation publishes an invitation for each side and the consent entry.
      conversations: {newConversation: () => Promise.resolve(((published += 3), conversation))},
    };
    const {values} = await run<{broadcast: Broadcast}>(BROADCAST.send, {
      with: {client},
      globals: {
        Date: {now: () => 1_000_000},
        setTimeout: (done: () => void, milliseconds: number) =>
          setImmediate(() => {
            pauses.push([milliseconds, published]);
            done();
          }),
      },
    });
    await values.broadcast(Array(226).fill('0x1') as string[], 'News!', () => Promise.resolve());
    expect(pauses).toEqual([[300_000, 900]]);
    expect(published).toBe(904);
  });

  describe('answered with STOP', () => {
    type Watch = (unsubscribe: (address: string) => Promise<void>) => Promise<void>;
    const confirmation = "You're off the list.";
    let conversation: Conversation;

    /** Starts the page's loop. The returned object gets the reason if the loop throws. */
    const watch = async (unsubscribe: (address: string) => Promise<void>): Promise<{reason?: string}> => {
      conversation = await alix.client.conversations.newConversation(news.address);
      const {values} = await run<{watchForStop: Watch}>(BROADCAST.stop, {with: {client: news.client}});
      const failure: {reason?: string} = {};
      values.watchForStop(unsubscribe).catch((error: unknown) => (failure.reason = String(error)));
      await eventually(() => internet.dev.streamed.includes(conversation.topic));
      return failure;
    };

    it('takes the recipient off the list, then confirms it', async () => {
      const removed: [string, unknown[]][] = [];
      await watch(async (address) => void removed.push([address, contents(await conversation.messages()).slice(-1)]));
      const [own] = await news.client.conversations.list();
      await own!.send('STOP');
      alix.client.registerCodec(new ReactionCodec());
      const reaction = {reference: 'x', action: 'added', content: '👍', schema: 'unicode'} as const;
      await conversation.send(reaction, {contentType: ContentTypeReaction});
      await conversation.send('Please go on');
      await conversation.send(' stop ');
      await eventually(async () => contents(await conversation.messages()).includes(confirmation));
      expect(removed).toEqual([[alix.address, [' stop ']]]);
    });

    it('handles each reply once, even if the stream repeats it after a second invitation', async () => {
      const removed: string[] = [];
      await watch((address) => Promise.resolve(void removed.push(address)));
      await conversation.send('STOP');
      await eventually(async () => contents(await conversation.messages()).includes(confirmation));
      internet.dev.put(internet.dev.stored(buildUserInviteTopic(news.address)).at(-1)!);
      await conversation.send('Stop');
      await eventually(async () => contents(await conversation.messages()).length === 4);
      expect(removed).toEqual([alix.address, alix.address]);
    });

    it("throws, without a confirmation, if the list can't be changed", async () => {
      const failure = await watch(() => Promise.reject(new Error('The disk is full.')));
      await conversation.send('STOP');
      expect(await eventually(() => failure.reason)).toBe('Error: The disk is full.');
      expect(contents(await conversation.messages())).toEqual(['STOP']);
    });

    it("throws if it can't confirm", async () => {
      const failure = await watch(() => {
        internet.dev.fail({method: 'publish', code: GRPC.unauthenticated, message: 'refused'});
        return Promise.resolve();
      });
      await conversation.send('STOP');
      expect(await eventually(() => failure.reason)).toContain('refused');
    });
  });

  it('pauses before it exceeds the limit, however long the requests before have taken', async () => {
    const pauses: number[] = [];
    type CreatePace = (limit: number, pauseMs: number) => (units: number) => Promise<void>;
    const {values} = await run<{createPace: CreatePace}>(BROADCAST.pace, {
      globals: {
        setTimeout: (done: () => void, milliseconds: number) => {
          pauses.push(milliseconds);
          setImmediate(done);
        },
      },
    });
    const spend = values.createPace(10, 1000);
    await spend(3);
    await spend(7);
    expect(pauses).toEqual([]);
    await spend(3);
    expect(pauses).toEqual([1000]);
    await spend(7);
    expect(pauses).toEqual([1000]);
    await spend(10);
    expect(pauses).toEqual([1000, 1000]);
  });
});

everyFenceRuns(BROADCAST, SUBSCRIPTIONS);
