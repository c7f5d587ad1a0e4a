import {Client, type Conversation} from '@xmtp/xmtp-js';
import {CONVERSATIONS} from './fences';
import {inviteFromMobile} from './otherSdks';
import {everyFenceRuns, run} from './run';
import {newWallet, PEER} from './wallets';
import {account, contents, internet, invitations, type Account} from './world';

let alix: Account;
let bo: Account;

beforeEach(async () => {
  [alix, bo] = await Promise.all([account(), account()]);
});

it('starts a conversation with its first message', async () => {
  await run(CONVERSATIONS.hello, {with: {client: alix.client}, addresses: {[PEER]: bo.address}});
  const [conversation] = await bo.client.conversations.list();
  expect(contents(await conversation!.messages())).toEqual(['Hello']);
});

it('throws if the first message cannot be sent', async () => {
  internet.dev.fail({method: 'publish', topic: /\/m-/, offline: true});
  const given = {with: {client: alix.client}, addresses: {[PEER]: bo.address}};
  await expect(run(CONVERSATIONS.hello, given)).rejects.toThrow('fetch failed');
});

describe('start a conversation', () => {
  const open = async (client: Client, peer: string): Promise<Conversation> => {
    const {values, output} = await run<{conversation: Conversation}>(CONVERSATIONS.start, {
      with: {client},
      addresses: {[PEER]: peer},
    });
    expect(output).toEqual([values.conversation.topic]);
    return values.conversation;
  };

  it("invites both accounts, allows the peer, and shows in the peer's list without a message", async () => {
    const conversation = await open(alix.client, bo.address);
    expect(conversation.peerAddress).toBe(bo.address);
    expect(conversation.context?.conversationId).toBeFalsy();
    expect([invitations(alix), invitations(bo)]).toEqual([1, 1]);
    expect(conversation.consentState).toBe('allowed');
    expect((await bo.client.conversations.list()).map(({topic}) => topic)).toEqual([conversation.topic]);
  });

  it('opens the same conversation again, also on another device, from the other side and in another spelling', async () => {
    const {topic} = await open(alix.client, bo.address);
    const phone = (await Client.create(alix.wallet, {env: 'dev'})) as Client;
    expect((await open(alix.client, bo.address)).topic).toBe(topic);
    expect((await open(phone, bo.address.toLowerCase())).topic).toBe(topic);
    expect((await open(bo.client, alix.address)).topic).toBe(topic);
    expect(invitations(bo)).toBe(1);
  });

  it("doesn't invite a peer twice who was invited with a mobile SDK, as newConversation alone does", async () => {
    const topic = await inviteFromMobile(bo, alix);
    await alix.client.contacts.deny([bo.address]);
    for (const spelling of [bo.address, bo.address.toLowerCase()]) {
      const conversation = await open(alix.client, spelling);
      expect(conversation.topic).toBe(topic);
      expect(conversation.consentState).toBe('denied');
    }
    expect(invitations(alix)).toBe(1);

    const again = await alix.client.conversations.newConversation(bo.address);
    expect(again.topic).toBe(topic);
    expect(invitations(alix)).toBe(2);
    expect(again.consentState).toBe('allowed');
  });

  it("doesn't take a thread for the conversation without an ID", async () => {
    const thread = await alix.client.conversations.newConversation(bo.address, {
      conversationId: 'shop.example/orders/1',
      metadata: {},
    });
    const conversation = await open(alix.client, bo.address);
    expect(conversation.topic).not.toBe(thread.topic);
  });

  it('fails for an address without a client, and for the user themselves', async () => {
    const stranger = newWallet().address;
    await expect(open(alix.client, stranger)).rejects.toThrow(`Recipient ${stranger} is not on the XMTP network`);
    await expect(open(alix.client, alix.address)).rejects.toThrow('self messaging not supported');
  });
});

it('keeps a thread for each subject, which the same ID opens again', async () => {
  const open = async (client: Client, peer: string): Promise<Conversation> => {
    const {values, output} = await run<{thread: Conversation}>(CONVERSATIONS.thread, {
      with: {client},
      addresses: {[PEER]: peer},
    });
    expect(output).toEqual(['shop.example/orders/1042']);
    return values.thread;
  };
  const thread = await open(alix.client, bo.address);
  const plain = await alix.client.conversations.newConversation(bo.address);
  expect(thread.topic).not.toBe(plain.topic);
  expect(thread.context?.metadata).toEqual({title: 'Order 1042'});
  expect((await open(alix.client, bo.address)).topic).toBe(thread.topic);
  const listed = await bo.client.conversations.list();
  expect(listed.map(({context}) => context?.conversationId)).toEqual(['shop.example/orders/1042', undefined]);
});

describe('check that an address can receive messages', () => {
  it("asks the client's environment, and the environment that you name", async () => {
    const check = async (address: string): Promise<string[]> =>
      (await run(CONVERSATIONS.reachable, {with: {client: alix.client}, addresses: {[PEER]: address}})).output;
    expect(await check(bo.address)).toEqual(['{ reachable: true, onProduction: false }']);
    const onProduction = await account({env: 'production'});
    expect(await check(onProduction.address)).toEqual(['{ reachable: false, onProduction: true }']);
    expect(await check(alix.address)).toEqual(['{ reachable: true, onProduction: false }']);
    // The static method asks `dev` by default.
    expect(await Client.canMessage(bo.address)).toBe(true);
    expect(await Client.canMessage(onProduction.address)).toBe(false);
  });

  it("answers false for a malformed address, and if the client's request failed", async () => {
    expect(await alix.client.canMessage('not-an-address')).toBe(false);
    expect(await Client.canMessage('not-an-address')).toBe(false);
    internet.dev.fail({offline: true});
    expect(await alix.client.canMessage(bo.address)).toBe(false);
    await expect(Client.canMessage(bo.address, {env: 'dev'})).rejects.toThrow();
  });

  it('checks many addresses with one request, in their order', async () => {
    internet.dev.requests.length = 0;
    const {output} = await run(CONVERSATIONS.manyReachable, {
      with: {client: alix.client},
      addresses: {[PEER]: bo.address},
    });
    expect(output).toEqual([`[ '${bo.address}' ]`]);
    expect(internet.dev.requests.map(({method}) => method)).toEqual(['batch-query']);
    const stranger = newWallet().address;
    const unreachable = {with: {client: alix.client}, addresses: {[PEER]: stranger}};
    expect((await run(CONVERSATIONS.manyReachable, unreachable)).output).toEqual(['[]']);
    internet.dev.requests.length = 0;
    const strangers = Array.from({length: 51}, () => newWallet().address);
    expect(await alix.client.canMessage([...strangers, bo.address])).toEqual([...strangers.map(() => false), true]);
    expect(internet.dev.requests.map(({method}) => method)).toEqual(['batch-query', 'batch-query']);
  });

  it('answers with a single false if one address of a list is malformed; the static method throws', async () => {
    expect(await alix.client.canMessage([bo.address, 'not-an-address'])).toBe(false);
    await expect(Client.canMessage([bo.address, 'not-an-address'], {env: 'dev'})).rejects.toThrow();
  });
});

describe('list conversations', () => {
  it('returns all conversations, oldest first, with their date', async () => {
    const caro = await account();
    await bo.client.conversations.newConversation(alix.address);
    await inviteFromMobile(caro, alix);
    const {output, values} = await run<{conversations: Conversation[]}>(CONVERSATIONS.list, {
      with: {client: alix.client},
    });
    expect(values.conversations.map(({peerAddress}) => peerAddress)).toEqual([bo.address, caro.address]);
    expect(output[0]).toMatch(new RegExp(`^${bo.address} \\d{4}-\\d\\d-\\d\\dT`));
    // Alix hasn't allowed or denied these contacts yet.
    expect(values.conversations.map(({consentState}) => consentState)).toEqual(['unknown', 'unknown']);
  });

  it("keeps nothing in Node.js: a new client's cache is empty until it lists", async () => {
    await bo.client.conversations.newConversation(alix.address);
    await alix.client.conversations.list();
    expect(await alix.client.conversations.listFromCache()).toHaveLength(1);
    const restarted = (await Client.create(alix.wallet, {env: 'dev'})) as Client;
    expect(await restarted.conversations.listFromCache()).toHaveLength(0);
    expect(await restarted.conversations.list()).toHaveLength(1);
  });
});

everyFenceRuns(CONVERSATIONS);
