/** Renders React fences with the SDK, as an app would. */
import 'fake-indexeddb/auto';
import {render, type RenderResult} from '@testing-library/react';
import {userEvent, type UserEvent} from '@testing-library/user-event';
import type {Client} from '@xmtp/xmtp-js';
import {createElement, type ComponentType, type ReactNode} from 'react';

/** A conversation or a message in the SDK's cache. */
export type Cached = Record<string, unknown> & {topic: string; peerAddress: string};

/** The parts of `@xmtp/react-sdk` that the journeys themselves use. */
interface ReactSdk {
  XMTPProvider: ComponentType<{client?: Client; contentTypeConfigs?: unknown[]; children: ReactNode}>;
  useConversations: () => {conversations: Cached[]; isLoaded: boolean};
  useMessages: (conversation: Cached) => {messages: CachedMessage[]; isLoaded: boolean};
  useStreamMessages: (conversation: Cached) => unknown;
}

export interface CachedMessage {
  id: string;
  content: unknown;
  contentType: string;
  contentFallback?: string;
  senderAddress: string;
}

// The package is installed for the samples, so its types can't be resolved from here.
// eslint-disable-next-line @typescript-eslint/no-require-imports
export const sdk = require('@xmtp/react-sdk') as ReactSdk;

interface View extends RenderResult {
  user: UserEvent;
}

/** Renders an element as it is: for fences that bring their own provider. */
export const show = (element: ReactNode): View => ({...render(element), user: userEvent.setup({delay: null})});

/** Renders an element below `XMTPProvider`, with a signed-in client unless there is none. */
export const showWith = (client: Client | undefined, element: ReactNode, contentTypeConfigs: unknown[] = []): View =>
  show(
    <sdk.XMTPProvider {...(client ? {client} : {})} contentTypeConfigs={contentTypeConfigs}>
      {element}
    </sdk.XMTPProvider>,
  );

/** Passes the cached conversation with a peer on, once it is in the cache. */
export function WithConversation({
  peer,
  children,
}: {
  peer: string;
  children: (conversation: Cached) => ReactNode;
}): ReactNode {
  const {conversations} = sdk.useConversations();
  const conversation = conversations.find(({peerAddress}) => peerAddress === peer);
  return conversation ? children(conversation) : <p>No conversation yet</p>;
}

/** Passes the cached messages of a conversation on, and keeps them up to date. */
export function WithMessages({
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

/** A component from a fence, whose props the page describes. */
export type FenceComponent = ComponentType<Record<string, unknown>>;

export {createElement};
