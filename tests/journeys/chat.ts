/** A conversation between two accounts, seen from both sides. */
import type {Conversation, DecodedMessage} from '@xmtp/xmtp-js';
import {run, type Given, type Run} from './run';
import type {Address} from './pages';
import {account, type Account} from './world';

export interface Chat {
  alix: Account;
  bo: Account;
  /** The conversation, as Alix's client sees it. */
  conversation: Conversation;
  /** The same conversation, as Bo's client sees it. */
  other: Conversation;
}

export async function chat(): Promise<Chat> {
  const [alix, bo] = await Promise.all([account(), account()]);
  const conversation = await alix.client.conversations.newConversation(bo.address);
  const other = (await bo.client.conversations.list())[0]!;
  return {alix, bo, conversation, other};
}

/** Runs a fence for each client, because both users' apps have the page's code. */
export async function runForBoth(address: Address, {alix, bo}: Chat): Promise<void> {
  for (const {client} of [alix, bo]) await run(address, {with: {client}});
}

/** Returns the newest message of a conversation. */
export async function newest(conversation: Conversation): Promise<DecodedMessage> {
  const message = (await conversation.messages()).at(-1);
  if (!message) throw new Error('The conversation has no messages.');
  return message;
}

/** Runs a fence that reads one message. */
export const read = <Values = Record<string, never>>(
  address: Address,
  message: DecodedMessage,
  given: Given['with'] = {},
): Promise<Run<Values>> => run<Values>(address, {with: {message, ...given}});
