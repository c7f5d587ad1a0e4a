import type {SiteInput} from './schema';

/** The page files of xmtp/docs-xmtp-org below docs/pages, at commit a5fd5f6 of August 2024. */
const UPSTREAM_PAGES: readonly string[] = [
  'consent/broadcast.md',
  'consent/consent-methods.md',
  'consent/consent-quickstarts.md',
  'consent/filter-spam.md',
  'consent/subscribe.md',
  'consent/user-consent.mdx',
  'content-types/content-types.md',
  'content-types/custom.md',
  'content-types/reaction.mdx',
  'content-types/read-receipt.mdx',
  'content-types/remote-attachment.mdx',
  'content-types/reply.mdx',
  'content-types/transaction-ref.mdx',
  'dms/client.mdx',
  'dms/conversations.mdx',
  'dms/messages.mdx',
  'dms/overview.md',
  'dms/streams.mdx',
  'dms/troubleshoot.md',
  'get-started/awesome.md',
  'get-started/developer-quickstart.mdx',
  'get-started/examples.mdx',
  'get-started/faq.md',
  'get-started/references.md',
  'groups/build-group-chat.mdx',
  'groups/group-consent.md',
  'groups/group-metadata.md',
  'groups/group-permissions.md',
  'index.md',
  'notifications/build-notifications.md',
  'notifications/notif-best-practices.mdx',
  'notifications/notif-server.md',
  'notifications/notifs-android.md',
  'notifications/notifs-ios.md',
  'open-frames/open-frames.md',
  'open-frames/subscription-open-frames.md',
  'open-frames/transactional-open-frames.md',
  'perf-ux/debug-and-test.md',
  'perf-ux/get-featured.md',
  'perf-ux/identity-resolution.md',
  'perf-ux/local-first.md',
  'perf-ux/optimistic-sending.md',
  'perf-ux/xmtp-metamask-snap.md',
  'privacy.md',
  'protocol/portable-inbox.md',
  'protocol/signatures.mdx',
  'protocol/v2/algorithms-in-use.md',
  'protocol/v2/architectural-overview.md',
  'protocol/v2/invitation-and-message-encryption.md',
  'protocol/v2/key-generation-and-usage.md',
  'protocol/v3/group-chat.md',
  'protocol/v3/identity.md',
  'protocol/v3/message-history.md',
  'protocol/v3/smart-wallet.md',
  'protocol/xips.md',
  'protocol/xmtp-versions.md',
  'terms.md',
  'z_archive/changelog.md',
  'z_archive/contribute.md',
];

/**
 * Returns the setting `editLink`. Edit links point to the portal's own repository if `own` is set, otherwise to
 * xmtp/docs-xmtp-org.
 *
 * @param own - the pattern of edit links to the portal's own repository
 */
export const editTarget = (own: string | undefined): NonNullable<SiteInput['editLink']> =>
  own === undefined
    ? {pattern: 'https://github.com/xmtp/docs-xmtp-org/edit/main/docs/pages/:path', files: UPSTREAM_PAGES}
    : {pattern: own};
