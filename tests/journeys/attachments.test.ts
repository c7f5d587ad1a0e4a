import {
  AttachmentCodec,
  type Attachment,
  type EncryptedEncodedContent,
  type RemoteAttachment,
} from '@xmtp/content-type-remote-attachment';
import type {Client, DecodedMessage} from '@xmtp/xmtp-js';
import {chat, newest, runForBoth, type Chat} from './chat';
import {ATTACHMENTS} from './fences';
import {GRPC} from './network';
import {everyFenceRuns, run} from './run';
import {forwardTo, serve, stopServers} from './server';
import {internet} from './world';

const STORE = 'https://files.example.com';

/** The files in the store, by path. A number in place of a file is the status that requests for the path get. */
const files = new Map<string, Buffer | number>();
let uploadStatus = 200;
/** The content type of the newest upload. */
let uploadType: string | undefined;

beforeAll(async () => {
  const origin = await serve((request, body, response) => {
    const path = request.url!;
    if (request.method === 'POST') {
      const name = `/${files.size + 1}`;
      files.set(name, body);
      uploadType = request.headers['content-type'];
      response.writeHead(uploadStatus, {'content-type': 'application/json'}).end(JSON.stringify({url: STORE + name}));
      return;
    }
    const file = files.get(path);
    if (typeof file === 'object') response.writeHead(200).end(file);
    else response.writeHead(file ?? 404).end('not found');
  });
  internet.addHost(STORE, forwardTo(origin));
});

afterAll(stopServers);

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
  await runForBoth(ATTACHMENTS.register, pair);
  files.clear();
  uploadStatus = 200;
});

type Encrypt = (attachment: Attachment) => Promise<EncryptedEncodedContent>;
type Upload = (payload: Uint8Array) => Promise<string>;
type Send = (attachment: Attachment, encrypted: EncryptedEncodedContent, url: string) => Promise<void>;
type Load = (remote: RemoteAttachment) => Promise<Attachment>;
type Recognize = (message: DecodedMessage) => RemoteAttachment | undefined;

const text = 'Two tickets, row 7';
const file = new File([text], 'tickets.txt', {type: 'text/plain'});

const readAttachment = async (from: File): Promise<Attachment> =>
  (await run<{readAttachment: (file: File) => Promise<Attachment>}>(ATTACHMENTS.readFile)).values.readAttachment(from);

const encrypt = async (attachment: Attachment): Promise<EncryptedEncodedContent> =>
  (await run<{encrypt: Encrypt}>(ATTACHMENTS.encrypt)).values.encrypt(attachment);

const upload = async (payload: Uint8Array): Promise<string> =>
  (await run<{upload: Upload}>(ATTACHMENTS.upload)).values.upload(payload);

const send: Send = async (...args) => {
  const {values} = await run<{sendAttachment: Send}>(ATTACHMENTS.send, {with: {conversation: pair.conversation}});
  await values.sendAttachment(...args);
};

const load = async (remote: RemoteAttachment, client: Client = pair.bo.client): Promise<Attachment> =>
  (await run<{load: Load}>(ATTACHMENTS.load, {with: {client}})).values.load(remote);

const recognize = async (message: DecodedMessage): Promise<RemoteAttachment | undefined> =>
  (await run<{getRemoteAttachment: Recognize}>(ATTACHMENTS.recognize)).values.getRemoteAttachment(message);

/** Reads, encrypts, uploads and sends the file. Returns the message that arrives. */
async function sendFile(): Promise<DecodedMessage> {
  const attachment = await readAttachment(file);
  const encrypted = await encrypt(attachment);
  await send(attachment, encrypted, await upload(encrypted.payload));
  return newest(pair.other);
}

it('sends a file through a store, which sees only encrypted bytes', async () => {
  const message = await sendFile();
  expect(message.contentType.toString()).toBe('xmtp.org/remoteStaticAttachment:1.0');
  expect(message.contentFallback).toContain('tickets.txt');
  expect((files.get('/1') as Buffer).includes(text)).toBe(false);
  expect(uploadType).toBe('application/octet-stream');

  const remote = (await recognize(message))!;
  expect(remote).toMatchObject({
    url: `${STORE}/1`,
    filename: 'tickets.txt',
    contentLength: text.length,
    scheme: 'https://',
  });
  const attachment = await load(remote);
  expect(attachment).toMatchObject({filename: 'tickets.txt', mimeType: 'text/plain'});
  expect(Buffer.from(attachment.data).toString()).toBe(text);
});

describe('with one function', () => {
  const sendAtOnce = async (upload: File): Promise<void> => {
    const {values} = await run<{sendFile: (file: File) => Promise<void>}>(ATTACHMENTS.sendFile, {
      with: {conversation: pair.conversation},
    });
    await values.sendFile(upload);
  };

  it('sends a file that the peer can load', async () => {
    await sendAtOnce(file);
    const remote = (await recognize(await newest(pair.other)))!;
    expect(remote).toMatchObject({
      url: `${STORE}/1`,
      filename: 'tickets.txt',
      contentLength: text.length,
      scheme: 'https://',
    });
    expect((files.get('/1') as Buffer).includes(text)).toBe(false);
    const attachment = await load(remote);
    expect(attachment).toMatchObject({filename: 'tickets.txt', mimeType: 'text/plain'});
    expect(Buffer.from(attachment.data).toString()).toBe(text);
  });

  it('gives a file without a type a general one', async () => {
    await sendAtOnce(new File(['x'], 'x'));
    const remote = (await recognize(await newest(pair.other)))!;
    expect((await load(remote)).mimeType).toBe('application/octet-stream');
  });

  it('stops if the upload fails', async () => {
    uploadStatus = 503;
    await expect(sendAtOnce(file)).rejects.toThrow('The upload failed with status 503');
    await expect(newest(pair.other)).rejects.toThrow('no messages');
  });

  it("throws if the message can't be sent", async () => {
    internet.dev.fail({method: 'publish', code: GRPC.unauthenticated, message: 'refused'});
    await expect(sendAtOnce(file)).rejects.toThrow('refused');
  });
});

it('gives a file without a type a general one', async () => {
  expect(await readAttachment(new File(['x'], 'x'))).toEqual({
    filename: 'x',
    mimeType: 'application/octet-stream',
    data: new Uint8Array([120]),
  });
});

it('makes new keys for each file, so the result of one call fits no other', async () => {
  const attachment = await readAttachment(file);
  const [first, second] = [await encrypt(attachment), await encrypt(attachment)];
  expect(first.digest).not.toBe(second.digest);
  await send(attachment, first, await upload(second.payload));
  const remote = (await recognize(await newest(pair.other)))!;
  await expect(load(remote)).rejects.toThrow('content digest does not match');
});

it("throws if the message can't be sent", async () => {
  internet.dev.fail({method: 'publish', code: GRPC.unauthenticated, message: 'refused'});
  await expect(sendFile()).rejects.toThrow('refused');
  await expect(run(ATTACHMENTS.sendSmall, {with: {conversation: pair.conversation}})).rejects.toThrow('refused');
});

it('stops if the upload fails', async () => {
  uploadStatus = 503;
  await expect(sendFile()).rejects.toThrow('The upload failed with status 503');
  await expect(newest(pair.other)).rejects.toThrow('no messages');
});

it('notices other bytes, such as an error page', async () => {
  const remote = (await recognize(await sendFile()))!;
  files.set('/1', 404);
  await expect(load(remote)).rejects.toThrow('content digest does not match');
  files.set('/1', Buffer.from('other bytes'));
  await expect(load(remote)).rejects.toThrow('content digest does not match');
});

it('decides before it downloads: only files over HTTPS, up to 25 MB, of the right type', async () => {
  const remote = (await recognize(await sendFile()))!;
  const message = await newest(pair.other);
  const changed = (change: Partial<RemoteAttachment>): DecodedMessage =>
    Object.assign(Object.create(message) as DecodedMessage, {content: {...remote, ...change}});
  const limit = 25 * 1024 * 1024;
  expect(await recognize(changed({}))).toBeDefined();
  expect(await recognize(changed({url: 'http://files.example.com/1'}))).toBeUndefined();
  expect(await recognize(changed({contentLength: limit}))).toBeDefined();
  expect(await recognize(changed({contentLength: limit + 1}))).toBeUndefined();
  await pair.conversation.send('Just text');
  expect(await recognize(await newest(pair.other))).toBeUndefined();
});

it("doesn't send a URL that isn't HTTPS", async () => {
  const attachment = await readAttachment(file);
  await expect(send(attachment, await encrypt(attachment), 'http://files.example.com/1')).rejects.toThrow(
    'scheme must be https',
  );
});

it('names the missing codec', async () => {
  const message = await sendFile();
  const remote = (await recognize(message))!;
  const stranger = await chat();
  await expect(load(remote, stranger.bo.client)).rejects.toThrow('no codec found for attachment');
  const [conversation] = await stranger.alix.client.conversations.list();
  await expect(conversation!.send(remote, {contentType: message.contentType})).rejects.toThrow(
    'unknown content type xmtp.org/remoteStaticAttachment:1.0',
  );
  expect(new AttachmentCodec().contentType.typeId).toBe('attachment');
});

it('is left alone while the codec is not registered', async () => {
  const {bo} = pair;
  const {Client: Sdk} = await import('@xmtp/xmtp-js');
  await sendFile();
  const bare = await Sdk.create(bo.wallet, {env: 'dev'});
  const [conversation] = await bare.conversations.list();
  const message = await newest(conversation as typeof pair.other);
  expect(message.content).toBeUndefined();
  expect(await recognize(message)).toBeUndefined();
  expect(message.error?.message).toBe('unknown content type xmtp.org/remoteStaticAttachment:1.0');
});

it('sends a small file inside the message', async () => {
  await run(ATTACHMENTS.sendSmall, {with: {conversation: pair.conversation}});
  const message = await newest(pair.other);
  const note = message.content as Attachment;
  expect(message.contentType.toString()).toBe('xmtp.org/attachment:1.0');
  expect([note.filename, note.mimeType, Buffer.from(note.data).toString()]).toEqual([
    'note.txt',
    'text/plain',
    'The key is under the mat.',
  ]);
  expect(await recognize(message)).toBeUndefined();
});

everyFenceRuns(ATTACHMENTS);
