import {ContentTypeAttachment, AttachmentCodec} from '@xmtp/content-type-remote-attachment';
import {ContentTypeReaction} from '@xmtp/content-type-reaction';
import {ContentTypeReply, type Reply} from '@xmtp/content-type-reply';
import {ContentTypeText} from '@xmtp/content-type-text';
import {Compression} from '@xmtp/xmtp-js';
import {chat, newest, read, runForBoth, type Chat} from './chat';
import {REACTIONS, REPLIES, TEXT} from './fences';
import {everyFenceRuns, run} from './run';
import {contents, internet} from './world';

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
});

it('throws if a message, a reaction or a reply cannot be sent', async () => {
  await runForBoth(REACTIONS.register, pair);
  await runForBoth(REPLIES.register, pair);
  const {conversation} = pair;
  const message = await conversation.send('Saturday?');
  internet.dev.fail({method: 'publish', offline: true});
  await Promise.all(
    [TEXT.send, REACTIONS.send, REACTIONS.remove, REPLIES.send].map((address) =>
      expect(run(address, {with: {conversation, message}})).rejects.toThrow('fetch failed'),
    ),
  );
});

describe('text', () => {
  it('is the type of a message when none is named, and has no fallback', async () => {
    await run(TEXT.send, {with: {conversation: pair.conversation}});
    const message = await newest(pair.other);
    expect(message.content).toBe('Lunch at one?');
    expect(message.contentType.toString()).toBe('xmtp.org/text:1.0');
    expect(message.contentFallback).toBeUndefined();
  });

  it('is dropped if it was compressed and is larger than 1,000 bytes', async () => {
    await pair.conversation.send('x'.repeat(1000), {compression: Compression.COMPRESSION_DEFLATE});
    await pair.conversation.send('y'.repeat(1001), {compression: Compression.COMPRESSION_DEFLATE});
    expect(contents(await pair.other.messages())).toEqual(['x'.repeat(1000)]);
  });
});

describe('reactions', () => {
  /** Alix writes a message, and Bo reacts to it. */
  const react = async (): Promise<Awaited<ReturnType<typeof newest>>> => {
    await runForBoth(REACTIONS.register, pair);
    await pair.conversation.send('Saturday?');
    const message = await newest(pair.other);
    await run(REACTIONS.send, {with: {conversation: pair.other, message}});
    return message;
  };

  it('arrive with what was reacted to', async () => {
    const message = await react();
    const arrived = await newest(pair.conversation);
    expect(arrived.contentType.sameAs(ContentTypeReaction)).toBe(true);
    expect((await read(REACTIONS.read, arrived)).output).toEqual([`added 👍 ${message.id}`]);
    expect((await read(REACTIONS.read, message)).output).toEqual([]);
  });

  it('are removed by the same sender only, and count once for each sender', async () => {
    const message = await react();
    const count = async (): Promise<string[] | undefined> => {
      const {values} = await run<{tally: Map<string, Set<string>>}>(REACTIONS.count, {
        with: {conversation: pair.conversation, message},
      });
      return values.tally.has('👍') ? [...values.tally.get('👍')!] : undefined;
    };
    const bos = {with: {conversation: pair.other, message}};
    const alixs = {with: {conversation: pair.conversation, message}};
    expect(await count()).toEqual([pair.bo.address]);
    await run(REACTIONS.send, bos);
    expect(await count()).toEqual([pair.bo.address]);
    await run(REACTIONS.remove, alixs);
    expect(await count()).toEqual([pair.bo.address]);
    await run(REACTIONS.send, alixs);
    await run(REACTIONS.remove, bos);
    expect(await count()).toEqual([pair.alix.address]);
    // Reactions to another message don't count.
    await pair.conversation.send('Or Sunday?');
    await run(REACTIONS.send, {with: {conversation: pair.other, message: await newest(pair.other)}});
    expect(await count()).toEqual([pair.alix.address]);
  });

  it('are counted without an error if their content has missing parts', async () => {
    const message = await react();
    await pair.other.send({reference: message.id}, {contentType: ContentTypeReaction});
    await pair.other.send({}, {contentType: ContentTypeReaction});
    const {values} = await run<{tally: Map<string, Set<string>>}>(REACTIONS.count, {
      with: {conversation: pair.conversation, message},
    });
    expect([...values.tally.keys()]).toEqual(['👍']);
    expect((await read(REACTIONS.read, await newest(pair.conversation))).output).toEqual([
      'undefined undefined undefined',
    ]);
  });

  it('have a fallback that names the emoji, for apps without the codec', async () => {
    await run(REACTIONS.register, {with: {client: pair.bo.client}});
    await pair.conversation.send('Saturday?');
    const message = await newest(pair.other);
    await run(REACTIONS.send, {with: {conversation: pair.other, message}});
    const arrived = await newest(pair.conversation);
    expect(arrived.content).toBeUndefined();
    expect(arrived.error?.message).toBe('unknown content type xmtp.org/reaction:1.0');
    expect(arrived.contentFallback).toContain('👍');
    expect((await read(REACTIONS.read, arrived)).output).toEqual(['undefined undefined undefined']);
    // Once the codec is registered, loading the message again gives its content.
    await run(REACTIONS.register, {with: {client: pair.alix.client}});
    expect((await read(REACTIONS.read, await newest(pair.conversation))).output).toEqual([`added 👍 ${message.id}`]);
  });

  it('need the codec, and the content type in the options', async () => {
    const message = await pair.conversation.send('Saturday?');
    await expect(run(REACTIONS.send, {with: {conversation: pair.conversation, message}})).rejects.toThrow(
      'unknown content type xmtp.org/reaction:1.0',
    );
    await runForBoth(REACTIONS.register, pair);
    await pair.conversation.send({reference: message.id});
    expect((await newest(pair.other)).content).toBe('[object Object]');
  });
});

describe('replies', () => {
  const reply = async (): Promise<Awaited<ReturnType<typeof newest>>> => {
    await runForBoth(REPLIES.register, pair);
    await pair.conversation.send('Friday or Saturday?');
    const message = await newest(pair.other);
    await run(REPLIES.send, {with: {conversation: pair.other, message}});
    return message;
  };

  it('arrive with their text and the message that they answer', async () => {
    const message = await reply();
    const arrived = await newest(pair.conversation);
    expect((await read(REPLIES.read, arrived)).output).toEqual([`${message.id} Saturday works for me`]);
    expect((await read(REPLIES.read, message)).output).toEqual([]);
    expect((arrived.content as Reply).contentType.sameAs(ContentTypeText)).toBe(true);
    expect(arrived.contentFallback).toBe('Replied with “Saturday works for me” to an earlier message');
  });

  it('lead to the original message, if it is in the conversation', async () => {
    const message = await reply();
    type Find = (reply: Reply) => Promise<{id: string; content: unknown} | undefined>;
    const {values} = await run<{findOriginal: Find}>(REPLIES.find, {with: {conversation: pair.conversation}});
    const content = (await newest(pair.conversation)).content as Reply;
    expect((await values.findOriginal(content))?.id).toBe(message.id);
    expect(await values.findOriginal({...content, reference: 'unknown'})).toBeUndefined();
  });

  it('with other content have no text; without its codec, they fail to send and are left out', async () => {
    await runForBoth(REPLIES.register, pair);
    const content = {
      reference: 'x',
      content: {filename: 'a.txt', mimeType: 'text/plain', data: new Uint8Array([1])},
      contentType: ContentTypeAttachment,
    };
    await expect(pair.other.send(content, {contentType: ContentTypeReply})).rejects.toThrow(
      'missing codec for content type',
    );
    pair.bo.client.registerCodec(new AttachmentCodec());
    await pair.other.send(content, {contentType: ContentTypeReply});
    expect(await pair.conversation.messages()).toEqual([]);
    pair.alix.client.registerCodec(new AttachmentCodec());
    expect((await read(REPLIES.read, await newest(pair.conversation))).output).toEqual(['x (no text)']);
  });

  it('are read without an error by a client that has no codec', async () => {
    await run(REPLIES.register, {with: {client: pair.bo.client}});
    await pair.conversation.send('Friday or Saturday?');
    await run(REPLIES.send, {with: {conversation: pair.other, message: await newest(pair.other)}});
    const arrived = await newest(pair.conversation);
    expect(arrived.error?.message).toBe('unknown content type xmtp.org/reply:1.0');
    expect((await read(REPLIES.read, arrived)).output).toEqual(['undefined (no text)']);
  });
});

everyFenceRuns(REACTIONS, REPLIES, TEXT);
