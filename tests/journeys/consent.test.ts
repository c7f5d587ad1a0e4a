import {Client, type ConsentListEntry, type Conversation, type Persistence} from '@xmtp/xmtp-js';
import {CONSENT, GROUP_CONSENT} from './fences';
import {writeConsent} from './otherSdks';
import type {Address} from './pages';
import {everyFenceRuns, run, start, type Given} from './run';
import {account, ageConsent, eventually, internet, type Account} from './world';

let alix: Account;
let bo: Account;

beforeEach(async () => {
  [alix, bo] = await Promise.all([account(), account()]);
});

/** Returns a client for Alix on another device. */
const otherDevice = async (): Promise<Client> => (await Client.create(alix.wallet, {env: 'dev'})) as Client;

/** The topic of every consent list contains this text. */
const PREFERENCES = 'userpreferences';

/**
 * Runs a fence that writes two consent entries. Returns the results of `state` before, between and after these writes.
 * Expects that the fence waits for the network after each write.
 */
async function writeTwo<T>(address: Address, given: Given['with'], state: () => T): Promise<T[]> {
  const published = (): number => internet.dev.requests.filter(({method}) => method === 'publish').length;
  internet.dev.requests.length = 0;
  const release = internet.dev.hold('publish');
  const {done} = start(address, {with: given});
  let isDone = false;
  void done.then(() => (isDone = true));
  await eventually(() => published() === 1);
  const before = state();
  const releaseNext = internet.dev.hold('publish');
  release();
  await eventually(() => published() === 2);
  const between = state();
  expect(isDone).toBe(false);
  releaseNext();
  await done;
  return [before, between, state()];
}

describe('load the consent list', () => {
  it("prints the user's decisions from all devices", async () => {
    const phone = await otherDevice();
    await phone.contacts.allow([bo.address]);
    await phone.contacts.denyGroups(['group']);
    await phone.contacts.denyInboxes(['inbox']);
    expect(alix.client.contacts.isAllowed(bo.address)).toBe(false);
    const {output} = await run(CONSENT.load, {with: {client: alix.client}});
    expect(output).toEqual([`address ${bo.address} allowed`, 'groupId group denied', 'inboxId inbox denied']);
    expect(alix.client.contacts.isAllowed(bo.address)).toBe(true);
  });

  it('prints the decisions again that an earlier load has printed', async () => {
    await (await otherDevice()).contacts.allow([bo.address]);
    ageConsent();
    for (let time = 1; time <= 2; time++) {
      const {output} = await run(CONSENT.load, {with: {client: alix.client}});
      expect(output).toEqual([`address ${bo.address} allowed`]);
    }
  });

  it('throws without a connection', async () => {
    internet.dev.fail({offline: true});
    await expect(run(CONSENT.load, {with: {client: alix.client}})).rejects.toThrow('fetch failed');
  });

  it('loads only new entries with loadConsentList', async () => {
    await alix.client.contacts.refreshConsentList();
    await (await otherDevice()).contacts.deny([bo.address]);
    const entries = await alix.client.contacts.loadConsentList();
    expect(entries.map(({value}) => value)).toEqual([bo.address]);
    expect(alix.client.contacts.isDenied(bo.address)).toBe(true);
  });
});

describe('allow or deny a contact', () => {
  it('writes one entry after the other, which other devices read', async () => {
    await bo.client.conversations.newConversation(alix.address);
    const conversation = (await alix.client.conversations.list())[0]!;
    const states = await writeTwo(CONSENT.decide, {client: alix.client, conversation}, () => conversation.consentState);
    expect(states).toEqual(['unknown', 'allowed', 'denied']);
    const {output} = await run(CONSENT.load, {with: {client: await otherDevice()}});
    expect(output).toEqual([`address ${bo.address} allowed`, `address ${bo.address} denied`]);
  });

  it('keeps the old state if the network does not take the entry', async () => {
    await alix.client.contacts.allow([bo.address]);
    internet.dev.fail({method: 'publish', topic: new RegExp(PREFERENCES)});
    await expect(alix.client.contacts.deny([bo.address])).rejects.toThrow('unavailable');
    expect(alix.client.contacts.isAllowed(bo.address)).toBe(true);
    internet.dev.recover();
    await alix.client.contacts.refreshConsentList();
    expect(alix.client.contacts.isAllowed(bo.address)).toBe(true);
  });

  it('compares addresses as text', async () => {
    await alix.client.contacts.deny([bo.address.toLowerCase()]);
    expect(alix.client.contacts.isDenied(bo.address)).toBe(false);
    expect(alix.client.contacts.isDenied(bo.address.toLowerCase())).toBe(true);
  });

  it('has the same calls on the conversation', async () => {
    const conversation = await bo.client.conversations.newConversation(alix.address);
    await conversation.deny();
    expect([conversation.isDenied, bo.client.contacts.isDenied(alix.address)]).toEqual([true, true]);
    await conversation.allow();
    expect(conversation.isAllowed).toBe(true);
  });
});

it('asks about a contact, from memory', async () => {
  const conversation = await bo.client.conversations.newConversation(alix.address);
  const ask = async (): Promise<boolean[]> => {
    const {values} = await run<{isAllowed: boolean; isDenied: boolean}>(CONSENT.ask, {
      with: {client: bo.client, conversation},
    });
    return [values.isAllowed, values.isDenied];
  };
  expect(await ask()).toEqual([true, false]);
  await bo.client.contacts.deny([alix.address]);
  internet.dev.requests.length = 0;
  expect(await ask()).toEqual([false, true]);
  expect(internet.dev.requests).toEqual([]);
});

it('sorts conversations into the inbox and requests', async () => {
  const [caro, dina] = await Promise.all([account(), account()]);
  for (const {client} of [bo, caro, dina]) await client.conversations.newConversation(alix.address);
  await alix.client.contacts.allow([bo.address]);
  await alix.client.contacts.deny([caro.address]);
  const {values} = await run<{inbox: Conversation[]; requests: Conversation[]}>(CONSENT.sort, {
    with: {client: alix.client},
  });
  expect(values.inbox.map(({peerAddress}) => peerAddress)).toEqual([bo.address]);
  expect(values.requests.map(({peerAddress}) => peerAddress)).toEqual([dina.address]);
});

it('lists blocked contacts by their last entry, without groups', async () => {
  const phone = await otherDevice();
  const caro = await account();
  await phone.contacts.deny([bo.address, caro.address]);
  await phone.contacts.denyGroups(['group']);
  await phone.contacts.allow([bo.address]);
  const {values} = await run<{blocked: string[]; entries: ConsentListEntry[]}>(CONSENT.decided, {
    with: {client: alix.client},
  });
  expect(values.blocked).toEqual([caro.address]);
  // The list is a log, so it keeps the earlier entry about Bo.
  expect(values.entries.filter(({value}) => value === bo.address)).toHaveLength(2);
});

it('lists blocked contacts again, after the app has loaded the list', async () => {
  await (await otherDevice()).contacts.deny([bo.address]);
  ageConsent();
  await alix.client.contacts.refreshConsentList();
  const {values} = await run<{blocked: string[]}>(CONSENT.decided, {with: {client: alix.client}});
  expect(values.blocked).toEqual([bo.address]);
});

describe('filter in layers', () => {
  interface Sorted {
    inbox: Conversation[];
    suspected: Conversation[];
    requests: Conversation[];
  }

  /** Sorts the conversations of a client. The list of known spammers has only Bo. */
  const sort = async (client: Client): Promise<Record<keyof Sorted, string[]>> => {
    const {values} = await run<Sorted>(CONSENT.spam, {
      with: {client},
      // The sample keeps the addresses of known spammers in a `Set`. This class puts Bo's address there instead.
      globals: {
        Set: class extends Set<string> {
          constructor() {
            super([bo.address.toLowerCase()]);
          }
        },
      },
    });
    const peers = (conversations: Conversation[]): string[] => conversations.map(({peerAddress}) => peerAddress);
    return {inbox: peers(values.inbox), suspected: peers(values.suspected), requests: peers(values.requests)};
  };

  it('moves known spammers out of the requests, without an entry in the list', async () => {
    const [caro, dina, eve] = await Promise.all([account(), account(), account()]);
    for (const {client} of [bo, caro, dina, eve]) await client.conversations.newConversation(alix.address);
    await (await otherDevice()).contacts.allow([caro.address]);
    await (await otherDevice()).contacts.deny([eve.address]);
    const written = internet.dev.stored(new RegExp(PREFERENCES)).length;
    expect(await sort(alix.client)).toEqual({
      inbox: [caro.address],
      suspected: [bo.address],
      requests: [dina.address],
    });
    expect(internet.dev.stored(new RegExp(PREFERENCES))).toHaveLength(written);
  });

  it.each([
    ['the consent list, instead of showing blocked contacts as requests', new RegExp(PREFERENCES)],
    ['the conversations, instead of showing an empty inbox', /\/invite-/],
  ])('throws if it cannot load %s', async (_, topic) => {
    internet.dev.fail({method: 'query', topic});
    await expect(sort(alix.client)).rejects.toThrow('unavailable');
  });

  it('leaves contacts in the inbox whom the user has allowed, also after the page was reloaded', async () => {
    const rows = new Map<string, Uint8Array>();
    const basePersistence: Persistence = {
      getItem: (key) => Promise.resolve(rows.get(key) ?? null),
      setItem: (key, value) => Promise.resolve(void rows.set(key, value)),
    };
    const open = async (): Promise<Client> =>
      (await Client.create(alix.wallet, {env: 'dev', basePersistence})) as Client;
    await bo.client.conversations.newConversation(alix.address);
    await (await otherDevice()).contacts.allow([bo.address]);
    ageConsent();
    for (const client of [await open(), await open()]) {
      expect(await sort(client)).toEqual({inbox: [bo.address], suspected: [], requests: []});
    }
  });
});

describe('stream changes', () => {
  it('follows decisions from other devices, also of other SDKs', async () => {
    const {output} = start(CONSENT.stream, {with: {client: alix.client}});
    await eventually(() => internet.dev.streamed.some((topic) => topic.includes(PREFERENCES)));
    const phone = await otherDevice();
    await phone.contacts.allow([bo.address]);
    await eventually(() => output.length === 2);
    await writeConsent(phone, {denyAddress: {walletAddresses: [bo.address]}});
    await eventually(() => output.length === 4);
    expect(output).toEqual([
      `Allowed: [ '${bo.address}' ]`,
      'Denied: []',
      'Allowed: []',
      `Denied: [ '${bo.address}' ]`,
    ]);
    expect(alix.client.contacts.isDenied(bo.address)).toBe(true);
  });

  it('follows groups and inbox IDs too', async () => {
    const {output} = start(GROUP_CONSENT.stream, {with: {client: alix.client}});
    await eventually(() => internet.dev.streamed.some((topic) => topic.includes(PREFERENCES)));
    const phone = await otherDevice();
    await phone.contacts.allowGroups(['a']);
    await phone.contacts.denyGroups(['b']);
    await phone.contacts.allowInboxes(['c']);
    await phone.contacts.denyInboxes(['d']);
    await eventually(() => output.length === 16);
    expect(output.slice(0, 4)).toEqual([
      "Groups allowed: [ 'a' ]",
      'Groups denied: []',
      'People allowed: []',
      'People denied: []',
    ]);
    expect(output.filter((line) => !line.endsWith('[]'))).toEqual([
      "Groups allowed: [ 'a' ]",
      "Groups denied: [ 'b' ]",
      "People allowed: [ 'c' ]",
      "People denied: [ 'd' ]",
    ]);
  });
});

describe('groups', () => {
  type TabOf = (client: Client, group: {id: string; addedByInboxId: string}) => string;

  it('are sorted by their own entry first, then by who added the user', async () => {
    const {tabOf} = (await run<{tabOf: TabOf}>(GROUP_CONSENT.sort)).values;
    const tab = (id: string, addedByInboxId: string): string => tabOf(alix.client, {id, addedByInboxId});
    await alix.client.contacts.allowGroups(['allowed']);
    await alix.client.contacts.denyGroups(['denied']);
    await alix.client.contacts.denyInboxes(['blocked']);
    await alix.client.contacts.allowInboxes(['friend']);
    expect(tab('allowed', 'stranger')).toBe('inbox');
    expect(tab('allowed', 'blocked')).toBe('inbox');
    expect(tab('denied', 'friend')).toBe('hidden');
    expect(tab('unknown', 'blocked')).toBe('hidden');
    expect(tab('unknown', 'stranger')).toBe('requests');
    // Both methods return false while the consent state is unknown.
    const {contacts} = alix.client;
    expect([contacts.isInboxAllowed('stranger'), contacts.isInboxDenied('stranger')]).toEqual([false, false]);
  });

  it('and inbox IDs can be asked about', async () => {
    const {contacts} = alix.client;
    const ask = async (address: typeof GROUP_CONSENT.ask | typeof GROUP_CONSENT.askInbox): Promise<object> => ({
      ...(await run<object>(address, {with: {client: alix.client}})).values,
    });
    const group = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
    expect(await ask(GROUP_CONSENT.ask)).toMatchObject({isAllowed: false, isDenied: false});
    await contacts.allowGroups([group]);
    expect(await ask(GROUP_CONSENT.ask)).toMatchObject({isAllowed: true, isDenied: false});
    await contacts.denyGroups([group]);
    expect(await ask(GROUP_CONSENT.ask)).toMatchObject({isAllowed: false, isDenied: true});

    expect(await ask(GROUP_CONSENT.askInbox)).toMatchObject({isTrusted: false, isHidden: false});
    const inbox = '5f3a9c0b7d21e4868f1c2a6b';
    const states = await writeTwo(GROUP_CONSENT.decideInbox, {client: alix.client}, () =>
      contacts.inboxConsentState(inbox),
    );
    expect(states).toEqual(['unknown', 'allowed', 'denied']);
    expect(await ask(GROUP_CONSENT.askInbox)).toMatchObject({isTrusted: false, isHidden: true});
    await contacts.allowInboxes([inbox]);
    expect(await ask(GROUP_CONSENT.askInbox)).toMatchObject({isTrusted: true, isHidden: false});
    const entries = (await run(CONSENT.load, {with: {client: await otherDevice()}})).output;
    expect(entries.slice(2, 4)).toEqual([`inboxId ${inbox} allowed`, `inboxId ${inbox} denied`]);
  });

  it('are allowed and denied by their ID', async () => {
    const group = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
    const states = await writeTwo(GROUP_CONSENT.decide, {client: alix.client}, () =>
      alix.client.contacts.groupConsentState(group),
    );
    expect(states).toEqual(['unknown', 'allowed', 'denied']);
    const {output} = await run(CONSENT.load, {with: {client: await otherDevice()}});
    expect(output).toEqual([`groupId ${group} allowed`, `groupId ${group} denied`]);
  });
});

everyFenceRuns(CONSENT, GROUP_CONSENT);
