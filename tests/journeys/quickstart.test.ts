import {QUICKSTART} from './fences';
import {everyFenceRuns, run} from './run';
import {contents, internet} from './world';
import type {Client, Conversation} from '@xmtp/xmtp-js';

it('runs the whole flow, without a wallet or a second person', async () => {
  const {output, values} = await run<{client: Client; friend: Client; conversation: Conversation}>(QUICKSTART.whole);
  const {client, friend, conversation} = values;
  expect(output).toEqual([`${client.address}: gm`, `${friend.address}: gm to you`]);
  expect(contents(await conversation.messages())).toEqual(['gm', 'gm to you']);
  expect(await friend.conversations.list()).toHaveLength(1);
  // The stream is closed at the end.
  expect(internet.dev.streamed).toEqual([]);
});

everyFenceRuns(QUICKSTART);
