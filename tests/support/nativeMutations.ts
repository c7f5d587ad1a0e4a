/**
 * How samples of Kotlin and Swift are made wrong, from their syntax trees. Left out, by rule, because the result says
 * the same or the language allows it:
 *
 * - names that the sample itself declares, and names that only the platform has: what is checked is the use of the SDK;
 * - swapped arguments that both carry labels in Kotlin (their order is free), and those of one kind of literal;
 * - arguments whose parameter may be left out: leaving one out is no mistake;
 * - an import whose name the sample does not use, and Swift's modules of the platform, which others bring along;
 * - `try` and `await` that repeat one that stands around them;
 * - a `suspend` that a coroutine's block around the call makes needless.
 */
import {grammar, kids, one, parts, type Node} from '../../scripts/samples/checkers/native/grammar';
import type {Sample} from '../../scripts/samples/types';
import type {Mutation} from './mutations';

/** Another word of the same letters, as fingers slip. */
export function misspell(name: string): string {
  const middle = Math.max(1, Math.floor(name.length / 2));
  const swapped = name.slice(0, middle - 1) + name[middle]! + name[middle - 1]! + name.slice(middle + 1);
  return name.length > 2 && swapped !== name ? swapped : `${name}${name.at(-1)!}`;
}

/** @param names - every name that the SDK declares */
export async function nativeMutations(
  language: 'kotlin' | 'swift',
  names: ReadonlySet<string>,
): Promise<(sample: Sample) => Mutation[]> {
  const parse = await grammar(language);
  return (sample) => {
    const {code} = sample;
    if (!/\bXMTPiOS\b|org\.xmtp/.test(code)) return [];
    const own = new Set(
      [...code.matchAll(/\b(?:fun|func|val|var|let|class|struct|enum)\s+(\w+)|(\w+)\s*:/g)].map(
        (found) => found[1] ?? found[2]!,
      ),
    );
    const found: Mutation[] = [];
    // Swift's `try` and `await` are found as words: its grammar reads them only in some places.
    if (language === 'swift')
      found.push(
        ...dropped(code, /\btry\b[?!]? ?(?=await|\w)/g, 'dropped try'),
        ...dropped(code, /\bawait /g, 'dropped await'),
      );
    else
      found.push(
        ...dropped(code, /\bsuspend (?=fun \w+\([^)]*\)(?:: [\w<>?]+)? (?:=\s*\n? *client|\{))/g, 'dropped await'),
      );
    found.push(...missingImports(code, language));
    const masked =
      language === 'swift'
        ? code.replace(/(?<![\w.])(?:try[?!]?|await)(?=[ (])/g, (word) => ' '.repeat(word.length))
        : code;
    const walk = (node: Node): void => {
      found.push(...members(node, names, own), ...labels(node, names), ...argumentsOf(node, language));
      for (const child of kids(node)) walk(child);
    };
    walk(parse(masked));
    return found;
  };
}

function dropped(code: string, pattern: RegExp, kind: Mutation['kind']): Mutation[] {
  return (
    [...code.matchAll(pattern)]
      .filter(
        (found) =>
          !/^\s*(?:\/\/|\*)/.test(code.slice(code.lastIndexOf('\n', found.index) + 1)) &&
          !code.slice(code.lastIndexOf('\n', found.index) + 1, found.index).includes('//'),
      )
      // One that stands behind another of the same line repeats it.
      .filter(
        (found) =>
          !new RegExp(`\\b${found[0].trim().slice(0, 3)}[^{}\\n]*$`).test(
            code.slice(code.lastIndexOf('\n', found.index) + 1, found.index),
          ),
      )
      .map((found) => ({kind, start: found.index, end: found.index + found[0].length, text: ''}))
  );
}

function missingImports(code: string, language: 'kotlin' | 'swift'): Mutation[] {
  return [...code.matchAll(language === 'kotlin' ? /^import [\w.]*?(\w+)\n/gm : /^import XMTPiOS\n/gm)]
    .filter(
      (found) =>
        language === 'swift' ||
        new RegExp(`\\b${found[1]!}\\b`).test(code.replace(/^import .*$/gm, '').replace(/\/\/.*$/gm, '')),
    )
    .map((found) => ({kind: 'missing import', start: found.index, end: found.index + found[0].length, text: ''}));
}

/** Members, types and cases of the SDK, misspelled. */
function members(node: Node, names: ReadonlySet<string>, own: ReadonlySet<string>): Mutation[] {
  const inner =
    node.type === 'navigation_suffix' || node.type === 'prefix_expression' || node.type === 'user_type'
      ? one(node, 'simple_identifier', 'type_identifier')
      : undefined;
  if (!inner || !names.has(inner.text) || own.has(inner.text)) return [];
  const upper = /^[A-Z][A-Z_\d]+$/.test(inner.text) || (node.type === 'prefix_expression' && node.text.startsWith('.'));
  return [
    {
      kind: upper ? 'unknown case' : 'misspelled member',
      start: inner.startIndex,
      end: inner.endIndex,
      text: misspell(inner.text),
    },
  ];
}

function labels(node: Node, names: ReadonlySet<string>): Mutation[] {
  if (node.type !== 'value_argument' || !names.has(calledName(node))) return [];
  const label = one(node, 'value_argument_label') ?? (parts(node)[1]?.type === '=' ? parts(node)[0] : undefined);
  return label ? [{kind: 'wrong label', start: label.startIndex, end: label.endIndex, text: misspell(label.text)}] : [];
}

/** The name of the function that an argument is given to. */
function calledName(argument: Node): string {
  const call = argument.parent?.parent?.parent;
  const fn = call && kids(call)[0];
  if (!fn) return '';
  const suffix = fn.type === 'navigation_expression' ? kids(fn).at(-1) : undefined;
  return suffix ? (one(suffix, 'simple_identifier')?.text ?? '') : fn.text;
}

function argumentsOf(node: Node, language: 'kotlin' | 'swift'): Mutation[] {
  if (node.type !== 'value_arguments' || !SDK_CALLS.test(calledName(parts(node)[1] ?? node))) return [];
  const list = kids(node).filter((child) => child.type === 'value_argument');
  const first = list[0];
  if (!first) return [];
  const value = parts(first).at(-1)!;
  const found: Mutation[] = [
    // A number where the SDK takes text or an object.
    {kind: 'wrong argument', start: value.startIndex, end: value.endIndex, text: '42'},
    {kind: 'missing argument', start: first.startIndex, end: list[1]?.startIndex ?? first.endIndex, text: ''},
  ];
  const second = list[1] && parts(list[1]).at(-1)!;
  if (second && value.type !== second.type) {
    const swapped = `${second.text}${node.text.slice(value.endIndex - node.startIndex, second.startIndex - node.startIndex)}${value.text}`;
    if (language === 'swift' || parts(first)[1]?.type === '=')
      found.push({kind: 'swapped arguments', start: value.startIndex, end: second.endIndex, text: swapped});
  }
  return found;
}

/** Functions of the SDK whose first parameter has to be given, and is no number. */
const SDK_CALLS =
  /^(?:create|buildFrom|from|canMessage|canMessageV3|newConversation|send|prepareMessage|importTopicData|buildFromPrivateKeyData|buildFromSignatureData|fromEncodedData|encodeData|register|newGroup)$/;
