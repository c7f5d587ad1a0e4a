/** @jest-environment ./tests/journeys/browser.ts */
import {chat, sdk, showApp, showChat, type Cached, type CachedMessage, type Chat, type FenceComponent} from './react';
import {screen, waitFor, within} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import {ContentTypeReaction, ReactionCodec} from '@xmtp/content-type-reaction';
import {ContentTypeReadReceipt, ReadReceiptCodec} from '@xmtp/content-type-read-receipt';
import {ContentTypeReply, ReplyCodec} from '@xmtp/content-type-reply';
import {ContentTypeText} from '@xmtp/content-type-text';
import {ContentTypeTransactionReference} from '@xmtp/content-type-transaction-reference';
import {message as proto} from '@xmtp/proto';
import type {ReactNode} from 'react';
import {
  CONSENT_REACT,
  CUSTOM,
  CUSTOM_REACT,
  REACTIONS_REACT,
  RECEIPTS_REACT,
  REPLIES_REACT,
  TRANSACTIONS,
  TRANSACTIONS_REACT,
} from './fences';
import type {Address} from './pages';
import {everyFenceRuns, run} from './run';
import {contents, eventually, internet} from './world';
import {newest} from './chat';

let pair: Chat;

beforeEach(async () => {
  pair = await chat();
});

const component = async <Props,>(address: Address, name: string): Promise<FenceComponent<Props>> =>
  (await run<Record<string, FenceComponent<Props>>>(address)).values[name]!;

const submit = jest.fn((event: {preventDefault: () => void}) => event.preventDefault());

/** A form around a fence's button, as in an app. A test fails if the button submits the form. */
const Form = ({children}: {children: ReactNode}): ReactNode => <form onSubmit={submit}>{children}</form>;

afterEach(() => expect(submit).not.toHaveBeenCalled());

/** Clicks a button that sends a message. Expects that the button is disabled until the network has the message. */
async function send(user: UserEvent, button: HTMLElement): Promise<void> {
  const release = internet.dev.hold('publish');
  await user.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  release();
  await waitFor(() => expect(button).toBeEnabled());
}

/** Returns what a fence prints for the first message that is not text. */
async function readFirst(address: Address, messages: CachedMessage[]): Promise<string[]> {
  const message = messages.find(({contentType}) => contentType !== ContentTypeText.toString())!;
  return (await run(address, {with: {message}})).output;
}

describe('reactions', () => {
  const reaction = {action: 'added', content: '👍', schema: 'unicode'} as const;

  it('are sent with a button, read, and counted until they are removed', async () => {
    const ThumbsUp = await component<{conversation: Cached; message: CachedMessage}>(REACTIONS_REACT.send, 'ThumbsUp');
    const Reactions = await component<{message: CachedMessage; messages: CachedMessage[]}>(
      REACTIONS_REACT.count,
      'Reactions',
    );
    pair.bo.client.registerCodec(new ReactionCodec());
    await pair.other.send('Saturday?', {timestamp: new Date(Date.now() - 5000)});
    let all: CachedMessage[] = [];
    const {user} = await showApp(pair, REACTIONS_REACT.register, (conversation, messages) => {
      all = messages;
      const message = messages.find(({content}) => content === 'Saturday?');
      return (
        message && (
          <Form>
            <ThumbsUp conversation={conversation} message={message} />
            <Reactions message={message} messages={messages} />
          </Form>
        )
      );
    });
    await send(user, await screen.findByRole('button', {name: '👍'}));
    const arrived = await eventually(async () => (await pair.other.messages())[1]);
    const {id} = (await pair.other.messages())[0]!;
    expect(arrived.content).toEqual({...reaction, reference: id});
    expect(await within(screen.getByRole('list', {name: 'Reactions'})).findByText('👍 1')).toBeInTheDocument();
    expect(await readFirst(REACTIONS_REACT.read, all)).toEqual([`added 👍 ${id}`]);
    expect((await run(REACTIONS_REACT.read, {with: {message: all[0]}})).output).toEqual([]);

    await pair.other.send({...reaction, reference: id}, {contentType: ContentTypeReaction});
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('👍 2'));
    await pair.other.send({...reaction, reference: id, action: 'removed'}, {contentType: ContentTypeReaction});
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent('👍 1'));
    pair.alix.client.registerCodec(new ReactionCodec());
    await pair.conversation.send({...reaction, reference: id, action: 'removed'}, {contentType: ContentTypeReaction});
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });

  it('with missing parts are dropped, and not sent', async () => {
    pair.bo.client.registerCodec(new ReactionCodec());
    await pair.other.send({reference: 'x'}, {contentType: ContentTypeReaction});
    await pair.other.send('After');
    let all: CachedMessage[] = [];
    await showApp(pair, REACTIONS_REACT.register, (_, messages) => {
      all = messages;
      return null;
    });
    await waitFor(() => expect(all.map(({content}) => content)).toEqual(['After']));
  });
});

describe('replies', () => {
  it('are sent with a button, read, and shown with their original', async () => {
    const Agree = await component<{conversation: Cached; message: CachedMessage}>(REPLIES_REACT.send, 'AgreeButton');
    const Quote = await component<{message: CachedMessage}>(REPLIES_REACT.find, 'Quote');
    pair.bo.client.registerCodec(new ReplyCodec());
    await pair.other.send('Friday or Saturday?', {timestamp: new Date(Date.now() - 5000)});
    let all: CachedMessage[] = [];
    const {user} = await showApp(pair, REPLIES_REACT.register, (conversation, messages) => {
      all = messages;
      const [message] = messages;
      return (
        message && (
          <Form>
            <Agree conversation={conversation} message={message} />
            {messages.map((each) => (
              <article key={each.id} aria-label={typeof each.content === 'string' ? each.content : 'reply'}>
                <Quote message={each} />
              </article>
            ))}
            <article aria-label="elsewhere">
              {messages.map((each) => (
                <Quote key={each.id} message={{...each, conversationTopic: 'elsewhere'}} />
              ))}
            </article>
          </Form>
        )
      );
    });
    await send(user, await screen.findByRole('button', {name: 'Agree'}));
    const arrived = await eventually(async () => (await pair.other.messages())[1]);
    const {id} = (await pair.other.messages())[0]!;
    expect(arrived.content).toMatchObject({reference: id, content: 'Saturday works for me'});
    const reply = await screen.findByRole('article', {name: 'reply'});
    expect(await within(reply).findByRole('blockquote')).toHaveTextContent('Friday or Saturday?');
    const original = screen.getByRole('article', {name: 'Friday or Saturday?'});
    expect(await within(original).findByText('Replies: 1')).toBeInTheDocument();
    expect(within(original).queryByRole('blockquote')).toBeNull();
    expect(within(reply).queryByText(/Replies/)).toBeNull();
    expect(await readFirst(REPLIES_REACT.read, all)).toEqual([`${id} Saturday works for me`]);
    expect((await run(REPLIES_REACT.read, {with: {message: all[0]}})).output).toEqual([]);
    await pair.other.send(
      {reference: id, content: 'So do I', contentType: ContentTypeText},
      {contentType: ContentTypeReply},
    );
    expect(await within(original).findByText('Replies: 2')).toBeInTheDocument();
    // In another conversation, neither the original nor its replies show.
    expect(screen.getByRole('article', {name: 'elsewhere'}).textContent).toBe('');
  });
});

/** Shows the cached consent state of the peer. */
function State(): ReactNode {
  return <p>Bo: {sdk.useConsent().entries[pair.bo.address]?.permissionType}</p>;
}

describe('read receipts', () => {
  const receipts = async (): Promise<number> =>
    (await pair.other.messages()).filter(({contentType}) => contentType.sameAs(ContentTypeReadReceipt)).length;

  const showSeen = async (): ReturnType<typeof showApp> => {
    const Seen = await component<{conversation: Cached; message: CachedMessage}>(RECEIPTS_REACT.send, 'Seen');
    // Receipts depend on the consent list, which a fence on another page loads.
    const ConsentLoader = await component(CONSENT_REACT.load, 'ConsentLoader');
    pair.bo.client.registerCodec(new ReadReceiptCodec());
    return showApp(pair, RECEIPTS_REACT.register, (conversation, messages) => {
      const newestMessage = messages.findLast(({contentType}) => contentType === ContentTypeText.toString());
      return (
        <>
          <ConsentLoader />
          <State />
          {newestMessage && <Seen conversation={conversation} message={newestMessage} />}
          <p>{messages.map(({content}) => (typeof content === 'string' ? content : 'receipt')).join(', ')}</p>
        </>
      );
    });
  };

  it('are sent once for each new message of an allowed contact', async () => {
    await showSeen();
    await screen.findByText('Bo: allowed');
    await pair.other.send('Hello');
    await screen.findByText(/^Hello/);
    await eventually(async () => (await receipts()) === 1);
    await pair.other.send('Are you there?', {timestamp: new Date(Date.now() + 2000)});
    await eventually(async () => (await receipts()) === 2);
    // The user's own message needs no receipt.
    await pair.conversation.send('Yes', {timestamp: new Date(Date.now() + 4000)});
    await screen.findByText(/Yes$/);
    expect(await receipts()).toBe(2);
  });

  it('are not sent to a contact who is not allowed', async () => {
    await pair.alix.client.contacts.deny([pair.bo.address]);
    await showSeen();
    await screen.findByText('Bo: denied');
    await pair.other.send('Hello');
    expect(await screen.findByText('Hello')).toBeInTheDocument();
    await pair.other.send('Again', {timestamp: new Date(Date.now() + 2000)});
    expect(await screen.findByText('Hello, Again')).toBeInTheDocument();
    expect(await receipts()).toBe(0);
  });

  it('mark the last message that the peer has read, and are hidden', async () => {
    const Messages = await component<{conversation: Cached}>(RECEIPTS_REACT.show, 'Messages');
    pair.bo.client.registerCodec(new ReadReceiptCodec());
    await pair.conversation.send('One', {timestamp: new Date(Date.now() - 5000)});
    await pair.conversation.send('Two', {timestamp: new Date(Date.now() - 4000)});
    await pair.other.send('Answer', {timestamp: new Date(Date.now() - 3500)});
    await pair.other.send({}, {contentType: ContentTypeReadReceipt, timestamp: new Date(Date.now() - 3000)});
    const timestamp = new Date(Date.now() - 2000);
    await pair.conversation.send('Three', {timestamp});
    await showApp(pair, RECEIPTS_REACT.register, (conversation) => <Messages conversation={conversation} />);
    const items = (): (string | null)[] => screen.getAllByRole('listitem').map(({textContent}) => textContent);
    await waitFor(() => expect(items()).toEqual(['One', 'Two Read', 'Answer', 'Three']));
    pair.alix.client.registerCodec(new ReadReceiptCodec());
    await pair.conversation.send({}, {contentType: ContentTypeReadReceipt});
    await pair.other.send('Four');
    await waitFor(() => expect(items()).toEqual(['One', 'Two Read', 'Answer', 'Three', 'Four']));
    // A receipt covers a message of the same millisecond.
    await pair.other.send({}, {contentType: ContentTypeReadReceipt, timestamp});
    await waitFor(() => expect(items()).toEqual(['One', 'Two', 'Answer', 'Three Read', 'Four']));
  });
});

describe('a custom content type', () => {
  const place = {name: 'Café Central', latitude: 48.2104, longitude: 16.3655};

  it('is sent with a button, received and shown', async () => {
    const Send = await component<{conversation: Cached; place: typeof place}>(CUSTOM_REACT.send, 'SendPlace');
    const {toText} = (await run<{toText: (message: CachedMessage) => string | undefined}>(CUSTOM_REACT.show)).values;
    await run(CUSTOM.register, {with: {client: pair.bo.client}});
    const {user} = await showApp(pair, CUSTOM_REACT.register, (conversation, messages) => (
      <Form>
        <Send conversation={conversation} place={place} />
        <p>{messages.map(toText).join(', ')}</p>
      </Form>
    ));
    await send(user, await screen.findByRole('button', {name: 'Send Café Central'}));
    expect(await screen.findByText('Meet at Café Central: 48.2104, 16.3655')).toBeInTheDocument();
    await eventually(async () => (await pair.other.messages()).length);
    expect(contents(await pair.other.messages())).toEqual([place]);
    await pair.other.send('Good', {timestamp: new Date(Date.now() + 2000)});
    expect(await screen.findByText('Meet at Café Central: 48.2104, 16.3655, Good')).toBeInTheDocument();
  });

  it('is not sent if it is invalid', async () => {
    type SendPlace = FenceComponent<{conversation: Cached; place: {name: string}}>;
    const {values, output} = await run<{SendPlace: SendPlace}>(CUSTOM_REACT.send);
    const nowhere = {name: 'Nowhere'};
    const {user} = await showApp(pair, CUSTOM_REACT.register, (conversation) => (
      <values.SendPlace conversation={conversation} place={nowhere} />
    ));
    await user.click(await screen.findByRole('button', {name: 'Send Nowhere'}));
    await eventually(() => output.length);
    expect(output[0]).toContain('content is invalid');
    expect(await pair.other.messages()).toEqual([]);
  });

  it('shows its fallback in an app without it, and is decoded after the app has added it', async () => {
    const {toText} = (await run<{toText: (message: CachedMessage) => string | undefined}>(CUSTOM_REACT.show)).values;
    await run(CUSTOM.register, {with: {client: pair.bo.client}});
    await run(CUSTOM.send, {with: {conversation: pair.other}});
    const {unmount} = showChat(pair, (_, messages) => <p>{messages.map(toText).join(', ')}</p>);
    expect(await screen.findByText('Place: Café Central (48.2104, 16.3655)')).toBeInTheDocument();
    unmount();
    await showApp(pair, CUSTOM_REACT.register, (_, messages) => <p>{messages.map(toText).join(', ')}</p>);
    expect(await screen.findByText('Meet at Café Central: 48.2104, 16.3655')).toBeInTheDocument();
  });
});

describe('transaction references', () => {
  const hash = `0x${'ab'.repeat(32)}`;

  it('are shared with a button, again after a failure, and read', async () => {
    const Share = await component<{conversation: Cached; hash: string}>(TRANSACTIONS_REACT.send, 'SendReference');
    await run(TRANSACTIONS.register, {with: {client: pair.bo.client}});
    let all: CachedMessage[] = [];
    const {user} = await showApp(pair, TRANSACTIONS_REACT.register, (conversation, messages) => {
      all = messages;
      return (
        <Form>
          <Share conversation={conversation} hash={hash} />
        </Form>
      );
    });
    const button = await screen.findByRole('button', {name: 'Share the payment'});
    internet.dev.fail({method: 'publish', offline: true});
    await user.click(button);
    const again = await screen.findByRole('button', {name: 'You have paid. Share it again'});
    internet.dev.recover();
    await waitFor(() => expect(again).toBeEnabled());
    await send(user, again);
    const message = await eventually(async () => (await pair.other.messages())[0]);
    expect(message.contentType.toString()).toBe('xmtp.org/transactionReference:1.0');
    expect(message.content).toMatchObject({namespace: 'eip155', networkId: 8453, reference: hash});
    await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Share the payment'));
    // The envelope, which a notification server can read, asks for a push notification.
    const [envelope] = internet.dev.stored(pair.conversation.topic);
    expect(proto.Message.decode(Buffer.from(envelope!.message, 'base64')).v2?.shouldPush).toBe(true);
    await pair.other.send('Thanks');
    expect(await readFirst(TRANSACTIONS_REACT.read, all)).toEqual([`8453 ${hash}`]);
    expect((await newest(pair.conversation)).content).toBe('Thanks');
  });
});

describe('content that was cached before the app added its type', () => {
  const decoded = async (register: Address): Promise<unknown> => {
    const {unmount} = showChat(pair, (_, messages) => <p>{messages.length} cached</p>);
    await screen.findByText('1 cached');
    unmount();
    let content: unknown;
    await showApp(pair, register, (_, messages) => {
      content = messages[0]?.content;
      return null;
    });
    return eventually(() => content);
  };

  it('is decoded, if it is a receipt', async () => {
    pair.bo.client.registerCodec(new ReadReceiptCodec());
    await pair.other.send({}, {contentType: ContentTypeReadReceipt});
    expect(await decoded(RECEIPTS_REACT.register)).toEqual({});
  });

  it('is decoded, if it is a payment', async () => {
    const payment = {namespace: 'eip155', networkId: 8453, reference: '0x12'};
    await run(TRANSACTIONS.register, {with: {client: pair.bo.client}});
    await pair.other.send(payment, {contentType: ContentTypeTransactionReference});
    expect(await decoded(TRANSACTIONS_REACT.register)).toMatchObject(payment);
  });
});

everyFenceRuns(CUSTOM_REACT, REACTIONS_REACT, RECEIPTS_REACT, REPLIES_REACT, TRANSACTIONS_REACT);
