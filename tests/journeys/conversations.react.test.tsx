/** @jest-environment ./tests/journeys/browser.ts */
import {cached, chat, sdk, showWith, WithConversation, type Cached, type FenceComponent} from './react';
import {screen, waitFor} from '@testing-library/react';
import {ContentTypeReaction, ReactionCodec} from '@xmtp/content-type-reaction';
import {buildUserInviteTopic} from '@xmtp/xmtp-js';
import {useEffect, type ReactNode} from 'react';
import {CONVERSATIONS_REACT, STREAMS_REACT} from './fences';
import {inviteFromMobile} from './otherSdks';
import {everyFenceRuns, run} from './run';
import {newWallet} from './wallets';
import {account, contents, eventually, internet, invitations, type Account} from './world';

let alix: Account;
let bo: Account;

beforeEach(async () => {
  [alix, bo] = await Promise.all([account(), account()]);
});

describe('start a conversation', () => {
  const write = async (peer: string, text: string): Promise<void> => {
    const {FirstMessage} = (await run<{FirstMessage: FenceComponent<{peer: string}>}>(CONVERSATIONS_REACT.start))
      .values;
    const listed = (await alix.client.conversations.list()).length;
    const {user, unmount} = showWith(
      alix.client,
      <>
        <FirstMessage peer={peer} />
        <Listed />
      </>,
    );
    await screen.findByText(`${listed} listed`);
    const send = screen.getByRole('button', {name: 'Send'});
    const field = screen.getByRole('textbox');
    await user.type(field, text);
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('alert') ?? (field as HTMLInputElement).value === '').toBeTruthy());
    if (!screen.queryByRole('alert')) unmount();
  };

  it('opens the conversation with the first message, and finds it again', async () => {
    await write(bo.address, 'Hello');
    await write(bo.address.toLowerCase(), 'Are you there?');
    const [conversation, ...others] = await bo.client.conversations.list();
    expect(others).toEqual([]);
    expect(contents(await conversation!.messages())).toEqual(['Hello', 'Are you there?']);
    expect(invitations(bo)).toBe(1);
  });

  it('writes into a conversation that began with a mobile SDK, without inviting the peer again', async () => {
    const topic = await inviteFromMobile(bo, alix);
    await write(bo.address, 'Hello');
    await write(bo.address.toLowerCase(), 'Are you there?');
    expect(invitations(alix)).toBe(1);
    const [conversation] = await bo.client.conversations.list();
    expect(conversation!.topic).toBe(topic);
    expect(contents(await conversation!.messages())).toEqual(['Hello', 'Are you there?']);
  });

  it("doesn't write into a thread", async () => {
    await bo.client.conversations.newConversation(alix.address, {conversationId: 'shop.example/1', metadata: {}});
    await write(bo.address, 'Hello');
    const conversations = await bo.client.conversations.list();
    expect(conversations).toHaveLength(2);
    expect(contents(await conversations.find(({context}) => !context)!.messages())).toEqual(['Hello']);
  });

  it('says why it failed', async () => {
    const stranger = newWallet().address;
    await write(stranger, 'Hello');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Recipient ${stranger} is not on the XMTP network`);
  });

  it('keeps the text if it could not be sent', async () => {
    await alix.client.conversations.newConversation(bo.address);
    const {values, output} = await run<{FirstMessage: FenceComponent<{peer: string}>}>(CONVERSATIONS_REACT.start);
    const {user} = showWith(
      alix.client,
      <>
        <values.FirstMessage peer={bo.address} />
        <Listed />
      </>,
    );
    await screen.findByText('1 listed');
    await user.type(screen.getByRole('textbox'), 'Hello');
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    internet.dev.fail({method: 'publish', offline: true});
    await user.click(screen.getByRole('button'));
    await eventually(() => output.length);
    expect(output[0]).toContain('fetch failed');
    expect(screen.getByRole('textbox')).toHaveValue('Hello');
  });

  it('sends nothing while the list is loading, or there is no text', async () => {
    const {FirstMessage} = (await run<{FirstMessage: FenceComponent<{peer: string}>}>(CONVERSATIONS_REACT.start))
      .values;
    const release = internet.dev.hold('query');
    const {user} = showWith(alix.client, <FirstMessage peer={bo.address} />);
    await user.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('button')).toBeDisabled();
    release();
    await waitFor(() => expect(screen.getByRole('button')).toBeEnabled());
    await user.clear(screen.getByRole('textbox'));
    expect(screen.getByRole('button')).toBeDisabled();
  });
});

it('starts a conversation with its first message', async () => {
  const {SayHello} = (await run<{SayHello: FenceComponent<{peer: string}>}>(CONVERSATIONS_REACT.hello)).values;
  const {user} = showWith(alix.client, <SayHello peer={bo.address} />);
  await user.click(screen.getByRole('button', {name: 'Hello'}));
  const conversation = await eventually(async () => (await bo.client.conversations.list())[0]);
  await eventually(async () => (await conversation.messages()).length);
  expect(contents(await conversation.messages())).toEqual(['Hello']);
});

it('opens a thread for a subject', async () => {
  const {OrderThread} = (await run<{OrderThread: FenceComponent<{seller: string}>}>(CONVERSATIONS_REACT.thread)).values;
  const {user} = showWith(alix.client, <OrderThread seller={bo.address} />);
  await user.click(screen.getByRole('button', {name: 'Ask'}));
  const conversation = await eventually(async () => (await bo.client.conversations.list())[0]);
  expect(conversation.context).toMatchObject({
    conversationId: 'shop.example/orders/1042',
    metadata: {title: 'Order 1042'},
  });
  await eventually(async () => (await conversation.messages()).length);
  expect(contents(await conversation.messages())).toEqual(['When will it arrive?']);
});

describe('check that an address can receive messages', () => {
  const check = async (address: string): Promise<string> => {
    const {AddressCheck} = (await run<{AddressCheck: FenceComponent<{address: string}>}>(CONVERSATIONS_REACT.reachable))
      .values;
    const {user, unmount} = showWith(alix.client, <AddressCheck address={address} />);
    await user.click(screen.getByRole('button', {name: 'Check'}));
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveTextContent('Check'));
    const answer = screen.getByRole('button').textContent;
    unmount();
    return answer;
  };

  it("asks the client's environment, and the one that you name", async () => {
    expect(await check(bo.address)).toBe('{"reachable":true,"onProduction":false}');
    const caro = await account({env: 'production'});
    expect(await check(caro.address)).toBe('{"reachable":false,"onProduction":true}');
    expect(await check('bo.eth')).toBe('Error: Not an address');
    // The SDK checks only the prefix and the length.
    expect(await check(`0x${'z'.repeat(40)}`)).toBe('{"reachable":false,"onProduction":false}');
    internet.production.fail({offline: true});
    expect(await check(bo.address)).toContain('fetch failed');
  });

  it('checks many addresses at once', async () => {
    type Reachable = () => (typed: string[]) => Promise<string[]>;
    const {useReachable} = (await run<{useReachable: Reachable}>(CONVERSATIONS_REACT.manyReachable)).values;
    let found: string[] | undefined;
    function Probe({typed}: {typed: string[]}): ReactNode {
      const reachable = useReachable();
      useEffect(() => {
        void reachable(typed).then((answer) => (found = answer));
      });
      return null;
    }
    const stranger = newWallet().address;
    showWith(alix.client, <Probe typed={['not-an-address', stranger, bo.address, alix.address]} />);
    expect(await eventually(() => found)).toEqual([bo.address, alix.address]);
  });
});

describe('list conversations', () => {
  type List = FenceComponent<{onSelect: (conversation: Cached) => void}>;
  const list = async (): Promise<List> =>
    (await run<{ConversationList: List}>(CONVERSATIONS_REACT.list)).values.ConversationList;

  it('shows them by latest activity, and selects the cached one', async () => {
    const caro = await account();
    const first = await bo.client.conversations.newConversation(alix.address);
    await caro.client.conversations.newConversation(alix.address);
    await first.send('Latest activity', {timestamp: new Date(Date.now() + 5000)});
    const ConversationList = await list();
    const onSelect = jest.fn();
    const {user} = showWith(alix.client, <ConversationList onSelect={onSelect} />);
    await waitFor(() =>
      expect(screen.getAllByRole('button').map(({textContent}) => textContent)).toEqual([bo.address, caro.address]),
    );
    await user.click(screen.getByRole('button', {name: caro.address}));
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({peerAddress: caro.address}));
  });

  it('says that it loads, but only while it has nothing to show', async () => {
    const ConversationList = await list();
    await bo.client.conversations.newConversation(alix.address);
    const release = internet.dev.hold('query');
    const {unmount} = showWith(alix.client, <ConversationList onSelect={jest.fn()} />);
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('button', {name: bo.address})).toBeInTheDocument();
    unmount();
    // Now the cache has the conversation.
    const releaseAgain = internet.dev.hold('query');
    showWith(alix.client, <ConversationList onSelect={jest.fn()} />);
    expect(await screen.findByRole('button', {name: bo.address})).toBeInTheDocument();
    expect(screen.queryByText('Loading')).toBeNull();
    releaseAgain();
  });

  it('shows nothing if there are no conversations', async () => {
    const ConversationList = await list();
    const release = internet.dev.hold('query');
    const {container} = showWith(alix.client, <ConversationList onSelect={jest.fn()} />);
    await screen.findByText('Loading');
    release();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('says what went wrong', async () => {
    const ConversationList = await list();
    internet.dev.fail({method: 'query', offline: true});
    showWith(alix.client, <ConversationList onSelect={jest.fn()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('fetch failed');
  });
});

describe('streams', () => {
  it('show messages from all conversations, and cache them', async () => {
    const pair = await chat();
    const {values, output} = await run<{Listen: FenceComponent}>(STREAMS_REACT.all);
    showWith(
      pair.alix.client,
      <>
        <values.Listen />
        <Listed />
        <WithConversation topic={pair.conversation.topic}>
          {(conversation) => <Count conversation={conversation} />}
        </WithConversation>
      </>,
    );
    expect(await screen.findByText('0 messages')).toBeInTheDocument();
    await eventually(() => internet.dev.streamed.includes(pair.conversation.topic));
    await pair.other.send('Hello');
    await eventually(() => output.length);
    expect(output).toEqual([`${pair.conversation.topic} Hello`]);
    expect(await screen.findByText('1 messages')).toBeInTheDocument();
    // The stream also delivers the first message of a new conversation, and the cache gets the conversation.
    const caro = await account();
    const thread = await caro.client.conversations.newConversation(pair.alix.address);
    await thread.send('New here');
    await eventually(() => output.includes(`${thread.topic} New here`));
    expect(await screen.findByText('2 listed')).toBeInTheDocument();
    pair.bo.client.registerCodec(new ReactionCodec());
    const reaction = {reference: 'x', action: 'added', content: '🐟', schema: 'unicode'} as const;
    await pair.other.send(reaction, {contentType: ContentTypeReaction});
    await eventually(() => output.some((line) => line.includes('🐟')));
  });

  it('say why they failed', async () => {
    const {Listen} = (await run<{Listen: FenceComponent}>(STREAMS_REACT.all)).values;
    internet.dev.fail({method: 'query', offline: true});
    showWith(alix.client, <Listen />);
    expect(await screen.findByRole('alert')).toHaveTextContent('fetch failed');
  });

  it('say that they need a client', async () => {
    const {Chat} = (await run<{Chat: FenceComponent<{conversation: Cached}>}>(STREAMS_REACT.one)).values;
    const {Inbox} = (await run<{Inbox: FenceComponent}>(STREAMS_REACT.conversations)).values;
    const conversation = await cached(await chat());
    const {unmount} = showWith(undefined, <Chat conversation={conversation} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('XMTP client');
    unmount();
    showWith(undefined, <Inbox />);
    expect(await screen.findByRole('alert')).toHaveTextContent('XMTP client');
  });

  it('start when there is a client', async () => {
    const {Listen} = (await run<{Listen: FenceComponent}>(STREAMS_REACT.all)).values;
    function App(): ReactNode {
      const {initialize} = sdk.useClient();
      return (
        <>
          <button onClick={() => void initialize({signer: alix.wallet, options: {env: 'dev'}})}>Sign in</button>
          <Listen />
        </>
      );
    }
    const {user} = showWith(undefined, <App />);
    await user.click(screen.getByRole('button'));
    await eventually(() => internet.dev.streamed.includes(buildUserInviteTopic(alix.address)));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show the messages of one conversation', async () => {
    const pair = await chat();
    const {Chat} = (await run<{Chat: FenceComponent<{conversation: Cached}>}>(STREAMS_REACT.one)).values;
    await pair.other.send('Before');
    const {unmount} = showWith(
      pair.alix.client,
      <WithConversation topic={pair.conversation.topic}>
        {(conversation) => <Chat conversation={conversation} />}
      </WithConversation>,
    );
    expect(await screen.findByText('Before')).toBeInTheDocument();
    await eventually(() => internet.dev.streamed.includes(pair.conversation.topic));
    await pair.other.send('After');
    expect(await screen.findByText('After')).toBeInTheDocument();
    unmount();
    await eventually(() => !internet.dev.streamed.includes(pair.conversation.topic));
  });

  it('show new conversations', async () => {
    const {Inbox} = (await run<{Inbox: FenceComponent}>(STREAMS_REACT.conversations)).values;
    await bo.client.conversations.newConversation(alix.address);
    showWith(alix.client, <Inbox />);
    expect(await screen.findByText(bo.address)).toBeInTheDocument();
    await eventually(() => internet.dev.streamed.includes(buildUserInviteTopic(alix.address)));
    const caro = await account();
    await inviteFromMobile(caro, alix);
    expect(await screen.findByText(caro.address)).toBeInTheDocument();
  });

  it('catch up when the device is online again', async () => {
    const pair = await chat();
    type CatchesUp = FenceComponent<{conversation: Cached}>;
    const {ChatThatCatchesUp} = (await run<{ChatThatCatchesUp: CatchesUp}>(STREAMS_REACT.recover)).values;
    showWith(
      pair.alix.client,
      <WithConversation topic={pair.conversation.topic}>
        {(conversation) => <ChatThatCatchesUp conversation={conversation} />}
      </WithConversation>,
    );
    await eventually(() => internet.dev.streamed.includes(pair.conversation.topic));
    internet.dev.fail({method: 'subscribe', offline: true});
    internet.dev.loseConnections();
    await pair.other.send('In the gap');
    internet.dev.recover();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('1 messages')).toBeInTheDocument();
    await eventually(() => internet.dev.streamed.includes(pair.conversation.topic));
    await pair.other.send('After');
    expect(await screen.findByText('2 messages')).toBeInTheDocument();
  });
});

function Listed(): ReactNode {
  return <p>{sdk.useConversations().conversations.length} listed</p>;
}

function Count({conversation}: {conversation: Cached}): ReactNode {
  return <p>{sdk.useMessages(conversation).messages.length} messages</p>;
}

everyFenceRuns(CONVERSATIONS_REACT, STREAMS_REACT);
