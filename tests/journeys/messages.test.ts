import {ContentTypeReaction, ReactionCodec} from '@xmtp/content-type-reaction';
import {Compression, type DecodedMessage, type Client} from '@xmtp/xmtp-js';
import {chat, newest, type Chat} from './chat';
import {MESSAGES} from './fences';
import {GRPC} from './network';
import {everyFenceRuns, run, type Run} from './run';
import {contents, internet} from './world';

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
});

const published = (topic: string): number => internet.dev.stored(topic).length;

describe('send a message', () => {
  const send = (): Promise<Run<{sent: DecodedMessage}>> =>
    run(MESSAGES.send, {with: {conversation: pair.conversation}});

  it('returns the decoded message, which the peer reads with the same ID', async () => {
    const {values, output} = await send();
    expect(values.sent.content).toBe('Is the blue one still for sale?');
    const arrived = await newest(pair.other);
    expect([arrived.id, arrived.content]).toEqual([values.sent.id, values.sent.content]);
    expect(output).toEqual([arrived.id]);
  });

  it('tries six times, and then throws', async () => {
    internet.dev.fail({method: 'publish'});
    internet.dev.requests.length = 0;
    await expect(send()).rejects.toThrow('unavailable');
    expect(internet.dev.requests.map(({method}) => method)).toEqual(Array.from({length: 6}, () => 'publish'));
    internet.dev.recover();
    internet.dev.fail({method: 'publish', times: 5});
    expect((await send()).values.sent.content).toBe('Is the blue one still for sale?');
    expect(published(pair.conversation.topic)).toBe(1);
  });

  it('throws if the network refuses the message, for example because there are too many', async () => {
    internet.dev.limit('publish', 0);
    await expect(send()).rejects.toMatchObject({code: GRPC.resourceExhausted});
  });

  it('allows a peer about whom the list in memory has no entry, also one whom the user has denied', async () => {
    await pair.bo.client.contacts.deny([pair.alix.address]);
    const fresh = (await (await import('@xmtp/xmtp-js')).Client.create(pair.bo.wallet, {env: 'dev'})) as Client;
    const [conversation] = await fresh.conversations.list();
    await fresh.contacts.refreshConsentList();
    await run(MESSAGES.send, {with: {conversation}});
    expect(conversation!.consentState).toBe('denied');

    const hasty = (await (await import('@xmtp/xmtp-js')).Client.create(pair.bo.wallet, {env: 'dev'})) as Client;
    await run(MESSAGES.send, {with: {conversation: (await hasty.conversations.list())[0]}});
    await hasty.contacts.refreshConsentList();
    expect(hasty.contacts.isAllowed(pair.alix.address)).toBe(true);
  });
});

describe('read messages', () => {
  it('reads those of the last day, oldest first, with their sender', async () => {
    await pair.other.send('Long ago', {timestamp: new Date(Date.now() - 25 * 3_600_000)});
    await pair.conversation.send('Hello');
    await pair.other.send('Hi');
    const given = {with: {client: pair.alix.client, conversation: pair.conversation}};
    expect((await run(MESSAGES.read, given)).output).toEqual(['me Hello', 'peer Hi']);
    expect(contents(await pair.conversation.messages())).toEqual(['Long ago', 'Hello', 'Hi']);

    pair.bo.client.registerCodec(new ReactionCodec());
    const reaction = {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'} as const;
    await pair.other.send(reaction, {contentType: ContentTypeReaction});
    expect((await run(MESSAGES.read, given)).output[2]).toMatch(/^peer .*🐟/);
  });

  it('leaves out what cannot be decrypted', async () => {
    await pair.conversation.send('Hello');
    const {timestampNs} = internet.dev.stored(pair.conversation.topic)[0]!;
    internet.dev.put({contentTopic: pair.conversation.topic, timestampNs, message: 'AAEC'});
    expect(contents(await pair.other.messages())).toEqual(['Hello']);
  });
});

describe('read page by page', () => {
  const load = async (): Promise<DecodedMessage[]> =>
    (await run(MESSAGES.pages, {with: {conversation: pair.other}})).logged[0]![0] as DecodedMessage[];

  it('gives the newest messages first, and none twice', async () => {
    const start = Date.now() - 1_000_000;
    for (let number = 1; number <= 60; number++) {
      await pair.conversation.send(`${number}`, {timestamp: new Date(start + number * 1000)});
    }
    const numbers = Array.from({length: 49}, (_, index) => `${60 - index}`);
    // The two pages of 25 messages have 49 in all, because the second page repeats the last message of the first.
    expect(contents(await load())).toEqual(numbers);
  });

  it('gives what there is of a short conversation, and nothing of an empty one', async () => {
    expect(await load()).toEqual([]);
    await pair.conversation.send('1');
    await pair.conversation.send('2', {timestamp: new Date(Date.now() + 5)});
    expect(contents(await load())).toEqual(['2', '1']);
  });
});

describe('content that the app does not support', () => {
  const show = async (client: Client, message: DecodedMessage): Promise<string[]> =>
    (await run(MESSAGES.unsupported, {with: {client, message}})).output;

  it('shows the fallback without a codec, and the type or the text with one', async () => {
    await pair.other.send('Hello');
    expect(await show(pair.alix.client, await newest(pair.conversation))).toEqual(['Hello']);

    pair.bo.client.registerCodec(new ReactionCodec());
    const reaction = {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'} as const;
    await pair.other.send(reaction, {contentType: ContentTypeReaction});
    const unknown = await newest(pair.conversation);
    expect(unknown.error?.message).toBe('unknown content type xmtp.org/reaction:1.0');
    expect(await show(pair.alix.client, unknown)).toEqual([unknown.contentFallback]);

    pair.alix.client.registerCodec(new ReactionCodec());
    expect(await show(pair.alix.client, await newest(pair.conversation))).toEqual(['[reaction]']);
  });

  it('shows that there is nothing without a fallback', async () => {
    class Silent extends ReactionCodec {
      override fallback(): undefined {
        return undefined;
      }
    }
    pair.bo.client.registerCodec(new Silent());
    const reaction = {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'} as const;
    await pair.other.send(reaction, {contentType: ContentTypeReaction});
    expect(await show(pair.alix.client, await newest(pair.conversation))).toEqual(['(nothing to show)']);
  });
});

describe('show a message before it is sent', () => {
  const prepare = (): Promise<Run<{prepared: {send: () => Promise<unknown>}; id: string}>> =>
    run(MESSAGES.prepare, {with: {conversation: pair.conversation}});

  it('knows the ID first, then sends', async () => {
    const {output, values} = await prepare();
    expect(output).toEqual([`show as sending ${values.id}`, `mark as sent ${values.id}`]);
    const arrived = await newest(pair.other);
    expect([arrived.id, arrived.content]).toEqual([values.id, 'On my way']);
  });

  it('can be sent again after a failure, as the same message', async () => {
    internet.dev.fail({method: 'publish', offline: true});
    const {output, values} = await prepare();
    expect(output[0]).toBe(`show as sending ${values.id}`);
    expect(output[1]).toMatch(new RegExp(`^mark as failed ${values.id}`));
    expect(published(pair.conversation.topic)).toBe(0);
    internet.dev.recover();
    await values.prepared.send();
    expect((await newest(pair.other)).id).toBe(values.id);
    await values.prepared.send();
    expect(new Set((await pair.other.messages()).map(({id}) => id))).toEqual(new Set([values.id]));
  });

  it("doesn't change the consent list", async () => {
    await run(MESSAGES.prepare, {with: {conversation: pair.other}});
    expect(pair.other.consentState).toBe('unknown');
    await run(MESSAGES.send, {with: {conversation: pair.other}});
    expect(pair.other.consentState).toBe('allowed');
  });
});

it('rejects compressed content that unpacks to more than 1,000 bytes', async () => {
  await pair.conversation.send('x'.repeat(1001), {compression: Compression.COMPRESSION_GZIP});
  expect(await pair.other.messages()).toEqual([]);
});

everyFenceRuns(MESSAGES);
