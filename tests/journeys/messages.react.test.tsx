/** @jest-environment ./tests/journeys/browser.ts */
import {
  cached,
  chat,
  showChat,
  showWith,
  WithConversation,
  type Cached,
  type CachedMessage,
  type Chat,
  type FenceComponent,
} from './react';
import {screen, waitFor} from '@testing-library/react';
import {ContentTypeReaction, ReactionCodec} from '@xmtp/content-type-reaction';
import {MESSAGES_REACT, TEXT_REACT} from './fences';
import type {Address} from './pages';
import {everyFenceRuns, run} from './run';
import {contents, eventually, internet} from './world';

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
});

const component = async <Props,>(address: Address, name: string): Promise<FenceComponent<Props>> =>
  (await run<Record<string, FenceComponent<Props>>>(address)).values[name]!;

const texts = (): (string | null)[] => screen.queryAllByText(/./, {selector: 'p'}).map(({textContent}) => textContent);

describe('send a message', () => {
  const composer = async (): Promise<ReturnType<typeof showChat>> => {
    const Composer = await component<{conversation: Cached}>(MESSAGES_REACT.send, 'Composer');
    const Thread = await component<{conversation: Cached}>(MESSAGES_REACT.prepare, 'Thread');
    const FailedMessage = await component<{message: CachedMessage}>(MESSAGES_REACT.resend, 'FailedMessage');
    return showChat(pair, (conversation, messages) => (
      <>
        <Composer conversation={conversation} />
        <Thread conversation={conversation} />
        {messages.map((message) => (
          <FailedMessage key={message.id} message={message} />
        ))}
      </>
    ));
  };

  it('shows it at once, and as sent when the network has it', async () => {
    const {user} = await composer();
    await user.type(await screen.findByRole('textbox'), 'Hello');
    const release = internet.dev.hold('publish');
    await user.click(screen.getByRole('button', {name: 'Send'}));
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(await screen.findByText('Hello (sending)')).toBeInTheDocument();
    release();
    expect(await screen.findByText('Hello')).toBeInTheDocument();
    expect(contents(await pair.other.messages())).toEqual(['Hello']);
  });

  it('sends no empty text', async () => {
    const {user} = await composer();
    await user.type(await screen.findByRole('textbox'), '  ');
    expect(screen.getByRole('button', {name: 'Send'})).toBeDisabled();
  });

  it('keeps a failed message in the list, to send it again', async () => {
    const {user} = await composer();
    await user.type(await screen.findByRole('textbox'), 'Hello');
    internet.dev.fail({method: 'publish', offline: true});
    await user.click(screen.getByRole('button', {name: 'Send'}));
    expect(await screen.findByText('Hello (not sent)')).toBeInTheDocument();
    internet.dev.recover();
    const release = internet.dev.hold('publish');
    const again = await screen.findByRole('button', {name: 'Send again'});
    await user.click(again);
    await waitFor(() => expect(again).toBeDisabled());
    release();
    // If the stream is faster than the answer to the request, the cache gets a second copy. So check only the first.
    expect((await screen.findAllByText('Hello'))[0]).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', {name: 'Send again'})).toBeNull());
    expect(contents(await pair.other.messages())).toEqual(['Hello']);
  });

  it('discards a failed message', async () => {
    const {user} = await composer();
    await user.type(await screen.findByRole('textbox'), 'Hello');
    internet.dev.fail({method: 'publish', offline: true});
    await user.click(screen.getByRole('button', {name: 'Send'}));
    await user.click(await screen.findByRole('button', {name: 'Discard'}));
    await waitFor(() => expect(texts()).toEqual([]));
    internet.dev.recover();
    expect(await pair.other.messages()).toEqual([]);
  });

  it('sends text with a button', async () => {
    const conversation = await cached(pair);
    const {values} = await run<{LunchButton: FenceComponent}>(TEXT_REACT.send, {with: {conversation}});
    const {user} = showWith(pair.alix.client, <values.LunchButton />);
    await user.click(screen.getByRole('button', {name: 'Ask about lunch'}));
    await eventually(async () => (await pair.other.messages()).length);
    expect(contents(await pair.other.messages())).toEqual(['Lunch at one?']);
  });
});

describe('read messages', () => {
  const history = async (address: Address, name: string): Promise<ReturnType<typeof showWith>> => {
    const History = await component<{conversation: Cached}>(address, name);
    return showWith(
      pair.alix.client,
      <WithConversation topic={pair.conversation.topic}>
        {(conversation) => <History conversation={conversation} />}
      </WithConversation>,
    );
  };

  it('shows the history, oldest first, with the fallback of other content', async () => {
    await pair.conversation.send('Hello', {timestamp: new Date(Date.now() - 1000)});
    pair.bo.client.registerCodec(new ReactionCodec());
    await pair.other.send(
      {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'},
      {contentType: ContentTypeReaction},
    );
    await history(MESSAGES_REACT.read, 'History');
    await waitFor(() =>
      expect(texts()).toEqual([
        `${pair.alix.address}: Hello`,
        expect.stringMatching(new RegExp(`^${pair.bo.address}: .*🐟`)),
      ]),
    );
  });

  /** Shows the history of the cached conversation. */
  const open = async (): Promise<ReturnType<typeof showWith>> => {
    const History = await component<{conversation: Cached}>(MESSAGES_REACT.read, 'History');
    const conversation = await cached(pair);
    return showWith(pair.alix.client, <History conversation={conversation} />);
  };

  it('says that it loads, but only while it has nothing to show', async () => {
    // Cache the conversation while it has no message.
    await cached(pair);
    await pair.conversation.send('Hello');
    const release = internet.dev.hold('query');
    const {unmount} = await open();
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    release();
    expect(await screen.findByText(/: Hello$/)).toBeInTheDocument();
    unmount();
    // Now the cache has the message.
    const releaseAgain = internet.dev.hold('query');
    await open();
    expect(await screen.findByText(/: Hello$/)).toBeInTheDocument();
    expect(screen.queryByText('Loading')).toBeNull();
    releaseAgain();
  });

  it('says what went wrong', async () => {
    await cached(pair);
    internet.dev.fail({method: 'query', topic: /\/m-/});
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('unavailable');
  });

  it('shows nothing of an empty conversation', async () => {
    await cached(pair);
    const release = internet.dev.hold('query');
    const {container} = await open();
    await screen.findByText('Loading');
    release();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('loads pages, newest first, without showing a message twice', async () => {
    const start = Date.now() - 1_000_000;
    await Promise.all(
      Array.from({length: 50}, (_, index) =>
        pair.conversation.send(`${index + 1}`, {timestamp: new Date(start + index * 1000)}),
      ),
    );
    const {user} = await history(MESSAGES_REACT.pages, 'PagedHistory');
    const more = await screen.findByRole('button', {name: 'Load older messages'});
    const numbers = (count: number): string[] => Array.from({length: count}, (_, index) => `${50 - index}`);
    // Each page of 25 messages repeats the last message of the page before.
    for (const count of [25, 49, 50]) {
      await user.click(more);
      await waitFor(() => expect(texts()).toEqual(numbers(count)));
    }
  });

  it('shows the fallback of other content in the pages', async () => {
    pair.bo.client.registerCodec(new ReactionCodec());
    await pair.other.send(
      {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'},
      {contentType: ContentTypeReaction},
    );
    const {user} = await history(MESSAGES_REACT.pages, 'PagedHistory');
    await user.click(await screen.findByRole('button', {name: 'Load older messages'}));
    await waitFor(() => expect(texts()).toEqual([expect.stringContaining('🐟')]));
  });
});

describe('content that the app does not support', () => {
  it('shows the text, the fallback, or the type', async () => {
    const {toText} = (await run<{toText: (message: object) => string | undefined}>(MESSAGES_REACT.unsupported)).values;
    await pair.conversation.send('Hello', {timestamp: new Date(Date.now() - 1000)});
    pair.bo.client.registerCodec(new ReactionCodec());
    await pair.other.send(
      {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'},
      {contentType: ContentTypeReaction},
    );
    const seen: (string | undefined)[][] = [];
    showChat(pair, (_, messages) => {
      seen.push(messages.map(toText));
      return null;
    });
    await waitFor(() => expect(seen.at(-1)).toEqual(['Hello', expect.stringContaining('🐟')]));
    expect(toText({contentType: 'example.com/place:1.0', content: {}})).toBe('[example.com/place:1.0]');
    expect(toText({contentType: 'example.com/place:1.0'})).toBeUndefined();
  });
});

everyFenceRuns(MESSAGES_REACT, TEXT_REACT);
