/** Renders React fences inside an app with the React SDK. */
import {configure, render, type RenderResult} from '@testing-library/react';
import {userEvent, type UserEvent} from '@testing-library/user-event';
import {IDBKeyRange, indexedDB} from 'fake-indexeddb';
import type {Client, Signer} from '@xmtp/xmtp-js';
import {format} from 'node:util';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {chat, type Chat} from './chat';
import type {Address} from './pages';
import {run, start, type Given} from './run';
import {eventually, WAIT_TIMEOUT} from './world';

configure({asyncUtilTimeout: WAIT_TIMEOUT});

/** Fails a test if React warns, for example about a list without keys. Ignores warnings about updates outside `act`. */
afterEach(() => {
  // oxlint-disable-next-line no-console -- world.ts has replaced it
  const written = jest.mocked(console.error).mock.calls.map((args) => format(...args));
  const warnings = written.filter((text) => text.startsWith('Warning: ') && !text.includes('act('));
  expect(warnings).toEqual([]);
});

/** A conversation in the SDK's cache. */
export interface Cached {
  topic: string;
  peerAddress: string;
}

/** A message in the SDK's cache. */
export interface CachedMessage {
  id: string;
  conversationTopic: string;
  content: unknown;
  contentType: string;
  contentFallback?: string;
  senderAddress: string;
  hasSendError: boolean;
  isSending: boolean;
}

/** The parts of `@xmtp/react-sdk` that the journeys themselves use. */
interface ReactSdk {
  XMTPProvider: ComponentType<{client?: Client; contentTypeConfigs?: unknown[]; children: ReactNode}>;
  useClient: () => {client?: Client; initialize: (options: object) => Promise<Client | undefined>};
  useConversations: () => {conversations: Cached[]};
  useMessages: (conversation: Cached) => {messages: CachedMessage[]};
  useStreamMessages: (conversation: Cached) => unknown;
  useConsent: () => {entries: Record<string, {permissionType: string} | undefined>};
}

// Set these globals before the SDK is loaded, because the SDK's database looks for them while it is loaded.
Object.assign(globalThis, {indexedDB, IDBKeyRange});

// The package is installed only for the samples, so TypeScript can't resolve its types from here.
// oxlint-disable-next-line typescript/no-require-imports
export const sdk = require('@xmtp/react-sdk') as ReactSdk;

/** A component from a fence, with the same props as on the page. */
export type FenceComponent<Props = object> = ComponentType<Props>;

interface View extends RenderResult {
  user: UserEvent;
}

/** Renders an element without a provider, for fences that have a provider of their own. */
export const show = (element: ReactNode): View => ({...render(element), user: userEvent.setup({delay: null})});

/** Renders an element below `XMTPProvider`, with a signed-in client if one is given. */
export const showWith = (client: Client | undefined, element: ReactNode, contentTypeConfigs?: unknown[]): View =>
  show(
    <sdk.XMTPProvider {...(client && {client})} {...(contentTypeConfigs && {contentTypeConfigs})}>
      {element}
    </sdk.XMTPProvider>,
  );

/** Signs in below a fence's own provider, and then shows the children. */
function SignedIn({signer, children}: {signer: Signer; children: ReactNode}): ReactNode {
  const {client, initialize} = sdk.useClient();
  useEffect(() => void initialize({signer, options: {env: 'dev'}}), [initialize, signer]);
  return client ? children : <p>Signing in</p>;
}

/** Passes a conversation to `children` once the cache has it. From then on, always passes the same object. */
export function WithConversation({
  topic,
  children,
}: {
  topic: string;
  children: (conversation: Cached) => ReactNode;
}): ReactNode {
  const {conversations} = sdk.useConversations();
  const [conversation, setConversation] = useState<Cached>();
  const found = conversations.find((each) => each.topic === topic);
  if (!conversation && found) setConversation(found);
  return conversation ? children(conversation) : <p>No conversation yet</p>;
}

/** Passes a conversation's messages to `children`, and keeps them up to date. */
function WithMessages({
  conversation,
  children,
}: {
  conversation: Cached;
  children: (messages: CachedMessage[]) => ReactNode;
}): ReactNode {
  const {messages} = sdk.useMessages(conversation);
  sdk.useStreamMessages(conversation);
  return children(messages);
}

/** Renders `children` in Alix's app. They get Alix's conversation with Bo, and its messages. */
export const showChat = (
  pair: Chat,
  children: (conversation: Cached, messages: CachedMessage[]) => ReactNode,
  contentTypeConfigs?: unknown[],
): View =>
  showWith(
    pair.alix.client,
    <WithConversation topic={pair.conversation.topic}>
      {(conversation) => (
        <WithMessages conversation={conversation}>{(messages) => children(conversation, messages)}</WithMessages>
      )}
    </WithConversation>,
    contentTypeConfigs,
  );

/** Runs a fence in the body of a component, for fences that begin with hooks. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in `start`
export const useFence = <Values,>(address: Address, given: Given = {}): Values => start<Values>(address, given).values;

/** Returns Alix's conversation with Bo from the cache, for fences that need a cached conversation. */
export async function cached({alix, conversation: {topic}}: Chat): Promise<Cached> {
  let found: Cached | undefined;
  function Keep({conversation}: {conversation: Cached}): ReactNode {
    useEffect(() => void (found = conversation), [conversation]);
    return null;
  }
  const {unmount} = showWith(
    alix.client,
    <WithConversation topic={topic}>{(conversation) => <Keep conversation={conversation} />}</WithConversation>,
  );
  const conversation = await eventually(() => found);
  unmount();
  return conversation;
}

/** The exports of a fence that adds content types: a provider with these types, or a list for `XMTPProvider`. */
interface Registration {
  Messaging?: ComponentType<{children: ReactNode}>;
  contentTypeConfigs: unknown[];
}

/**
 * Renders `children` in an app that signs in, and that has the content types of the fence `register`. They get Alix's
 * conversation with Bo, and its messages.
 */
export async function showApp(
  {alix, conversation: {topic}}: Chat,
  register: Address,
  children: (conversation: Cached, messages: CachedMessage[]) => ReactNode,
): Promise<View> {
  const {Messaging, contentTypeConfigs} = (await run<Registration>(register)).values;
  const app = (
    <SignedIn signer={alix.wallet}>
      <WithConversation topic={topic}>
        {(conversation) => (
          <WithMessages conversation={conversation}>{(messages) => children(conversation, messages)}</WithMessages>
        )}
      </WithConversation>
    </SignedIn>
  );
  return show(
    Messaging ? (
      <Messaging>{app}</Messaging>
    ) : (
      <sdk.XMTPProvider contentTypeConfigs={contentTypeConfigs}>{app}</sdk.XMTPProvider>
    ),
  );
}

export {chat, type Chat};
