/** @jest-environment ./tests/journeys/browser.ts */
import {sdk, showWith, useFence, type FenceComponent} from './react';
import {screen, waitFor} from '@testing-library/react';
import {Client} from '@xmtp/xmtp-js';
import type {ReactNode} from 'react';
import {CONSENT_REACT} from './fences';
import {writeConsent} from './otherSdks';
import type {Address} from './pages';
import {everyFenceRuns, run} from './run';
import {account, eventually, internet, type Account} from './world';

let alix: Account;
let bo: Account;
let phone: Client;

beforeEach(async () => {
  [alix, bo] = await Promise.all([account(), account()]);
  phone = (await Client.create(alix.wallet, {env: 'dev'})) as Client;
});

const component = async <Props = object,>(address: Address, name: string): Promise<FenceComponent<Props>> =>
  (await run<Record<string, FenceComponent<Props>>>(address)).values[name]!;

/** The topic of every consent list contains this text. */
const PREFERENCES = 'userpreferences';

it('loads the list, which sorts the inbox', async () => {
  const [caro, dina] = await Promise.all([account(), account()]);
  for (const {client} of [caro, dina, bo]) await client.conversations.newConversation(alix.address);
  await phone.contacts.allow([bo.address]);
  await phone.contacts.deny([caro.address]);
  const ConsentLoader = await component(CONSENT_REACT.load, 'ConsentLoader');
  const Inbox = await component(CONSENT_REACT.sort, 'Inbox');
  function Loaded(): ReactNode {
    const {conversations} = sdk.useConversations();
    const {entries} = sdk.useConsent();
    return <p>{`${conversations.length} conversations, ${Object.keys(entries).length} decisions`}</p>;
  }
  showWith(
    alix.client,
    <>
      <ConsentLoader />
      <Inbox />
      <Loaded />
    </>,
  );
  // Until everything is loaded, the inbox and the requests change.
  await screen.findByText('3 conversations, 2 decisions');
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([bo.address]),
  );
  expect(await screen.findByText('1 requests')).toBeInTheDocument();
});

it('loads the list when the user signs in', async () => {
  await phone.contacts.allow([bo.address]);
  const ConsentLoader = await component(CONSENT_REACT.load, 'ConsentLoader');
  function App(): ReactNode {
    const {client, initialize} = sdk.useClient();
    return (
      <>
        <ConsentLoader />
        <button onClick={() => void initialize({signer: alix.wallet, options: {env: 'dev'}})}>
          {client ? 'Signed in' : 'Sign in'}
        </button>
      </>
    );
  }
  const {user} = showWith(undefined, <App />);
  internet.dev.requests.length = 0;
  await user.click(screen.getByRole('button', {name: 'Sign in'}));
  await eventually(() => internet.dev.requests.some(({topics}) => topics.some((topic) => topic.includes(PREFERENCES))));
});

it('allows and denies a contact with buttons, on all devices', async () => {
  const Buttons = await component<{peerAddress: string}>(CONSENT_REACT.decide, 'ConsentButtons');
  const {user} = showWith(alix.client, <Buttons peerAddress={bo.address} />);
  const state = async (): Promise<boolean[]> => {
    await phone.contacts.refreshConsentList();
    return [phone.contacts.isAllowed(bo.address), phone.contacts.isDenied(bo.address)];
  };
  await user.click(screen.getByRole('button', {name: 'Block'}));
  await eventually(async () => (await state())[1]);
  expect(await state()).toEqual([false, true]);
  await user.click(screen.getByRole('button', {name: 'Allow'}));
  await eventually(async () => (await state())[0]);
  expect(await state()).toEqual([true, false]);
});

it('asks about a contact, in the cache', async () => {
  const conversation = await bo.client.conversations.newConversation(alix.address);
  await phone.contacts.deny([bo.address]);
  const ConsentLoader = await component(CONSENT_REACT.load, 'ConsentLoader');
  const Buttons = await component<{peerAddress: string}>(CONSENT_REACT.decide, 'ConsentButtons');
  function State(): ReactNode {
    const given = {with: {conversation: {topic: conversation.topic, peerAddress: bo.address}}};
    const {isAllowed, isDenied} = useFence<{isAllowed: boolean; isDenied: boolean}>(CONSENT_REACT.ask, given);
    return <p>{JSON.stringify({isAllowed, isDenied})}</p>;
  }
  const {user} = showWith(
    alix.client,
    <>
      <State />
      <ConsentLoader />
      <Buttons peerAddress={bo.address} />
    </>,
  );
  expect(screen.getByText('{"isAllowed":false,"isDenied":false}')).toBeInTheDocument();
  expect(await screen.findByText('{"isAllowed":false,"isDenied":true}')).toBeInTheDocument();
  await user.click(screen.getByRole('button', {name: 'Allow'}));
  expect(await screen.findByText('{"isAllowed":true,"isDenied":false}')).toBeInTheDocument();
});

it('lists blocked contacts, and unblocks them', async () => {
  await phone.contacts.deny([bo.address]);
  await phone.contacts.denyGroups(['group']);
  const caro = await account();
  await phone.contacts.allow([caro.address]);
  const ConsentLoader = await component(CONSENT_REACT.load, 'ConsentLoader');
  const Blocked = await component(CONSENT_REACT.decided, 'BlockedContacts');
  const {user} = showWith(
    alix.client,
    <>
      <ConsentLoader />
      <Blocked />
    </>,
  );
  expect(await screen.findByRole('listitem')).toHaveTextContent(bo.address);
  await user.click(screen.getByRole('button', {name: 'Unblock'}));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  await phone.contacts.refreshConsentList();
  expect(phone.contacts.isAllowed(bo.address)).toBe(true);
});

describe('stream changes', () => {
  it("follows the user's decisions on other devices", async () => {
    await bo.client.conversations.newConversation(alix.address);
    const ConsentUpdates = await component(CONSENT_REACT.stream, 'ConsentUpdates');
    const Inbox = await component(CONSENT_REACT.sort, 'Inbox');
    showWith(
      alix.client,
      <>
        <ConsentUpdates />
        <Inbox />
      </>,
    );
    expect(await screen.findByText('1 requests')).toBeInTheDocument();
    await eventually(() => internet.dev.streamed.some((topic) => topic.includes(PREFERENCES)));
    await phone.contacts.allow([bo.address]);
    expect(await screen.findByRole('listitem')).toHaveTextContent(bo.address);
    await writeConsent(phone, {denyAddress: {walletAddresses: [bo.address]}});
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('starts when there is a client, without an error before', async () => {
    const ConsentUpdates = await component(CONSENT_REACT.stream, 'ConsentUpdates');
    function App(): ReactNode {
      const {initialize} = sdk.useClient();
      return (
        <>
          <ConsentUpdates />
          <button onClick={() => void initialize({signer: alix.wallet, options: {env: 'dev'}})}>Sign in</button>
        </>
      );
    }
    const {user} = showWith(undefined, <App />);
    expect(screen.queryByRole('status')).toBeNull();
    await user.click(screen.getByRole('button'));
    await eventually(() => internet.dev.streamed.some((topic) => topic.includes(PREFERENCES)));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says when it failed', async () => {
    const ConsentUpdates = await component(CONSENT_REACT.stream, 'ConsentUpdates');
    const broken = (await Client.create(alix.wallet, {env: 'dev'})) as Client;
    jest.spyOn(broken.contacts, 'streamConsentList').mockRejectedValue(new Error('unavailable'));
    const {unmount} = showWith(broken, <ConsentUpdates />);
    expect(await screen.findByRole('status')).toHaveTextContent('Consent may be out of date.');
    // On unmount, the hook tries to close the stream that it never got, and fails again.
    unmount();
    await new Promise((resolve) => setImmediate(resolve));
  });
});

everyFenceRuns(CONSENT_REACT);
