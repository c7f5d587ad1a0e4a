/** Rules for mistakes that a type check can't find. */
import type {Sdk} from '../../../../src/shared/sdks';
import {
  ancestors,
  callWith,
  catchAround,
  closest,
  contains,
  homeOf,
  lambdaCalls,
  mentions,
  namesIn,
  type Code,
  type Node,
} from './code';
import {
  isSdk,
  isAbout,
  contentReads,
  isInCollect,
  uncaughtLaunch,
  usesNewAccounts,
  hasConversationId,
  waitsForClient,
  STREAM_HOOKS,
  STREAMS,
  PUBLISHING,
  KEY_FUNCTIONS,
  KEY_NAMES,
  showsSecret,
  isKeyText,
  statementListOf,
  callAround,
  loopWithCatch,
  isDropped,
  returnsCleanup,
  isUnhandled,
  isWalletSigner,
  hasState,
  blockingCalls,
} from './patterns';

/** Where a mistake is: a node, or the name of a call or read. */
export type Place = Node | {readonly nameNode: Node};

export interface Rule {
  /** Name in findings, and in `allow="id: reason"`. */
  readonly id: string;
  readonly sdks: readonly Sdk[];
  /** Returns the places of the mistake. */
  find(code: Code): readonly Place[];
  /** What is wrong, and what to write instead. */
  readonly message: string;
  /** The code of the SDKs that makes this a mistake, by version and file. */
  readonly source: string;
}

const MOBILE: readonly Sdk[] = ['Kotlin', 'Swift', 'React Native'];
const SCRIPT: readonly Sdk[] = ['JavaScript', 'React', 'React Native'];
const ALL: readonly Sdk[] = ['JavaScript', 'React', 'Kotlin', 'Swift', 'React Native', 'Node'];

export const RULES: readonly Rule[] = [
  {
    id: 'untested-content',
    sdks: ['JavaScript', 'React', ...MOBILE],
    find: (code) => contentReads(code).filter(({node}) => !isSdk(code, 'Kotlin') || !isInCollect(node)),
    message:
      "this reads a message's content without testing its content type, so a reaction or a group update appears as raw bytes, or the code throws. Test the type first, and show the fallback for all other types.",
    source:
      'xmtp-android 0.15.7 codecs/ContentCodec.kt; xmtp-ios 0.14.10 CodecRegistry.swift; RN 2.5.4 lib/DecodedMessage.ts',
  },
  {
    id: 'content-in-collect',
    sdks: ['Kotlin'],
    find: (code) => contentReads(code).filter(({node}) => isInCollect(node)),
    message:
      'this reads content in `collect` without testing its content type. For other types it throws after `catch`, which ends the app. Test `encodedContent.type.id` first, and use `onEach` before `catch`.',
    source: 'xmtp-android 0.15.7 DecodedMessage.kt `body`; kotlinx-coroutines 1.8.0 `catch` is upstream only',
  },
  {
    id: 'uncaught-in-launch',
    sdks: ['Kotlin'],
    find: (code) =>
      code
        .calls(
          'refreshConsentList',
          'sync',
          'syncGroups',
          'send',
          'allow',
          'deny',
          'newConversation',
          'list',
          'canMessage',
        )
        .filter(({receiver}) => receiver !== '')
        .filter(({node}) => uncaughtLaunch(node)),
    message:
      'this throws when the device is offline, and nothing in the coroutine catches it, so the app ends. Put it in `try` and `catch` inside `launch`.',
    source: 'xmtp-android 0.15.7 Contacts.kt ConsentList.load, ApiClient.kt query',
  },
  {
    id: 'uncaught-flow',
    sdks: ['Kotlin'],
    find: (code) =>
      code
        .calls('collect', 'collectLatest', 'launchIn')
        .filter(({receiver}) => /\bstream\w*\(/.test(receiver) && !receiver.includes('.catch{'))
        .filter(({name, node}) => name === 'launchIn' || uncaughtLaunch(node)),
    message:
      'the flow of a stream throws when the connection is lost, and nothing catches it, so the app ends. Put `.catch { … }` before this call.',
    source: 'xmtp-android 0.15.7 Conversations.kt streamAllMessages, ApiClient.kt subscribe',
  },
  {
    id: 'groups-before-conversations',
    sdks: ['Swift', 'React Native'],
    find: (code) =>
      [
        ...code.calls('listAll').filter((call) => isAbout(call, /conversations$/)),
        ...code
          .calls('list')
          .filter(({args}) => args.some(({label, value}) => label === 'includeGroups' && value.text === 'true')),
      ].filter(({node}) =>
        code.callsBefore(node, 'list').every((call) => call.args.some(({label}) => label === 'includeGroups')),
      ),
    message:
      'listing groups first makes xmtp-ios request only conversations newer than the newest group, so older ones are missing. Call `list()` without groups before this.',
    source: 'xmtp-ios 0.14.10 Conversations.swift:691-738; RN 2.5.4 ios/XMTPModule.swift:484',
  },
  {
    id: 'welcome-without-consent',
    sdks: MOBILE,
    find: (code) =>
      code
        .calls('fromWelcome', 'processWelcomeMessage')
        .filter(({node}) => !mentions(statementListOf(node), /^(?:consentState|isGroupAllowed|isInboxAllowed)$/)),
    message:
      'anyone can add an address to a group, so this shows the welcomes of strangers. Refresh consent and test it before you show anything.',
    source: 'xmtp-android 0.15.7 Conversations.kt:107 fromWelcome',
  },
  {
    id: 'new-conversation-without-list',
    sdks: ['JavaScript', 'React', 'Kotlin', 'React Native'],
    find: (code) =>
      usesNewAccounts(code)
        ? []
        : code
            .calls(isSdk(code, 'React') ? 'startConversation' : 'newConversation')
            .filter((call) => !hasConversationId(code, call))
            .filter(({node}) =>
              isSdk(code, 'React')
                ? code.calls('useConversations').length === 0 &&
                  code.calls('useStartConversation').every((hook) => !hasConversationId(code, hook))
                : !code.runsAfter(node, 'list'),
            ),
    message:
      'without the list, the SDK misses an existing conversation, invites the peer again, and allows a peer that the user has blocked. Call `list()` first; in JavaScript and React, use the conversation that you find in it.',
    source:
      'xmtp-js 12.1.0 conversations/Conversations.ts newConversation, isMatchingContext; xmtp-android 0.15.7 Conversations.kt newConversation; RN 2.5.4 android XMTPModule.kt:886',
  },
  {
    id: 'new-conversation-without-context',
    sdks: ['Kotlin'],
    find: (code) =>
      usesNewAccounts(code)
        ? []
        : code
            .calls('newConversation')
            .filter(({args}) => args.length < 2 && !args.some(({label}) => label === 'context')),
    message:
      'without a context, `newConversation` never finds the existing conversation and invites the peer again. Pass `context = InvitationV1ContextBuilder.buildFromConversation()`.',
    source: 'xmtp-android 0.15.7 Conversations.kt newConversation: null is compared with an empty ID',
  },
  {
    id: 'conversation-id-without-metadata',
    sdks: ['React'],
    find: (code) =>
      code
        .calls('useStartConversation')
        .filter(({args}) =>
          args.some(({value}) => mentions(value, /^conversationId$/) && !mentions(value, /^metadata$/)),
        ),
    message: 'without `metadata`, the hook ignores the conversation ID. Pass both.',
    source: 'react-sdk 8.0.1 hooks/useStartConversation.ts: conversationId && metadata',
  },
  {
    id: 'blocks-main-thread',
    sdks: ['Kotlin'],
    find: (code) => blockingCalls(code),
    message:
      'this blocks its thread with network requests or decryption, which freezes the screen if it is the main one. Wrap it in `withContext(Dispatchers.IO)`.',
    source: 'xmtp-android 0.15.7 Contacts.kt:352 runBlocking, Client.kt create, ConversationV2.kt messages',
  },
  {
    id: 'hook-before-client',
    sdks: ['React'],
    find: (code) => code.calls(...STREAM_HOOKS).filter(({node}) => !waitsForClient(code, homeOf(node))),
    message:
      'a stream hook that is mounted before the client exists keeps its error for good. Render its component only when there is a client, or say so in a comment above it: "Mount this only when there is a client."',
    source:
      'react-sdk 8.0.1 hooks/useStreamConversations.ts, useStreamAllMessages.ts, useStreamConsentList.ts: no setError(null)',
  },
  {
    id: 'signer-without-buffer',
    sdks: ['React Native'],
    find: (code) =>
      code.page.some(({code: text}) => /\bglobal(?:This)?\.Buffer\b/.test(text)) ||
      code.find('string').some(({text}) => text.includes('polyfill')) ||
      code.find('comment').some(({text}) => /\bBuffer\b/.test(text))
        ? []
        : [...code.calls('Wallet', 'Web3Provider', 'BrowserProvider'), ...code.pairs('signMessage')],
    message:
      'React Native has no global `Buffer`, and the SDK needs it for a signer in JavaScript: signing fails as "User rejected signature". Show on this page how to set `globalThis.Buffer`, or say in a comment that the app needs it.',
    source: 'RN 2.5.4 src/lib/Client.ts:21, 82-101; its example/index.js:1',
  },
  {
    id: 'compressed-content',
    sdks: ALL,
    find: (code) => [
      ...code.pairs('compression'),
      ...code
        .calls('SendOptions')
        .flatMap(({args}) => args.filter(({label}) => label === 'compression').map(({value}) => value)),
    ],
    message:
      'apps with xmtp-js drop compressed content that is larger than 1,000 bytes when unpacked. Send it without compression, or as a remote attachment.',
    source: 'xmtp-js 12.1.0 Client.ts:686 decompress(encodedContent, 1000)',
  },
  {
    id: 'react-without-stored-list',
    sdks: ['React'],
    find: (code) =>
      code
        .pairs('persistConversations')
        .filter((value) => value.text === 'false' && callAround(value)?.name !== 'getKeys'),
    message:
      "The React SDK's hooks find conversations in the list that the client stores. Without it, after a reload, sending throws and streams never start. Leave `persistConversations` out.",
    source: 'react-sdk 8.0.1 helpers/caching/conversations.ts getConversationByTopic; hooks/useMessages.ts',
  },
  {
    id: 'prepared-again',
    sdks: ['JavaScript', ...MOBILE],
    find: (code) =>
      code
        .calls('prepareMessage', 'prepareEncodedMessage')
        .filter(({node}) => catchAround(node) ?? loopWithCatch(node)),
    message:
      'after an error the message may have been published, so preparing it again sends it twice. Prepare it once, and send the same prepared message again.',
    source: 'xmtp-js 12.1.0 PreparedMessage.ts; RN 2.5.4 src/lib/Conversation.ts:180, Client.ts:603',
  },
  {
    id: 'signer-forgets-refusal',
    sdks: ['Kotlin'],
    find: (code) =>
      code.find('class_declaration', 'object_literal').filter((type) => isWalletSigner(type) && !hasState(type)),
    message:
      "if the user refuses a signature, xmtp-android requests the one that creates new keys, which replace the user's keys. Store the refusal in the signer, and throw from every later call.",
    source: 'xmtp-android 0.15.7 Client.kt loadPrivateKeys: catches Throwable and continues',
  },
  {
    id: 'stream-without-end',
    sdks: ['Swift'],
    find: (code) =>
      code.calls(...STREAMS).filter(({node}) => {
        const task = [...lambdaCalls(node)].find(({name}) => name === 'Task' || name === 'detached');
        const loop = closest(node, 'for_statement');
        return task && loop && contains(task.node, loop) && isDropped(task.node);
      }),
    message:
      'nothing keeps the task of this stream, so nobody can cancel it, and its connection stays open. Return the `Task`, or store it and call `cancel()`.',
    source: 'xmtp-ios 0.14.10 Conversations.swift streamAllMessages: no onTermination before 0.14.11',
  },
  {
    id: 'consent-before-refresh',
    sdks: ['JavaScript', ...MOBILE],
    find: (code) =>
      code.mentionedBefore(/\b(?:refreshConsentList|streamConsentList)\b/)
        ? []
        : [...code.calls('consentState'), ...code.reads('consentState')]
            .filter(({receiver}) => receiver !== 'conversation' || !code.sample.with.includes('conversation'))
            .filter(
              ({node}) =>
                !code.inSomeContext(node, (place) =>
                  code
                    .calls('refreshConsentList', 'streamConsentList', 'allow', 'deny', 'useConsent')
                    .some((call) => call.node.startIndex < place.startIndex),
                ),
            ),
    message:
      'until the consent list is loaded, everyone is unknown, blocked peers included. Call `refreshConsentList()` before this, or in an earlier sample of the page.',
    source:
      'xmtp-js 12.1.0 Contacts.ts; xmtp-android 0.15.7 Contacts.kt ConsentList.state; xmtp-ios 0.14.10 Contacts.swift',
  },
  {
    id: 'effect-without-cleanup',
    sdks: SCRIPT,
    find: (code) =>
      code.calls(...STREAMS).filter(({node}) => {
        const effect = [...ancestors(node)].find((outer) => {
          const call = outer.type.includes('function') ? callWith(outer) : undefined;
          return call?.name === 'useEffect' && call.args[0]?.value.id === outer.id;
        });
        return effect !== undefined && !returnsCleanup(effect);
      }),
    message:
      'the stream continues after the component unmounts, and each mount opens another one. In the effect, return a cleanup function that ends the stream.',
    source: 'xmtp-js 12.1.0 Stream.ts return; RN 2.5.4 lib/Conversations.ts cancelStream',
  },
  {
    id: 'key-in-sample',
    sdks: ALL,
    find: (code) =>
      code.find('string', 'string_literal', 'line_string_literal').filter((node) => {
        if (!isKeyText(node.text.slice(1, -1))) return false;
        const declaration = closest(node, 'variable_declarator', 'property_declaration', 'pair', 'assignment');
        return (
          KEY_FUNCTIONS.test(callAround(node)?.name ?? '') ||
          (declaration !== undefined && KEY_NAMES.test(namesIn(declaration)[0] ?? ''))
        );
      }),
    message:
      'a private key or a seed phrase that is in a sample ends up in apps and repositories. Make a random key, or read it from the environment or a secret store.',
    source: 'a key in code is public: anyone who has it can read and send all messages of the account',
  },
  {
    id: 'logged-key',
    sdks: ALL,
    find: (code) =>
      code
        .calls('log', 'info', 'debug', 'warn', 'error', 'print', 'println', 'NSLog', 'd', 'i', 'w', 'e')
        .filter(({name, receiver}) => /^(?:console|Log|logger)$/.test(receiver) || /^print|^NSLog/.test(name))
        .flatMap(({args}) => args.map(({value}) => value))
        .filter((value) => showsSecret(code, value)),
    message:
      'logs are kept and sent to others, and whoever has these keys can read all messages. Log the address or the length instead.',
    source: 'xmtp-js 12.1.0 Client.getKeys; xmtp-android 0.15.7 privateKeyBundleV1: the keys of the account',
  },
  {
    id: 'unawaited-publish',
    sdks: [...SCRIPT, 'Node'],
    find: (code) =>
      code
        .calls(...PUBLISHING)
        .filter((call) => call.receiver !== '' || /^(?:sendMessage|startConversation|allow|deny)$/.test(call.name))
        .filter((call) => !/^(?:res|response|socket|ws|request|xhr)$/.test(call.receiver))
        .filter(({node}) => isUnhandled(node)),
    message:
      'nothing waits for this promise or catches its error, so a failed message goes unnoticed, and Node.js exits. Use `await`, or add `.catch(…)`.',
    source: 'xmtp-js 12.1.0 Conversation.ts send; RN 2.5.4 lib/Conversation.ts send: both reject when publishing fails',
  },
  {
    id: 'client-without-provider',
    sdks: ['React Native'],
    find: (code) =>
      code.page.some(({sdk, code: text}) => sdk === 'React Native' && /\bXmtpProvider\b/.test(text))
        ? []
        : code.calls('useClient'),
    message:
      "`useClient` has no client unless the app renders `XmtpProvider` and calls `setClient`, which this page doesn't show. Pass the client as a prop.",
    source: 'RN 2.5.4 src/hooks/useClient.ts, src/context/XmtpContext.tsx',
  },
  {
    id: 'loading-before-error',
    sdks: ['React'],
    find: (code) =>
      code.calls('useClient').flatMap(({node}) => {
        const home = homeOf(node);
        const tests = code.find('if_statement').filter((test) => contains(home, test));
        const testing = (name: RegExp): Node | undefined =>
          tests.find((test) => mentions(test.childForFieldName('condition')!, name));
        const loading = testing(/^isLoading$/);
        const failed = testing(/error/i);
        return loading && failed && loading.startIndex < failed.startIndex ? [loading] : [];
      }),
    message:
      'after a failed attempt, `isLoading` of `useClient` stays true, so the user never sees the error. Test `error` first.',
    source: 'react-sdk 8.0.1 hooks/useClient.ts',
  },
  {
    id: 'groups-without-sync',
    sdks: [...MOBILE, 'Node'],
    find: (code) =>
      code
        .calls('listGroups', 'groups', ...(isSdk(code, 'Node') ? ['list'] : []))
        .filter((call) => isAbout(call, /conversations$/))
        .filter(({node}) => !code.runsAfter(node, 'sync', 'syncGroups')),
    message:
      'this reads only the local database, so groups that others have added the user to are missing. Sync first.',
    source:
      'xmtp-android 0.15.7 Conversations.kt listGroups; xmtp-ios 0.14.10 Conversations.swift groups; mls-client 0.0.13 dist/index.js Conversations.list',
  },
  {
    id: 'refresh-to-undo',
    sdks: MOBILE,
    find: (code) =>
      code.calls('refreshConsentList').filter(({node}) => {
        const caught = catchAround(node)?.parent;
        return caught && mentions(caught, /^(?:allow|deny|allowGroups|denyGroups|allowInboxes|denyInboxes)$/);
      }),
    message:
      "refreshing doesn't undo a failed `allow` or `deny`: it adds only newer entries, so the wrong state stays. Call `allow` or `deny` again.",
    source: 'xmtp-android 0.15.7 Contacts.kt ConsentList.load; xmtp-ios 0.14.10 Contacts.swift load',
  },
];
