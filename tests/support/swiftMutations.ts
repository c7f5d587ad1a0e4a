/**
 * Makes Swift samples wrong, based on their syntax trees. Leaves out changes after which a sample is still correct or
 * means the same:
 *
 * - names that the sample itself declares, and the platform's names, because only uses of the SDK are checked;
 * - swapped arguments that are literals of the same kind;
 * - missing arguments that are optional;
 * - missing imports of the platform's modules, because other modules import them too;
 * - a `try` or `await` that is redundant because of an earlier `try` or `await`.
 */
import {kids, loadGrammar, mask, one, parts, type Node} from '@portal/swift-samples/syntax';
import type {Sample} from '../../scripts/samples/types';
import {misspell} from './javascriptMutations';
import {calledName, type Mutation} from './mutations';

/**
 * Returns a function that returns a sample's mutations.
 *
 * @param names - every name that the SDK declares
 */
export async function swiftMutations(names: ReadonlySet<string>): Promise<(sample: Sample) => Mutation[]> {
  const parse = await loadGrammar('swift');
  return ({code}) => {
    if (!/\bXMTPiOS\b/.test(code)) return [];
    const own = new Set(
      [...code.matchAll(/\b(?:func|var|let|class|struct|enum)\s+(\w+)|(\w+)\s*:/g)].map(
        (found) => found[1] ?? found[2]!,
      ),
    );
    // `try` and `await` are found as words, because they are masked before the text is parsed.
    const found: Mutation[] = [
      ...dropped(code, /\btry\b[?!]? ?(?=await|\w)/g, 'dropped try'),
      ...dropped(code, /\bawait /g, 'dropped await'),
      ...missingImports(code),
      ...assignedConstants(code),
      ...declaredTwice(code),
    ];
    parse(mask(code).text, (root) => {
      const walk = (node: Node): void => {
        found.push(...members(node, names, own), ...labels(node, names), ...argumentsOf(node));
        found.push(...unhandledCases(node), ...missingReturns(node));
        for (const child of kids(node)) walk(child);
      };
      walk(root);
    });
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
      // A second `try` or `await` on the same line repeats the first.
      .filter(
        (found) =>
          !new RegExp(`\\b${found[0].trim().slice(0, 3)}[^{}\\n]*$`).test(
            code.slice(code.lastIndexOf('\n', found.index) + 1, found.index),
          ),
      )
      .map((found) => ({kind, start: found.index, end: found.index + found[0].length, text: ''}))
  );
}

function missingImports(code: string): Mutation[] {
  return [...code.matchAll(/^import XMTPiOS\n/gm)].map((found) => ({
    kind: 'missing import',
    start: found.index,
    end: found.index + found[0].length,
    text: '',
  }));
}

/** Returns misspelled members, types and cases of the SDK. */
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
  const label = one(node, 'value_argument_label');
  return label ? [{kind: 'wrong label', start: label.startIndex, end: label.endIndex, text: misspell(label.text)}] : [];
}

function argumentsOf(node: Node): Mutation[] {
  if (node.type !== 'value_arguments' || !SDK_CALLS.test(calledName(parts(node)[1] ?? node))) return [];
  const list = kids(node).filter((child) => child.type === 'value_argument');
  const first = list[0];
  if (!first) return [];
  const value = parts(first).at(-1)!;
  const found: Mutation[] = [
    // The first parameter of each function in `SDK_CALLS` expects a text or an object, so a number is wrong.
    {kind: 'wrong argument', start: value.startIndex, end: value.endIndex, text: '42'},
    {kind: 'missing argument', start: first.startIndex, end: list[1]?.startIndex ?? first.endIndex, text: ''},
  ];
  const second = list[1] && parts(list[1]).at(-1)!;
  if (second && value.type !== second.type) {
    const swapped = `${second.text}${node.text.slice(value.endIndex - node.startIndex, second.startIndex - node.startIndex)}${value.text}`;
    found.push({kind: 'swapped arguments', start: value.startIndex, end: second.endIndex, text: swapped});
  }
  return found;
}

/** Functions of the SDK whose first parameter is required and isn't a number. */
const SDK_CALLS =
  /^(?:create|buildFrom|from|canMessage|canMessageV3|newConversation|send|prepareMessage|importTopicData|buildFromPrivateKeyData|buildFromSignatureData|fromEncodedData|encodeData|register|newGroup)$/;

/** Changes `var` to `let` for a variable that has an initial value and is changed later. */
function assignedConstants(code: string): Mutation[] {
  return [...code.matchAll(/^ *var (\w+)\b.* = .*$/gm)]
    .filter(({1: name, 0: line, index}) =>
      new RegExp(`^ *${name!} (?:=|\\+=) |\\b${name!}\\.append\\(`, 'm').test(code.slice(index + line.length)),
    )
    .map(({0: line, index}) => {
      const start = index + line.indexOf('var');
      return {kind: 'assigned constant', start, end: start + 3, text: 'let'};
    });
}

/** Repeats a line that declares a name. */
function declaredTwice(code: string): Mutation[] {
  const isWhole = (line: string): boolean =>
    ['()', '[]', '{}'].every(([open, close]) => line.split(open!).length === line.split(close!).length);
  return [...code.matchAll(/^ *(?:let|var) \w+ = .*[\w)\]"]$/gm)]
    .filter(({0: line, index}) => isWhole(line) && !/^\s*[.?]/.test(code.slice(index + line.length)))
    .map(({0: line, index}) => ({
      kind: 'declared twice',
      start: index + line.length,
      end: index + line.length,
      text: `\n${line}`,
    }));
}

/** Removes a case from a `switch` without `default`. */
function unhandledCases(node: Node): Mutation[] {
  if (node.type !== 'switch_statement' || /\bdefault\b/.test(node.text)) return [];
  const entries = kids(node).filter(({type}) => type === 'switch_entry');
  if (entries.length < 2) return [];
  return entries.map((entry) => ({kind: 'unhandled case', start: entry.startIndex, end: entry.endIndex, text: ''}));
}

/** Removes the return statement at the end of a function with several statements. */
function missingReturns(node: Node): Mutation[] {
  if (node.type !== 'function_declaration' || !parts(node).some(({type}) => type === '->')) return [];
  const body = one(node, 'function_body');
  const statements = body && one(body, 'statements');
  const [last, before] = statements ? kids(statements).reverse() : [];
  if (!before || !last?.text.startsWith('return')) return [];
  return [{kind: 'missing return', start: last.startIndex, end: last.endIndex, text: ''}];
}
