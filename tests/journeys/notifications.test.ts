import {ContentTypeReaction, ReactionCodec} from '@xmtp/content-type-reaction';
import {buildUserIntroTopic, buildUserInviteTopic, Client, importHmacKey, verifyHmacSignature} from '@xmtp/xmtp-js';
import {message as proto} from '@xmtp/proto';
import {chat, type Chat} from './chat';
import {NOTIFICATIONS} from './fences';
import {gateway, GRPC} from './network';
import {everyFenceRuns, run, start} from './run';
import {account, ageConsent, eventually, internet} from './world';

interface Call {
  method: string;
  body: Record<string, unknown>;
  /** How many invitations the local network had when the server got the call. */
  invitations: number;
}

interface Subscription {
  topic: string;
  isSilent?: boolean;
  hmacKeys?: {thirtyDayPeriodsSinceEpoch: number; key: string}[];
}

/** The calls that the push server has received. */
const calls: Call[] = [];
/** The methods that the push server refuses. */
const refused = new Set<string>();

const localInvitations = (): number => internet.local.stored(/\/invite-/).length;

beforeAll(() => {
  internet.addHost('http://localhost:8080', (url, init) => {
    const [, service, method] = url.pathname.split('/');
    expect([init.method, service]).toEqual(['POST', 'notifications.v1.Notifications']);
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    calls.push({method: method!, body, invitations: localInvitations()});
    const isRefused = refused.has(method!);
    return Promise.resolve(new Response(isRefused ? 'topic given twice' : '{}', {status: isRefused ? 400 : 200}));
  });
});

beforeEach(() => {
  calls.length = 0;
  refused.clear();
});

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
});

it('registers the device', async () => {
  type Register = (installationId: string, token: string) => Promise<void>;
  const {values} = await run<{registerDevice: Register}>(NOTIFICATIONS.register);
  await values.registerDevice('installation', 'token');
  expect(calls).toMatchObject([
    {
      method: 'RegisterInstallation',
      body: {installationId: 'installation', deliveryMechanism: {firebaseDeviceToken: 'token'}},
    },
  ]);
});

it("throws with the server's answer if a call fails", async () => {
  type CallPushServer = (method: string, body: object) => Promise<void>;
  const {callPushServer} = (await run<{callPushServer: CallPushServer}>(NOTIFICATIONS.server)).values;
  refused.add('Subscribe');
  await expect(callPushServer('Subscribe', {})).rejects.toThrow('Subscribe: 400 topic given twice');
});

/** Returns a client for Alix on another device. */
async function onPhone(): Promise<Client> {
  return (await Client.create(pair.alix.wallet, {env: 'dev'})) as Client;
}

type SubscribeAll = (installationId: string) => Promise<void>;

const subscribeAll = async (client = pair.alix.client): Promise<void> => {
  const {values} = await run<{subscribeAll: SubscribeAll}>(NOTIFICATIONS.subscribe, {with: {client}});
  await values.subscribeAll('installation');
};

/** Returns the text of the notification for the newest message of the conversation. */
const textOfPush = async (client = pair.alix.client): Promise<string | undefined> => {
  type TextOfPush = (topic: string, message: string) => Promise<string | undefined>;
  const {values} = await run<{textOfPush: TextOfPush}>(NOTIFICATIONS.decode, {with: {client}});
  const {contentTopic, message} = internet.dev.stored(pair.conversation.topic).at(-1)!;
  return values.textOfPush(contentTopic, message);
};

it('subscribes allowed conversations with keys, and inboxes silently', async () => {
  const [caro, dina, erin] = await Promise.all([account(), account(), account({publishLegacyContact: true})]);
  const requests = await caro.client.conversations.newConversation(pair.alix.address);
  const denied = await dina.client.conversations.newConversation(pair.alix.address);
  const old = await erin.client.conversations.newConversation(pair.alix.address);
  expect(old.conversationVersion).toBe('v2');
  await pair.alix.client.contacts.allow([dina.address]);
  await pair.alix.client.contacts.loadConsentList();
  // A device whose clock is slow allows one contact, and another device denies another contact.
  await (await onPhone()).contacts.allow([erin.address]);
  ageConsent();
  await (await onPhone()).contacts.deny([dina.address]);

  await subscribeAll();
  const [{method, body}] = calls as [Call];
  expect([method, body.installationId]).toEqual(['SubscribeWithMetadata', 'installation']);
  const subscriptions = body.subscriptions as Subscription[];
  expect(subscriptions.map(({topic, isSilent}) => [topic, isSilent])).toEqual([
    [pair.conversation.topic, undefined],
    [old.topic, undefined],
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

it('throws if the server refuses the subscriptions', async () => {
  refused.add('SubscribeWithMetadata');
  await expect(subscribeAll()).rejects.toThrow('SubscribeWithMetadata: 400 topic given twice');
});

it.each([
  ['consent', /\/userpreferences-/],
  ['conversations', /\/invite-/],
])("neither subscribes nor shows a text if the list of %s can't be loaded", async (_, topic) => {
  await pair.other.send('Hello');
  const phone = await onPhone();
  internet.dev.fail({method: 'query', topic});
  await Promise.all([
    expect(subscribeAll()).rejects.toThrow('unavailable'),
    expect(textOfPush(phone)).rejects.toThrow('unavailable'),
  ]);
  expect(calls).toEqual([]);
});

describe('decode in the background', () => {
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
    const phone = await onPhone();
    await phone.contacts.allow([caro.address]);
    ageConsent();
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
    // A body that isn't JSON isn't answered with 200.
    handlers.data!('}');
    expect(() => handlers.end!()).toThrow(SyntaxError);
    expect(answers).toEqual([200]);
    jest.dontMock('node:http');
  });

  describe('with an account that is invited', () => {
    beforeAll(() => {
      internet.addHost('http://localhost:25555', gateway(internet.local));
      // The SDK's default port for `local` isn't the port of the node that the notification server uses.
      internet.addHost('http://localhost:5555', () => Promise.reject(new TypeError('fetch failed')));
    });

    it('subscribes to the invitations before they are sent', async () => {
      const before = localInvitations();
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
      expect(calls[1]!.invitations).toBe(before);
      expect(internet.local.stored(topic)).toHaveLength(1);
      expect(output).toEqual([]);
    });

    it.each(['RegisterInstallation', 'SubscribeWithMetadata'])('says why, if the server refuses %s', async (method) => {
      const before = localInvitations();
      refused.add(method);
      const {output} = start(NOTIFICATIONS.send);
      await eventually(() => output.length);
      expect(output[0]).toContain(`Error: ${method}: 400 topic given twice`);
      expect(localInvitations()).toBe(before);
    });

    it("says why, if the message can't be sent", async () => {
      internet.local.fail({method: 'publish', topic: /\/m-/, code: GRPC.unauthenticated, message: 'refused'});
      const {output} = start(NOTIFICATIONS.send);
      await eventually(() => output.length);
      expect(output[0]).toContain('refused');
    });
  });
});

everyFenceRuns(NOTIFICATIONS);
