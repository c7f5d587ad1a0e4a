import {ContentTypeReaction, ReactionCodec} from '@xmtp/content-type-reaction';
import {buildUserInviteTopic} from '@xmtp/xmtp-js';
import {chat, type Chat} from './chat';
import {STREAMS} from './fences';
import type {Method} from './network';
import {inviteFromMobile} from './otherSdks';
import {everyFenceRuns, start, type Globals} from './run';
import {account, eventually, internet} from './world';

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
});

const streaming = (topic: string): Promise<boolean> => eventually(() => internet.dev.streamed.includes(topic));

describe('stream messages from all conversations', () => {
  it("prints the peers' messages, and not the user's own", async () => {
    const {output} = start(STREAMS.all, {with: {client: pair.alix.client}});
    await streaming(pair.conversation.topic);
    await pair.conversation.send('Mine');
    await pair.other.send('Hello');
    await eventually(() => output.length);
    expect(output).toEqual([`${pair.conversation.topic} Hello`]);
  });

  it('shows the fallback of content that the client does not know', async () => {
    const {output} = start(STREAMS.all, {with: {client: pair.alix.client}});
    await streaming(pair.conversation.topic);
    pair.bo.client.registerCodec(new ReactionCodec());
    const reaction = {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'} as const;
    await pair.other.send(reaction, {contentType: ContentTypeReaction});
    await eventually(() => output.length);
    expect(output[0]).toContain('🐟');
  });

  it('adds new conversations, and fetches their first messages', async () => {
    const {output} = start(STREAMS.all, {with: {client: pair.alix.client}});
    await streaming(pair.conversation.topic);
    const caro = await account();
    // Delay the stream's queries, so that the first message is on the network before the stream knows the conversation.
    const release = internet.dev.hold('query');
    const topic = await inviteFromMobile(caro, pair.alix);
    const thread = (await caro.client.conversations.listFromCache()).find((each) => each.topic === topic)!;
    await thread.send('Hello from Caro');
    release();
    await eventually(() => output.length);
    expect(output).toContain(`${topic} Hello from Caro`);
  });
});

it('streams the messages of one conversation', async () => {
  const caro = await account();
  const elsewhere = await caro.client.conversations.newConversation(pair.alix.address);
  const {output} = start(STREAMS.one, {with: {client: pair.alix.client, conversation: pair.conversation}});
  await streaming(pair.conversation.topic);
  await elsewhere.send('From another conversation');
  await pair.conversation.send('Mine');
  await pair.other.send('Hello');
  await pair.other.send('How are you?');
  await eventually(() => output.length === 2);
  expect(output).toEqual(['Hello', 'How are you?']);
});

it('streams new conversations, including those that the user starts', async () => {
  const caro = await account();
  const {output} = start(STREAMS.conversations, {with: {client: pair.alix.client}});
  await streaming(buildUserInviteTopic(pair.alix.address));
  await inviteFromMobile(caro, pair.alix);
  await eventually(() => output.length === 1);
  const dina = await account();
  await pair.alix.client.conversations.newConversation(dina.address);
  await eventually(() => output.length === 2);
  expect(output).toEqual([`New conversation with ${caro.address}`, `New conversation with ${dina.address}`]);
});

describe('recover after a lost connection', () => {
  /** Starts the page's loop, whose pauses end at once. */
  const listen = (globals: Globals = {}): ReturnType<typeof start> =>
    start(STREAMS.recover, {
      with: {client: pair.alix.client},
      globals: {setTimeout: (again: () => void) => setTimeout(again, 0), ...globals},
    });

  /** Sends messages while no stream is open. */
  const sendInGap = async (...messages: [text: string, sent: number][]): Promise<void> => {
    internet.dev.fail({method: 'subscribe', offline: true});
    internet.dev.loseConnections();
    for (const [text, sent] of messages) await pair.other.send(text, {timestamp: new Date(sent)});
    internet.dev.recover();
  };

  it('catches up on what was sent in the gap, and shows nothing twice', async () => {
    await pair.other.send('Before');
    const {output} = listen();
    await eventually(() => output.length === 1);
    await streaming(pair.conversation.topic);
    await pair.other.send('While online');
    await eventually(() => output.length === 2);

    internet.dev.fail({offline: true});
    internet.dev.loseConnections();
    internet.dev.recover();
    internet.dev.fail({method: 'subscribe', offline: true});
    await pair.other.send('In the gap');
    internet.dev.recover();
    await eventually(() => output.includes('In the gap'));
    await streaming(pair.conversation.topic);
    await pair.other.send('After');
    await eventually(() => output.includes('After'));
    expect(output).toEqual(['Before', 'While online', 'In the gap', 'After']);
  });

  it('tries again while the network cannot be reached, after a pause of two seconds', async () => {
    await pair.other.send('Before');
    internet.dev.fail({method: 'query', offline: true});
    const pauses: number[] = [];
    let again!: () => void;
    const {output} = listen({
      setTimeout: (end: () => void, milliseconds: number) => {
        pauses.push(milliseconds);
        again = end;
      },
    });
    await eventually(() => pauses.length);
    expect(output).toEqual([expect.stringContaining('fetch failed')]);
    internet.dev.recover();
    // Nothing happens until the pause ends.
    await pair.other.messages();
    expect([output.length, pauses]).toEqual([1, [2000]]);
    again();
    await eventually(() => output.includes('Before'));
  });

  it('opens one stream at a time, also after messages could not be fetched', async () => {
    await pair.other.send('Before');
    internet.dev.fail({method: 'query', topic: /\/m-/});
    const {output} = listen();
    await eventually(() => output.filter((line) => line.includes('unavailable')).length > 1);
    internet.dev.recover();
    await eventually(() => output.includes('Before'));
    await streaming(pair.conversation.topic);
    expect(internet.dev.streamed.filter((topic) => topic === pair.conversation.topic)).toHaveLength(1);
  });

  it('goes back five minutes further than the last catch-up, because clocks differ', async () => {
    const margin = 5 * 60_000;
    const start = Date.now();
    const {output} = listen();
    await streaming(pair.conversation.topic);
    await sendInGap(
      ['From a very slow clock', start - margin - 1000],
      ['From a slow clock', Date.now() - margin + 1000],
    );
    await eventually(() => output.includes('From a slow clock'));
    expect(output).toEqual(['From a slow clock']);
  });

  it('starts at the last catch-up that succeeded', async () => {
    let now = Date.now();
    const hour = 3_600_000;
    const {output} = listen({
      Date: class extends Date {
        static override now = (): number => now;
      },
    });
    await streaming(pair.conversation.topic);
    const first = now;
    now += hour;
    internet.dev.fail({method: 'query', topic: /\/m-/});
    internet.dev.loseConnections();
    await eventually(() => output.some((line) => line.includes('unavailable')));
    await sendInGap(['After the first', first]);
    await eventually(() => output.includes('After the first'));
    await streaming(pair.conversation.topic);

    await sendInGap(['Before the second', first], ['After the second', now]);
    await eventually(() => output.includes('After the second'));
    expect(output).not.toContain('Before the second');
  });

  it('finds a conversation that begins while the stream opens', async () => {
    const caro = await account();
    internet.dev.requests.length = 0;
    const asked = (wanted: Method, times: number): Promise<boolean> =>
      eventually(() => internet.dev.requests.filter(({method}) => method === wanted).length === times);
    const releases = [internet.dev.hold('query'), internet.dev.hold('subscribe')];
    const {output} = listen();
    // The stream lists the conversations, with two queries, before the invitation is sent. The catch-up does so later.
    await asked('query', 2);
    releases.push(internet.dev.hold('query'));
    releases.shift()!();
    await asked('subscribe', 1);
    const topic = await inviteFromMobile(caro, pair.alix);
    const thread = (await caro.client.conversations.listFromCache()).find((each) => each.topic === topic)!;
    await thread.send('New here');
    for (const release of releases) release();
    await eventually(() => output.includes('New here'));
  });

  it('finds conversations that began in the gap', async () => {
    const {output} = listen();
    await streaming(pair.conversation.topic);
    internet.dev.fail({method: 'subscribe', offline: true});
    internet.dev.loseConnections();
    const caro = await account();
    const thread = await caro.client.conversations.newConversation(pair.alix.address);
    await thread.send('New here');
    internet.dev.recover();
    await streaming(thread.topic);
    await thread.send('Still here');
    await eventually(() => output.includes('Still here'));
    expect(output).toEqual(['New here', 'Still here']);
  });
});

everyFenceRuns(STREAMS);
