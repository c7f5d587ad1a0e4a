/** @jest-environment ./tests/journeys/browser.ts */
import {chat, show, showApp, type Cached, type CachedMessage, type Chat, type FenceComponent} from './react';
import {screen, waitFor} from '@testing-library/react';
import {
  AttachmentCodec,
  RemoteAttachmentCodec,
  type Attachment,
  type EncryptedEncodedContent,
  type RemoteAttachment,
} from '@xmtp/content-type-remote-attachment';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {ATTACHMENTS, ATTACHMENTS_REACT} from './fences';
import {newest, runForBoth} from './chat';
import {GRPC} from './network';
import {everyFenceRuns, run} from './run';
import {forwardTo, serve, stopServers} from './server';
import {contents, eventually, internet} from './world';

const STORE = 'https://files.example.com';
let stored: Buffer;
let isDown: boolean;
/** The number of downloads that have begun. */
let downloads: number;
/** The promise that downloads wait for. */
let answering: Promise<void>;

beforeAll(async () => {
  const origin = await serve(async (request, body, response) => {
    if (request.method === 'POST') {
      stored = body;
      response.writeHead(isDown ? 503 : 200).end(JSON.stringify({url: `${STORE}/1`}));
      return;
    }
    downloads += 1;
    await answering;
    response.writeHead(isDown ? 503 : 200).end(isDown ? '' : stored);
  });
  internet.addHost(STORE, forwardTo(origin));
});

afterAll(stopServers);

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
  await runForBoth(ATTACHMENTS.register, pair);
  isDown = false;
  downloads = 0;
  answering = Promise.resolve();
});

const note: Attachment = {filename: 'note.txt', mimeType: 'text/plain', data: new TextEncoder().encode('Hello')};

async function encrypted(): Promise<EncryptedEncodedContent> {
  const result = await RemoteAttachmentCodec.encodeEncrypted(note, new AttachmentCodec());
  stored = Buffer.from(result.payload);
  return result;
}

type Recognize = (message: CachedMessage) => RemoteAttachment | undefined;

const recognize = async (): Promise<Recognize> =>
  (await run<{getRemoteAttachment: Recognize}>(ATTACHMENTS_REACT.recognize)).values.getRemoteAttachment;

describe('send a file', () => {
  /** Shows a button that sends a file, and returns a function that clicks it and waits for the outcome. */
  async function showButton(file: File): Promise<() => Promise<string>> {
    type UseSendFile = (conversation: Cached) => (file: File) => Promise<void>;
    const {useSendFile} = (await run<{useSendFile: UseSendFile}>(ATTACHMENTS_REACT.sendFile)).values;
    let outcome = '';
    function Send({conversation}: {conversation: Cached}): ReactNode {
      const sendFile = useSendFile(conversation);
      const send = (): Promise<string> =>
        sendFile(file).then(
          () => (outcome = 'sent'),
          (reason: unknown) => (outcome = String(reason)),
        );
      return <button onClick={() => void send()}>Send</button>;
    }
    const {user} = await showApp(pair, ATTACHMENTS_REACT.register, (conversation) => (
      <Send conversation={conversation} />
    ));
    return async () => {
      outcome = '';
      await user.click(await screen.findByRole('button', {name: 'Send'}));
      return eventually(() => outcome);
    };
  }

  it('encrypts, uploads and sends it', async () => {
    const send = await showButton(new File(['Hello'], 'note.txt', {type: 'text/plain'}));
    expect(await send()).toBe('sent');
    const remote = (await newest(pair.other)).content as RemoteAttachment;
    expect(remote).toMatchObject({url: `${STORE}/1`, filename: 'note.txt', contentLength: 5, scheme: 'https://'});
    expect(stored.includes('Hello')).toBe(false);
    const loaded = await RemoteAttachmentCodec.load<Attachment>(remote, pair.bo.client);
    expect(loaded).toMatchObject({filename: 'note.txt', mimeType: 'text/plain'});
    expect(Buffer.from(loaded.data).toString()).toBe('Hello');
  });

  it("says why, if the upload fails or the message can't be sent", async () => {
    const send = await showButton(new File(['Hello'], 'note'));
    isDown = true;
    expect(await send()).toBe('Error: The upload failed with status 503');
    expect(await pair.other.messages()).toEqual([]);
    isDown = false;
    internet.dev.fail({method: 'publish', code: GRPC.unauthenticated, message: 'refused'});
    expect(await send()).toContain('refused');
  });
});

it('sends a small file inside the message, which is no remote one', async () => {
  type UseSend = (conversation: Cached) => () => Promise<unknown>;
  const {useSendNote} = (await run<{useSendNote: UseSend}>(ATTACHMENTS_REACT.sendSmall)).values;
  const getRemoteAttachment = await recognize();
  function Send({conversation}: {conversation: Cached}): ReactNode {
    const send = useSendNote(conversation);
    return <button onClick={() => void send()}>Send</button>;
  }
  let all: CachedMessage[] = [];
  const {user} = await showApp(pair, ATTACHMENTS_REACT.register, (conversation, messages) => {
    all = messages;
    return <Send conversation={conversation} />;
  });
  await user.click(await screen.findByRole('button', {name: 'Send'}));
  await waitFor(async () =>
    expect(contents(await pair.other.messages())).toMatchObject([{filename: 'note.txt', mimeType: 'text/plain'}]),
  );
  await waitFor(() => expect(all).toHaveLength(1));
  expect(getRemoteAttachment(all[0]!)).toBeUndefined();
});

it('loads a file when the user asks for it, and again after a failure', async () => {
  const {AttachmentMessage} = (
    await run<{AttachmentMessage: FenceComponent<{message: CachedMessage}>}>(ATTACHMENTS_REACT.load)
  ).values;
  const getRemoteAttachment = await recognize();
  const content = await encrypted();
  type Send = (attachment: Attachment, encrypted: EncryptedEncodedContent, url: string) => Promise<void>;
  const {sendAttachment} = (await run<{sendAttachment: Send}>(ATTACHMENTS.send, {with: {conversation: pair.other}}))
    .values;
  await pair.other.send('Just text', {timestamp: new Date(Date.now() - 1000)});
  await sendAttachment(note, content, `${STORE}/1`);
  let all: CachedMessage[] = [];
  let submits = 0;
  const {user} = await showApp(pair, ATTACHMENTS_REACT.register, (_, messages) => {
    all = messages;
    return (
      <form onSubmit={() => (submits += 1)}>
        {messages.filter(getRemoteAttachment).map((message) => (
          <AttachmentMessage key={message.id} message={message} />
        ))}
      </form>
    );
  });
  const button = await screen.findByRole('button', {name: 'Load the file'});
  // If the app loaded files without a click, the download would begin before the next message arrives.
  await pair.other.send('More text');
  await waitFor(() => expect(all).toHaveLength(3));
  expect(downloads).toBe(0);
  isDown = true;
  let answer!: () => void;
  answering = new Promise((resolve) => (answer = resolve));
  await user.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  answer();
  const again = await screen.findByRole('button', {name: 'Try again'});
  isDown = false;
  await waitFor(async () => {
    await user.click(again);
    expect(await screen.findByText('Loaded note.txt')).toBeInTheDocument();
  });
  expect(submits).toBe(0);

  const message = all.find(getRemoteAttachment)!;
  const remote = message.content as RemoteAttachment;
  const changed = (change: Partial<RemoteAttachment>): CachedMessage => ({...message, content: {...remote, ...change}});
  const limit = 25 * 1024 * 1024;
  expect(getRemoteAttachment(changed({contentLength: limit}))).toBeDefined();
  expect(getRemoteAttachment(changed({contentLength: limit + 1}))).toBeUndefined();
  expect(getRemoteAttachment(changed({url: 'http://files.example.com/1'}))).toBeUndefined();
});

describe('show a file', () => {
  const urls: string[] = [];
  const revoked: string[] = [];
  const URL = {
    createObjectURL: (blob: Blob) => {
      const url = `blob:${urls.length + 1}:${blob.type}:${blob.size}`;
      urls.push(url);
      return url;
    },
    revokeObjectURL: (url: string) => void revoked.push(url),
  };
  const picture: Attachment = {filename: 'cat.png', mimeType: 'image/png', data: new Uint8Array([1, 2])};
  const script: Attachment = {filename: 'cat.svg', mimeType: 'image/svg+xml', data: new Uint8Array([1])};

  beforeEach(() => {
    urls.length = 0;
    revoked.length = 0;
  });

  it('as a picture or a download, without the SDK', async () => {
    type ToElement = (attachment: Attachment) => HTMLElement;
    const {toElement} = (await run<{toElement: ToElement}>(ATTACHMENTS_REACT.showElement, {globals: {URL}})).values;
    const image = toElement(picture) as HTMLImageElement;
    expect([image.tagName, image.alt, image.getAttribute('src')]).toEqual(['IMG', 'cat.png', 'blob:1:image/png:2']);
    // An SVG is a download and not a picture, because it can contain scripts.
    for (const attachment of [script, note]) {
      const link = toElement(attachment) as HTMLAnchorElement;
      expect([link.tagName, link.download, link.textContent]).toEqual(['A', attachment.filename, attachment.filename]);
      expect(link.getAttribute('href')).toBe(urls.at(-1));
    }
  });

  it('as a picture or a download in React, and frees it', async () => {
    const {AttachmentView} = (
      await run<{AttachmentView: FenceComponent<{attachment: Attachment}>}>(ATTACHMENTS_REACT.show, {globals: {URL}})
    ).values;
    const {rerender, unmount} = show(<AttachmentView attachment={picture} />);
    const image = await screen.findByRole('img', {name: 'cat.png'});
    expect(image).toHaveAttribute('src', 'blob:1:image/png:2');
    rerender(<AttachmentView attachment={{...picture, data: new Uint8Array([1, 2, 3])}} />);
    await waitFor(() => expect(image).toHaveAttribute('src', 'blob:2:image/png:3'));
    rerender(<AttachmentView attachment={script} />);
    const link = await screen.findByRole('link', {name: 'cat.svg'});
    expect(link).toHaveAttribute('href', 'blob:3:image/svg+xml:1');
    expect(link).toHaveAttribute('download', 'cat.svg');
    expect(revoked).toEqual(['blob:1:image/png:2', 'blob:2:image/png:3']);
    unmount();
    expect(revoked).toEqual(urls);
    // On the server, the file has no URL yet, so the HTML mustn't contain an empty picture.
    expect(renderToString(<AttachmentView attachment={picture} />)).toBe('');
  });
});

everyFenceRuns(ATTACHMENTS_REACT);
