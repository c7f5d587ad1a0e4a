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
    await user.click(await screen.findByRole('button', {name: 'Send again'}));
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

  it('says that it loads, and what went wrong', async () => {
    const release = internet.dev.hold('query');
    const {unmount} = await history(MESSAGES_REACT.read, 'History');
    release();
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    unmount();
    await history(MESSAGES_REACT.read, 'History');
    internet.dev.fail({method: 'query', topic: /\/m-/});
    expect(await screen.findByRole('alert')).toHaveTextContent('unavailable');
  });

  it('loads pages, newest first, without showing a message twice', async () => {
    for (let number = 1; number <= 30; number++) {
      await pair.conversation.send(`${number}`, {timestamp: new Date(Date.now() - 100_000 + number * 1000)});
    }
    const {user} = await history(MESSAGES_REACT.pages, 'PagedHistory');
    const more = await screen.findByRole('button', {name: 'Load older messages'});
    await user.click(more);
    const numbers = (count: number): string[] => Array.from({length: count}, (_, index) => `${30 - index}`);
    await waitFor(() => expect(texts()).toEqual(numbers(25)));
    await user.click(more);
    await waitFor(() => expect(texts()).toEqual(numbers(30)));
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
