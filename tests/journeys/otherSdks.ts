/** Writes to the network what the Kotlin, Swift and React Native SDKs write, where that differs from xmtp-js. */
import {privatePreferences} from '@xmtp/proto';
import {buildContentTopic, buildUserInviteTopic, dateToNs, SignedPublicKeyBundle, type Client} from '@xmtp/xmtp-js';
import type {Account} from './world';

/**
 * Invites a peer as the mobile SDKs do, with a context whose ID is empty. xmtp-js would send no context. Returns the
 * conversation's topic.
 */
export async function inviteFromMobile(from: Account, to: Account): Promise<string> {
  const created = new Date();
  const {payload, conversation} = await from.client.keystore.createInvite({
    recipient: SignedPublicKeyBundle.fromLegacyBundle(to.client.publicKeyBundle),
    context: {conversationId: '', metadata: {}},
    createdNs: dateToNs(created),
    consentProof: undefined,
  });
  await from.client.publishEnvelopes(
    [to, from].map(({address}) => ({
      contentTopic: buildUserInviteTopic(address),
      message: payload,
      timestamp: created,
    })),
  );
  return conversation!.topic;
}

/** Writes a consent entry only to the network, as if from another device. The client doesn't know the entry. */
export async function writeConsent(
  client: Client,
  action: Partial<privatePreferences.PrivatePreferencesAction>,
): Promise<void> {
  const payload = privatePreferences.PrivatePreferencesAction.encode(
    privatePreferences.PrivatePreferencesAction.fromPartial(action),
  ).finish();
  const {responses} = await client.keystore.selfEncrypt({requests: [{payload}]});
  const {identifier} = await client.keystore.getPrivatePreferencesTopicIdentifier();
  await client.publishEnvelopes([
    {contentTopic: buildContentTopic(`userpreferences-${identifier}`), message: responses[0]!.result!.encrypted},
  ]);
}
