import {createConsentMessage, createConsentProofPayload} from '@xmtp/consent-proof-signature';
import {Client} from '@xmtp/xmtp-js';
import {Wallet} from 'ethers';
import {BROADCAST, SUBSCRIPTIONS} from './fences';
import {everyFenceRuns, run} from './run';
import {injectedProvider, PEER} from './wallets';
import {account, contents, eventually, internet, type Account} from './world';

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
    expect(url.pathname).toBe('/api/subscriptions');
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
    const wallet = Wallet.createRandom();
    const {proof} = await subscribe(wallet, news.address);
    expect(await welcome(wallet.address, Uint8Array.from(proof))).toBe(false);
    const later = (await Client.create(wallet, {env: 'dev'})) as Client;
    expect(await welcome(wallet.address, Uint8Array.from(proof))).toBe(true);
    await later.contacts.refreshConsentList();
    expect(later.contacts.isAllowed(news.address)).toBe(true);
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

  const broadcast = async (client: Client, recipients: string[], text = 'News!'): Promise<[string, string][]> => {
    const reports: [string, string][] = [];
    const {values} = await run<{broadcast: Broadcast}>(BROADCAST.send, {with: {client}});
    await values.broadcast(recipients, text, (...report) => {
      reports.push(report);
      return Promise.resolve();
    });
    return reports;
  };

  it('sends with a loop, and with the function', async () => {
    const given = {with: {client: news.client}, addresses: {[PEER]: alix.address}};
    await run(BROADCAST.few, given);
    expect((await run(BROADCAST.use, given)).output).toEqual([`${alix.address} sent`]);
    const conversations = await alix.client.conversations.list();
    expect(conversations).toHaveLength(1);
    expect(contents(await conversations[0]!.messages())).toEqual(['Version 2 is out.', 'Version 2 is out.']);
  });

  it('sends one message to each recipient, and reports each outcome', async () => {
    const [bo, stranger] = [await account(), Wallet.createRandom()];
    const recipients = [alix.address, stranger.address, bo.address];
    internet.dev.requests.length = 0;
    expect(await broadcast(news.client, recipients)).toEqual([
      [alix.address, 'sent'],
      [stranger.address, 'not on the network'],
      [bo.address, 'sent'],
    ]);
    // Each of the two new conversations takes three: the invitation, the consent entry and the message.
    expect(internet.dev.requests.filter(({method}) => method === 'publish')).toHaveLength(6);
    const [conversation] = await alix.client.conversations.list();
    expect(contents(await conversation!.messages())).toEqual(['News!']);

    internet.dev.requests.length = 0;
    await broadcast(news.client, recipients);
    expect(internet.dev.requests.filter(({method}) => method === 'publish')).toHaveLength(2);
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

  it('goes on after a failure', async () => {
    const bo = await account();
    await broadcast(news.client, [alix.address]);
    internet.dev.fail({method: 'publish', times: 6});
    expect(await broadcast(news.client, [alix.address, bo.address])).toEqual([
      [alix.address, 'failed'],
      [bo.address, 'sent'],
    ]);
  });

  it('fails as a whole, without a message, if an address is malformed or the connection is lost', async () => {
    await expect(broadcast(news.client, [alix.address, 'not-an-address'])).rejects.toThrow('The lookup failed.');
    expect(await alix.client.conversations.list()).toEqual([]);
    const fresh = (await Client.create(news.wallet, {env: 'dev'})) as Client;
    internet.dev.fail({method: 'batch-query'});
    await expect(broadcast(fresh, [alix.address])).rejects.toThrow('The lookup failed.');
  });

  it.each([
    ['has had a message', ['News!']],
    ['has had none', []],
  ])('sends nothing to a blocked address that %s', async (_, before) => {
    for (const text of before) expect(await broadcast(news.client, [alix.address], text)).toHaveLength(1);
    await news.client.contacts.deny([alix.address]);
    const restarted = (await Client.create(news.wallet, {env: 'dev'})) as Client;
    expect(await broadcast(restarted, [alix.address])).toEqual([[alix.address, 'blocked']]);
    await run(BROADCAST.few, {with: {client: restarted}, addresses: {[PEER]: alix.address}});
    const conversations = await alix.client.conversations.list();
    expect((await Promise.all(conversations.map(async (each) => contents(await each.messages())))).flat()).toEqual(
      before,
    );
    await restarted.contacts.refreshConsentList();
    expect(restarted.contacts.isDenied(alix.address)).toBe(true);
  });

  it('keeps a conversation whose invitation failed, so retry with a new client', async () => {
    internet.dev.fail({method: 'publish', times: 6});
    expect(await broadcast(news.client, [alix.address])).toEqual([[alix.address, 'failed']]);
    expect(await broadcast(news.client, [alix.address])).toEqual([[alix.address, 'sent']]);
    expect(await alix.client.conversations.list()).toEqual([]);
    const restarted = (await Client.create(news.wallet, {env: 'dev'})) as Client;
    await broadcast(restarted, [alix.address]);
    expect(await alix.client.conversations.list()).toHaveLength(1);
  });

  it('takes recipients off the list who answer STOP', async () => {
    const conversation = await alix.client.conversations.newConversation(news.address);
    const removed: string[] = [];
    type Watch = (unsubscribe: (address: string) => Promise<void>) => Promise<void>;
    const {values} = await run<{watchForStop: Watch}>(BROADCAST.stop, {with: {client: news.client}});
    void values.watchForStop((address) => Promise.resolve(void removed.push(address)));
    await eventually(() => internet.dev.streamed.includes(conversation.topic));
    const [own] = await news.client.conversations.list();
    await own!.send('STOP');
    await conversation.send('Please go on');
    await conversation.send(' stop ');
    await eventually(() => removed.length);
    expect(removed).toEqual([alix.address]);
    await eventually(async () => contents(await conversation.messages()).includes("You're off the list."));
  });

  it('waits when the limit of a time window is reached', async () => {
    let now = 1_000_000;
    const pauses: number[] = [];
    type CreatePace = (limit: number, windowMs: number) => (units: number) => Promise<void>;
    const {values} = await run<{createPace: CreatePace}>(BROADCAST.pace, {
      globals: {
        Date: {now: () => now},
        setTimeout: (done: () => void, milliseconds: number) => {
          pauses.push(milliseconds);
          now += milliseconds;
          done();
        },
      },
    });
    const spend = values.createPace(10, 1000);
    await spend(3);
    await spend(7);
    expect(pauses).toEqual([]);
    now += 400;
    await spend(3);
    expect(pauses).toEqual([600]);
    await spend(7);
    expect(pauses).toEqual([600]);
    now += 1000;
    await spend(10);
    expect(pauses).toEqual([600]);
    await spend(1);
    expect(pauses).toEqual([600, 1000]);
  });
});

everyFenceRuns(BROADCAST, SUBSCRIPTIONS);
