import {ContentTypeReaction, ReactionCodec} from '@xmtp/content-type-reaction';
import {buildUserIntroTopic, buildUserInviteTopic, verifyHmacSignature, importHmacKey} from '@xmtp/xmtp-js';
import {message as proto} from '@xmtp/proto';
import {chat, type Chat} from './chat';
import {NOTIFICATIONS} from './fences';
import {gateway} from './network';
import {everyFenceRuns, run, start} from './run';
import {account, eventually, internet} from './world';

interface Call {
  method: string;
  body: Record<string, unknown>;
}

interface Subscription {
  topic: string;
  isSilent: boolean;
  hmacKeys?: {thirtyDayPeriodsSinceEpoch: number; key: string}[];
}

/** The calls that the push server has received. */
const calls: Call[] = [];
let status: number;

beforeAll(() => {
  internet.addHost('http://localhost:8080', (url, init) => {
    const [, service, method] = url.pathname.split('/');
    expect(service).toBe('notifications.v1.Notifications');
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
    calls.push({method: method!, body: JSON.parse(init.body as string) as Record<string, unknown>});
    return Promise.resolve(new Response(status === 200 ? '{}' : 'topic given twice', {status}));
  });
});

beforeEach(() => {
  calls.length = 0;
  status = 200;
});

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
});

it('registers the device', async () => {
  type Register = (installationId: string, token: string) => Promise<void>;
  const {values} = await run<{registerDevice: Register}>(NOTIFICATIONS.register);
  await values.registerDevice('installation', 'token');
  expect(calls).toEqual([
    {
      method: 'RegisterInstallation',
      body: {installationId: 'installation', deliveryMechanism: {firebaseDeviceToken: 'token'}},
    },
  ]);
});

it("throws with the server's answer if a call fails", async () => {
  type CallPushServer = (method: string, body: object) => Promise<void>;
  const {callPushServer} = (await run<{callPushServer: CallPushServer}>(NOTIFICATIONS.server)).values;
  status = 400;
  await expect(callPushServer('Subscribe', {})).rejects.toThrow('Subscribe: 400 topic given twice');
});

it('subscribes allowed conversations with keys, and inboxes silently', async () => {
  const [caro, dina, erin] = await Promise.all([account(), account(), account({publishLegacyContact: true})]);
  const requests = await caro.client.conversations.newConversation(pair.alix.address);
  const denied = await dina.client.conversations.newConversation(pair.alix.address);
  const old = await erin.client.conversations.newConversation(pair.alix.address);
  expect(old.conversationVersion).toBe('v2');
  // The user allows and denies contacts on another device.
  const {Client} = await import('@xmtp/xmtp-js');
  const phone = await Client.create(pair.alix.wallet, {env: 'dev'});
  await phone.contacts.deny([dina.address]);
  await phone.contacts.allow([pair.bo.address]);

  type SubscribeAll = (installationId: string) => Promise<void>;
  const {values} = await run<{subscribeAll: SubscribeAll}>(NOTIFICATIONS.subscribe, {with: {client: pair.alix.client}});
  await values.subscribeAll('installation');
  const [{method, body}] = calls as [Call];
  expect([method, body.installationId]).toEqual(['SubscribeWithMetadata', 'installation']);
  const subscriptions = body.subscriptions as Subscription[];
  expect(subscriptions.map(({topic, isSilent}) => [topic, isSilent])).toEqual([
    [pair.conversation.topic, false],
    [buildUserInviteTopic(pair.alix.address), true],
    [buildUserIntroTopic(pair.alix.address), true],
  ]);
  expect(subscriptions.map(({topic}) => topic)).not.toContain(requests.topic);
  expect(subscriptions.map(({topic}) => topic)).not.toContain(denied.topic);

  // With the key of the current period, the server recognizes the user's own messages, but not a peer's.
  await pair.conversation.send('Mine');
  await pair.other.send('Theirs');
  const keys = subscriptions[0]!.hmacKeys!;
  const period = Math.floor(Date.now() / 1000 / 60 / 60 / 24 / 30);
  expect(keys.map(({thirtyDayPeriodsSinceEpoch}) => thirtyDayPeriodsSinceEpoch)).toEqual([
    period - 1,
    period,
    period + 1,
  ]);
  const key = await importHmacKey(Buffer.from(keys[1]!.key, 'base64'));
  const isOwn = await Promise.all(
    internet.dev.stored(pair.conversation.topic).map((envelope) => {
      const {v2} = proto.Message.decode(Buffer.from(envelope.message, 'base64'));
      return verifyHmacSignature(key, v2!.senderHmac!, v2!.headerBytes);
    }),
  );
  expect(isOwn).toEqual([true, false]);
});

describe('decode in the background', () => {
  /** Returns the text of the notification for the newest message of the conversation. */
  const textOfPush = async (): Promise<string | undefined> => {
    type TextOfPush = (topic: string, message: string) => Promise<string | undefined>;
    const {values} = await run<{textOfPush: TextOfPush}>(NOTIFICATIONS.decode, {with: {client: pair.alix.client}});
    const {contentTopic, message} = internet.dev.stored(pair.conversation.topic).at(-1)!;
    return values.textOfPush(contentTopic, message);
  };

  it("returns a peer's text, and nothing for the user's own messages", async () => {
    await pair.other.send('Hello');
    expect(await textOfPush()).toBe('Hello');
    await pair.conversation.send('Hi');
    expect(await textOfPush()).toBeUndefined();
  });

  it('returns the fallback of other content, and nothing without one', async () => {
    class Codec extends ReactionCodec {
      override fallback(): string | undefined {
        return fallback;
      }
    }
    let fallback: string | undefined = 'Reacted with a fish';
    pair.bo.client.registerCodec(new Codec());
    const reaction = {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'} as const;
    await pair.other.send(reaction, {contentType: ContentTypeReaction});
    expect(await textOfPush()).toBe('Reacted with a fish');
    fallback = undefined;
    await pair.other.send(reaction, {contentType: ContentTypeReaction});
    expect(await textOfPush()).toBeUndefined();
  });

  it('returns nothing for contacts that are not allowed, also if they were denied elsewhere', async () => {
    const caro = await account();
    const stranger = await caro.client.conversations.newConversation(pair.alix.address);
    await stranger.send('Buy now');
    pair = {...pair, conversation: stranger};
    expect(await textOfPush()).toBeUndefined();
    const {Client} = await import('@xmtp/xmtp-js');
    const phone = await Client.create(pair.alix.wallet, {env: 'dev'});
    await phone.contacts.allow([caro.address]);
    expect(await textOfPush()).toBe('Buy now');
    await phone.contacts.deny([caro.address]);
    expect(await textOfPush()).toBeUndefined();
  });

  it('throws for bytes that are no message', async () => {
    internet.dev.put({contentTopic: pair.conversation.topic, timestampNs: '1', message: 'AAEC'});
    await expect(textOfPush()).rejects.toThrow();
  });
});

describe('try the notification server', () => {
  it('prints what the server sends, and answers 200', async () => {
    const answers: number[] = [];
    type Listener = (request: object, response: object) => void;
    let receive!: Listener;
    const createServer = (listener: Listener): object => {
      receive = listener;
      return {listen: (port: number) => expect(port).toBe(7777)};
    };
    jest.doMock('node:http', () => ({createServer}));
    const {output} = await run(NOTIFICATIONS.receive);
    const handlers: Record<string, (chunk?: unknown) => void> = {};
    receive(
      {on: (event: string, handler: (chunk?: unknown) => void) => (handlers[event] = handler)},
      {writeHead: (code: number) => ({end: () => answers.push(code)})},
    );
    handlers.data!('{"topic":');
    handlers.data!(Buffer.from('"x"}'));
    handlers.end!();
    expect(output).toEqual(['{\n  "topic": "x"\n}']);
    expect(answers).toEqual([200]);
    jest.dontMock('node:http');
  });

  it('subscribes one account to its invitations, and invites it from another', async () => {
    internet.addHost('http://localhost:25555', gateway(internet.local));
    const {output} = start(NOTIFICATIONS.send);
    await eventually(() => internet.local.stored(/\/m-/).length === 1);
    expect(calls.map(({method}) => method)).toEqual(['RegisterInstallation', 'SubscribeWithMetadata']);
    const [{topic, isSilent}] = calls[1]!.body.subscriptions as [Subscription];
    expect(isSilent).toBe(true);
    expect(calls[0]!.body).toEqual({
      installationId: calls[1]!.body.installationId,
      deliveryMechanism: {apnsDeviceToken: 'no-token'},
    });
    expect(topic).toBe(buildUserInviteTopic(calls[0]!.body.installationId as string));
    expect(internet.local.stored(topic)).toHaveLength(1);
    expect(output).toEqual([]);
  });

  it('prints why it stops, if the server refuses', async () => {
    status = 500;
    const {output} = start(NOTIFICATIONS.send);
    await eventually(() => output.length);
    expect(output[0]).toContain('RegisterInstallation: 500');
  });
});

everyFenceRuns(NOTIFICATIONS);
