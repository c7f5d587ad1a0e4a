/** The code patterns that rules.ts looks for, if they take more than a line or several rules share them. */
import type {Sdk} from '../../../../src/shared/sdks';
import {
  all,
  ancestors,
  callWith,
  catcherOf,
  closest,
  contains,
  functionOf,
  homeOf,
  lambdaCalls,
  mentions,
  nameOf,
  namesIn,
  type Call,
  type Code,
  type Node,
} from './code';

/** Whether a sample is for one of these SDKs. */
export const isSdk = (code: Code, ...sdks: Sdk[]): boolean =>
  code.sample.sdk !== undefined && sdks.includes(code.sample.sdk);

/** Whether a call's receiver, such as `client.conversations`, matches a pattern. */
export const isAbout = (call: Call, target: RegExp): boolean => target.test(call.receiver);

/** In Kotlin, Swift and React Native code, the use of one of these names counts as a test of the content type. */
const TYPE_TEST = /^(?:contentType|contentTypeId|encodedContent|typeId|typeID|codecFor|codecRegistry)$/;
/**
 * In JavaScript and React code, the use of one of these names counts as a test of the content type. Showing the
 * fallback is enough, because these SDKs leave the content of unknown types undefined.
 */
const JAVASCRIPT_TEST = /^(?:contentFallback|contentType|codecFor)$/;
/** Matches expressions whose values have a property `content`, but aren't messages. */
const NOT_MESSAGES = /(?:reaction|reply|encoded|content|payload|event|place|remote|attachment)\)?$|\bas[A-Z]\w+\)$/i;

/**
 * Whether a name that matches `words` appears in the function around a node, before the node's end. Also looks in the
 * functions around the node's callers, before each caller's end.
 */
function isTested(code: Code, node: Node, words: RegExp): boolean {
  return code.inSomeContext(node, (place) =>
    code
      .find('identifier', 'property_identifier', 'simple_identifier', 'shorthand_property_identifier_pattern')
      .some((name) => words.test(name.text) && name.startIndex < place.endIndex && contains(homeOf(place), name)),
  );
}

/** Whether the function around a node tests content with `typeof`. In JavaScript, this is enough as a type test. */
function usesTypeof(code: Code, node: Node): boolean {
  const home = homeOf(node);
  return code
    .find('unary_expression')
    .some((test) => test.text.startsWith('typeof') && /content\b/i.test(test.text) && contains(home, test));
}

/** Returns the places that read a message's content without testing its type first. */
export function contentReads(code: Code): {node: Node; nameNode: Node}[] {
  if (isSdk(code, 'JavaScript', 'React'))
    return code
      .reads('content')
      .filter(({receiver}) => !NOT_MESSAGES.test(receiver))
      .filter(({node}) => !isTested(code, statementOf(node), JAVASCRIPT_TEST) && !usesTypeof(code, node));
  const calls = code.calls('content').filter(({args}) => args.length === 0);
  const bodies = isSdk(code, 'Kotlin') ? code.reads('body').filter(({receiver}) => !/response/i.test(receiver)) : [];
  return [...calls, ...bodies].filter(
    ({node, receiver}) => !NOT_MESSAGES.test(receiver) && !isTested(code, node, TYPE_TEST),
  );
}

/** Returns the statement or declaration that a node is in. */
function statementOf(node: Node): Node {
  let inner = node;
  for (const outer of ancestors(node)) {
    if (/^(?:program|source_file|statements|statement_block|class_body|arrow_function)$/.test(outer.type)) return inner;
    inner = outer;
  }
  return inner;
}

/** Whether Kotlin code runs in the lambda of `collect`. */
export const isInCollect = (node: Node): boolean => [...lambdaCalls(node)].some(({name}) => name.startsWith('collect'));

/** Whether a call is a `launch` with a receiver, such as a scope. An uncaught error in its coroutine ends the app. */
const startsCoroutine = ({name, receiver}: Call): boolean => name === 'launch' && receiver !== '';

/**
 * Returns the `launch` that fails if a node throws. Returns undefined if there is none, for example because a `catch`
 * inside the `launch` gets the error, or because the `launch` has an exception handler.
 */
export function uncaughtLaunch(node: Node): Call | undefined {
  for (const call of lambdaCalls(node)) {
    if (/^(?:runCatching|async)$/.test(call.name)) return undefined;
    if (startsCoroutine(call))
      return catcherOf(node, call.node) || call.args.some(({value}) => mentions(value, /ExceptionHandler|^handler$/))
        ? undefined
        : call;
  }
  return undefined;
}

const usesBackground = (call: Call): boolean =>
  call.args.some(({value}) => /\bDispatchers\.(?:IO|Default)\b/.test(value.text) && value.type !== 'lambda_literal');

/** Whether Kotlin code runs outside the main thread, or in `runBlocking`. */
const isInBackground = (node: Node): boolean =>
  [...ancestors(node)].some((outer) => {
    const call = outer.type === 'lambda_literal' ? callWith(outer) : undefined;
    return call !== undefined && (usesBackground(call) || /^(?:thread|runBlocking)$/.test(call.name));
  });

/** Whether the sample makes new accounts. These have no conversations, and nobody else knows them. */
export const usesNewAccounts = (code: Code): boolean =>
  code.calls('createRandom', 'generatePrivateKey', 'generate').length > 0 ||
  code.calls('PrivateKeyBuilder').some(({args}) => args.length === 0);

const CONVERSATION_ID = /^conversationI[dD]$/;

/** Whether a call gives its conversation an ID, by which the SDKs find the conversation again. */
export const hasConversationId = (code: Code, call: Call): boolean =>
  call.args.some(({value}) => mentions(value, CONVERSATION_ID) || declares(code, value.text, CONVERSATION_ID));

/** Whether the declaration of a variable contains a name that matches `word`. */
const declares = (code: Code, variable: string, word: RegExp): boolean =>
  code
    .find('variable_declarator', 'property_declaration')
    .some((declaration) => namesIn(declaration)[0] === variable && mentions(declaration, word));

/** Whether a React component is mounted only when there is a client, as far as the sample shows. */
export function waitsForClient(code: Code, component: Node, seen: readonly string[] = []): boolean {
  if (saysWhenToMount(code, component)) return true;
  const name = nameOf(component);
  if (name === undefined || seen.includes(name)) return false;
  return code
    .find('jsx_self_closing_element', 'jsx_opening_element')
    .filter((element) => namesIn(element)[0] === name)
    .some((element) => {
      const parent = homeOf(element);
      const conditions = [
        ...ancestors(element),
        ...code.find('if_statement').filter(({endIndex}) => endIndex < element.startIndex),
      ]
        .filter(({type}) => /^(?:binary_expression|ternary_expression|if_statement)$/.test(type))
        .filter((condition) => contains(parent, condition));
      return (
        conditions.some((condition) => mentions(condition, /^(?:client|conversation)$/)) ||
        waitsForClient(code, parent, [...seen, name])
      );
    });
}

/** React hooks that set an error if there is no client, and never clear the error. */
export const STREAM_HOOKS = [
  'useStreamConversations',
  'useStreamAllMessages',
  'useStreamConsentList',
  'useStreamMessages',
];
/** Functions that open a stream. */
export const STREAMS = [
  'stream',
  'streamMessages',
  'streamAllMessages',
  'streamConsentList',
  'streamGroups',
  'streamAll',
];
/** Functions of the JavaScript SDKs that return a promise, which rejects if publishing fails. */
export const PUBLISHING = [
  'send',
  'sendMessage',
  'sendPreparedMessage',
  'allow',
  'deny',
  'publishMessages',
  'startConversation',
];
/** Functions that make an account from a key. */
export const KEY_FUNCTIONS =
  /^(?:Wallet|PrivateKey|privateKeyToAccount|mnemonicToAccount|fromMnemonic|fromPhrase|buildFromPrivateKeyData|SigningKey)$/;
/** Names of variables that contain keys or seed phrases. */
export const KEY_NAMES = /(?:private|wallet|secret|database|encryption)_?key|mnemonic|seed/i;
/** Names of values that must not be logged. */
const SECRETS =
  /^(?:keys|secrets?|seed|mnemonic|(?:private|database|dbEncryption|encryption)Key(?:Bundle(?:V1)?)?|exportKeyBundle|getKeys|walletKey)$/i;
/** Values whose `keys` are secret. In other values, `keys` are usually those of a dictionary. */
const KEY_OWNERS = /client|bundle|wallet|account|^(?:this|self)$/i;
/** A number, such as the length of a key. */
const LENGTH = /\.(?:length|size|count)(?:\(\))?$/;

/** Whether a value that is logged contains a key or another secret. */
export function showsSecret(code: Code, value: Node): boolean {
  if (LENGTH.test(value.text)) return false;
  const keysOfDictionaries = [...code.reads('keys'), ...code.calls('keys')].filter(
    ({receiver, nameNode}) => receiver !== '' && !KEY_OWNERS.test(receiver) && contains(value, nameNode),
  );
  return namesIn(value).filter((name) => SECRETS.test(name)).length > keysOfDictionaries.length;
}
/** Whether a text looks like a private key or a seed phrase. */
export const isKeyText = (text: string): boolean =>
  /^(?:0x)?[0-9a-f]{64}$/i.test(text) || /^(?:[a-z]{3,8} ){11,23}[a-z]{3,8}$/.test(text);

/** Returns the innermost block of statements that a node is in. */
export function statementListOf(node: Node): Node {
  return closest(node, 'statements', 'statement_block', 'program', 'source_file') ?? node;
}

/** Returns the innermost call that has a node among its arguments. */
export function callAround(node: Node): Call | undefined {
  for (const outer of ancestors(node)) {
    const call = /^(?:value_)?argument/.test(outer.type) ? (callWith(node) ?? callWith(outer)) : undefined;
    if (call) return call;
    if (/function|lambda/.test(outer.type)) return undefined;
  }
  return undefined;
}

/** Returns the loop that catches a node's error, and then runs the node again. */
export function loopWithCatch(node: Node): Node | undefined {
  const caught = catcherOf(node, functionOf(node));
  return caught && closest(caught, 'while_statement', 'for_statement', 'do_statement');
}

/** Returns the calls in Kotlin code that block the main thread. */
export const blockingCalls = (code: Code): Call[] => [...blockingCallsOf(code)];

/** Finds blocking calls in named functions and in main-thread coroutines. For other code, readers choose the thread. */
function* blockingCallsOf(code: Code): Generator<Call> {
  const isClient = (call: Call): boolean => /^Client\(\)$|^Client$/.test(call.receiver);
  for (const call of code.calls('create', 'buildFrom', 'newConversation')) {
    if (call.name !== 'newConversation' && !isClient(call)) continue;
    if (nameOf(homeOf(call.node)) !== undefined && !code.inSomeContext(call.node, isInBackground)) yield call;
  }
  for (const call of code.calls('list', 'messages')) {
    const inLaunch = (place: Node): boolean => [...lambdaCalls(place)].some(startsCoroutine);
    if (
      call.receiver !== '' &&
      code.inSomeContext(call.node, inLaunch) &&
      !code.inSomeContext(call.node, isInBackground)
    )
      yield call;
  }
}

/** Whether a comment directly above a component mentions the client, and so says when to mount the component. */
function saysWhenToMount(code: Code, component: Node): boolean {
  const top = component.parent?.type === 'export_statement' ? component.parent : component;
  return code
    .find('comment')
    .some(
      (comment) =>
        comment.endIndex <= top.startIndex &&
        code.root.text.slice(comment.endIndex, top.startIndex).trim() === '' &&
        /\bclient\b/i.test(comment.text),
    );
}

/** Whether the value of an expression is neither returned nor stored nor passed on. */
export function isDropped(node: Node): boolean {
  const {parent} = node;
  if (parent?.type !== 'statements' && parent?.type !== 'source_file' && parent?.type !== 'function_body') return false;
  // If a function that returns a `Task` has only one expression, the expression is the result.
  const home = homeOf(node);
  return !(parent.namedChildCount === 1 && /->\s*Task\b/.test(home.text.slice(0, node.startIndex - home.startIndex)));
}

/**
 * Whether the function of a `useEffect` has a `return` statement with a value. Those of functions inside it don't count.
 */
export function returnsCleanup(effect: Node): boolean {
  if (effect.childForFieldName('body')?.type !== 'statement_block') return false;
  return effect
    .descendantsOfType('return_statement')
    .some((result) => result && functionOf(result)?.id === effect.id && result.namedChildCount > 0);
}

/** Whether nothing uses a call's promise: the call is a statement, follows `void`, or is an event handler's result. */
export function isUnhandled(node: Node): boolean {
  const {parent} = node;
  if (parent?.type === 'expression_statement') return true;
  if (parent?.type === 'unary_expression' && parent.text.startsWith('void')) return true;
  const attribute = parent?.type === 'arrow_function' ? parent.parent?.parent : undefined;
  return attribute?.type === 'jsx_attribute' && /^on[A-Z]/.test(attribute.text);
}

/** Whether a Kotlin class signs with a wallet that asks the user, who can refuse. */
export function isWalletSigner(type: Node): boolean {
  const isSigner = all(type, 'delegation_specifier').some(({text}) => /^SigningKey\b/.test(text));
  return isSigner && (type.descendantsOfType('function_type').length > 0 || mentions(type, /wallet|provider/i));
}

/** Whether a Kotlin class has a variable, in which it can remember something. */
export function hasState(type: Node): boolean {
  return type.descendantsOfType('binding_pattern_kind').some((kind) => kind?.text === 'var');
}
