/**
 * Makes Kotlin samples wrong, based on their syntax trees. Leaves out mutations that keep the meaning or that Kotlin
 * allows:
 *
 * - names that the sample itself declares, and names that only the platform has, because only uses of the SDK are
 *   checked;
 * - swapped values of two arguments, if the first has no label, or if both values are of the same syntactic kind;
 * - content of another type, because the compiler can't know which codec accepts it;
 * - a missing argument whose parameter has a default;
 * - an import that the sample doesn't use;
 * - a `suspend` that is unnecessary because the call is in a coroutine's block.
 */
import {kids, loadGrammar, one, parts, type Node} from '@portal/swift-samples/syntax';
import type {Sample} from '../../scripts/samples/types';
import {misspell} from './javascriptMutations';
import {calledName, type Mutation} from './mutations';

/**
 * Returns a function that returns a sample's mutations.
 *
 * @param names - every name that the SDK declares
 */
export async function kotlinMutations(names: ReadonlySet<string>): Promise<(sample: Sample) => Mutation[]> {
  const parse = await loadGrammar('kotlin');
  return ({code}) => {
    if (!code.includes('org.xmtp')) return [];
    const own = new Set(
      [...code.matchAll(/\b(?:fun|val|var|class|enum)\s+(\w+)|(\w+)\s*:/g)].map((found) => found[1] ?? found[2]!),
    );
    const found = [...droppedSuspends(code), ...missingImports(code)];
    const walk = (node: Node): void => {
      found.push(...members(node, names, own), ...labels(node, names), ...argumentsOf(node));
      for (const child of kids(node)) walk(child);
    };
    parse(code, walk);
    return found;
  };
}

function droppedSuspends(code: string): Mutation[] {
  return [...code.matchAll(/\bsuspend (?=fun \w+\([^)]*\)(?:: [\w<>?]+)? (?:=\s*\n? *client|\{))/g)]
    .filter(({index}) => !/\/\/|^\s*\*/.test(code.slice(code.lastIndexOf('\n', index) + 1, index)))
    .map(({0: text, index}) => ({kind: 'dropped await', start: index, end: index + text.length, text: ''}));
}

function missingImports(code: string): Mutation[] {
  const rest = code.replace(/^import .*$/gm, '').replace(/\/\/.*$/gm, '');
  return [...code.matchAll(/^import [\w.]*?(\w+)\n/gm)]
    .filter(([, name]) => new RegExp(`\\b${name!}\\b`).test(rest))
    .map(({0: text, index}) => ({kind: 'missing import', start: index, end: index + text.length, text: ''}));
}

/** Returns misspelled members, types and enum values of the SDK. */
function members(node: Node, names: ReadonlySet<string>, own: ReadonlySet<string>): Mutation[] {
  if (node.type !== 'navigation_suffix' && node.type !== 'user_type') return [];
  const inner = one(node, 'simple_identifier', 'type_identifier');
  if (!inner || !names.has(inner.text) || own.has(inner.text)) return [];
  const kind = /^[A-Z][A-Z_\d]+$/.test(inner.text) ? 'unknown case' : 'misspelled member';
  return [{kind, start: inner.startIndex, end: inner.endIndex, text: misspell(inner.text)}];
}

function labels(node: Node, names: ReadonlySet<string>): Mutation[] {
  if (node.type !== 'value_argument' || !names.has(calledName(node)) || parts(node)[1]?.type !== '=') return [];
  const label = parts(node)[0]!;
  return [{kind: 'wrong label', start: label.startIndex, end: label.endIndex, text: misspell(label.text)}];
}

/** Functions of the SDK that take content of any type. */
const GENERIC_CALLS = /^(?:send|prepareMessage)$/;

/** Functions of the SDK whose first parameter has no default and isn't a number. */
const SDK_CALLS =
  /^(?:create|buildFrom|from|canMessage|canMessageV3|newConversation|send|prepareMessage|importTopicData|buildFromPrivateKeyData|buildFromSignatureData|fromEncodedData|encodeData|register|newGroup)$/;

function argumentsOf(node: Node): Mutation[] {
  const [first, next] = kids(node).filter((child) => child.type === 'value_argument');
  if (node.type !== 'value_arguments' || !first || !SDK_CALLS.test(calledName(first))) return [];
  const value = parts(first).at(-1)!;
  const second = next && parts(next).at(-1)!;
  const found: Mutation[] = [
    {kind: 'missing argument', start: first.startIndex, end: next?.startIndex ?? first.endIndex, text: ''},
  ];
  if (!GENERIC_CALLS.test(calledName(first)))
    found.push({kind: 'wrong argument', start: value.startIndex, end: value.endIndex, text: '42'});
  if (second && value.type !== second.type && parts(first)[1]?.type === '=') {
    const between = node.text.slice(value.endIndex - node.startIndex, second.startIndex - node.startIndex);
    const text = second.text + between + value.text;
    found.push({kind: 'swapped arguments', start: value.startIndex, end: second.endIndex, text});
  }
  return found;
}
