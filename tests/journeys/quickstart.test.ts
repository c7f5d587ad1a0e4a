import {Client, type Conversation, type DecodedMessage} from '@xmtp/xmtp-js';
import type {Wallet} from 'ethers';
import {newest} from './chat';
import {OVERVIEW, QUICKSTART} from './fences';
import type {Method} from './network';
import {everyFenceRuns, run, start} from './run';
import {PEER, watchedWallet} from './wallets';
import {account, contents, eventually, internet} from './world';

it('runs the whole flow, without a wallet or a second person', async () => {
  const {output, values} = await run<{client: Client; friend: Client; conversation: Conversation}>(QUICKSTART.whole);
  const {client, friend, conversation} = values;
  expect(output).toEqual([`${client.address}: gm`, `${friend.address}: gm to you`]);
  expect(contents(await conversation.messages())).toEqual(['gm', 'gm to you']);
  expect(await friend.conversations.list()).toHaveLength(1);
  // The stream is closed at the end.
  expect(internet.dev.streamed).toEqual([]);
});

it('says that the friend cannot be reached, or that the reply could not be sent', async () => {
  internet.dev.requests.length = 0;
  await run(QUICKSTART.whole);
  /** Returns how many requests with the method `wanted` precede the last one for a topic that contains `kind`. */
  const countBefore = (wanted: Method, kind: string): number =>
    internet.dev.requests
      .filter(({method}) => method === wanted)
      .findLastIndex(({topics}) => topics.some((topic) => topic.includes(kind)));
  const limits = {query: countBefore('query', '/contact-'), publish: countBefore('publish', '/m-')};

  internet.dev.limit('query', limits.query);
  await expect(run(QUICKSTART.whole)).rejects.toThrow('is not reachable');
  internet.dev.recover();
  internet.dev.limit('publish', limits.publish);
  const {output, done} = start(QUICKSTART.whole);
  await expect(done).rejects.toThrow('rate limit exceeded');
  expect(output).toHaveLength(1);
});

it('runs the flow step by step', async () => {
  const friend = await account();
  const addresses = {[PEER]: friend.address};
  const {signer} = (await run<{signer: Wallet}>(QUICKSTART.signer)).values;
  const {client} = (await run<{client: Client}>(QUICKSTART.create, {with: {signer}})).values;
  expect(client.address).toBe(signer.address);

  const given = {with: {client}, addresses};
  const reachable = async (): Promise<boolean> =>
    (await run<{isReachable: boolean}>(QUICKSTART.reachable, given)).values.isReachable;
  expect(await reachable()).toBe(true);
  const onProduction = await account({env: 'production'});
  const elsewhere = await run<{isReachable: boolean}>(QUICKSTART.reachable, {
    with: {client},
    addresses: {[PEER]: onProduction.address},
  });
  expect(elsewhere.values.isReachable).toBe(false);

  const {conversation} = (await run<{conversation: Conversation}>(QUICKSTART.start, given)).values;
  expect(conversation.peerAddress).toBe(friend.address);
  const {message} = (await run<{message: DecodedMessage}>(QUICKSTART.send, {with: {conversation}})).values;
  const thread = (await friend.client.conversations.list())[0]!;
  expect((await newest(thread)).id).toBe(message.id);
  const {messages} = (await run<{messages: DecodedMessage[]}>(QUICKSTART.read, {with: {conversation}})).values;
  expect(contents(messages)).toEqual(['gm']);

  const {output} = start(QUICKSTART.stream, {with: {conversation}});
  await eventually(() => internet.dev.streamed.includes(conversation.topic));
  await thread.send('gm to you');
  await eventually(() => output.length);
  expect(output).toEqual([`${friend.address} gm to you`]);
});

it('goes from the client to the message, as the overview does', async () => {
  const [bo, signer] = [await account(), watchedWallet()];
  const {client} = (await run<{client: Client}>(OVERVIEW.client, {with: {signer}})).values;
  expect(client.address).toBe(signer.address);
  expect(await Client.canMessage(signer.address, {env: 'dev'})).toBe(true);
  const caro = await account();
  const earlier = await caro.client.conversations.newConversation(signer.address);
  interface Conversations {
    conversations: Conversation[];
    conversation: Conversation;
  }
  const given = {with: {client}, addresses: {[PEER]: bo.address}};
  const {conversations, conversation} = (await run<Conversations>(OVERVIEW.conversation, given)).values;
  expect(conversations.map(({topic}) => topic)).toEqual([earlier.topic]);
  expect(conversation.peerAddress).toBe(bo.address);
  const {messages} = (await run<{messages: DecodedMessage[]}>(OVERVIEW.message, {with: {conversation}})).values;
  expect(contents(messages)).toEqual(['gm']);
  const again = (await run<Conversations>(OVERVIEW.conversation, given)).values;
  expect(again.conversations.map(({topic}) => topic)).toEqual([earlier.topic, conversation.topic]);
  expect(again.conversation.topic).toBe(conversation.topic);
});

everyFenceRuns(OVERVIEW, QUICKSTART);
