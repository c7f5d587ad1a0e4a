/** What rules.ts needs to know about a sample: its calls, functions and names, in one form for all languages. */
import {all, kids, loadGrammar, mask, one, parts, type Node} from '@portal/swift-samples/syntax';
import type {Sample} from '../../types';

export {all, type Node} from '@portal/swift-samples/syntax';

/** A call of a function, method or constructor. */
export interface Call {
  readonly node: Node;
  /** The function's name: `send` in `conversation.send("gm")`. */
  readonly name: string;
  /** The name's node, where findings about the call are reported. */
  readonly nameNode: Node;
  /** What the function is called on, without spaces: `client.conversations`; empty if it's called on nothing. */
  readonly receiver: string;
  /** The arguments, trailing lambdas included. `label` is the name before the value; empty if there is none. */
  readonly args: readonly {readonly label: string; readonly value: Node}[];
}

/** A property that is read: `body` in `message.body`. */
export interface Read {
  readonly node: Node;
  readonly name: string;
  readonly nameNode: Node;
  readonly receiver: string;
}

const GRAMMARS: Readonly<Record<string, string>> = {
  ts: 'typescript',
  tsx: 'tsx',
  js: 'tsx',
  jsx: 'tsx',
  kotlin: 'kotlin',
  kt: 'kotlin',
  swift: 'swift',
};

/** The languages of code fences for which there are rules. */
export const LANGUAGES: readonly string[] = Object.keys(GRAMMARS);

const NAMES = [
  'identifier',
  'property_identifier',
  'shorthand_property_identifier',
  'simple_identifier',
  'type_identifier',
];
const LAMBDAS = ['lambda_literal', 'arrow_function', 'function_expression', 'anonymous_function'];
const FUNCTIONS = ['function_declaration', 'method_definition', 'init_declaration', ...LAMBDAS];
const CLASSES = ['class_declaration', 'object_declaration', 'object_literal'];
const MEMBERS = ['navigation_expression', 'member_expression'];

/**
 * Parses a sample, passes its code to `read`, and returns the result of `read`. This result must contain no nodes,
 * because the syntax tree is freed as soon as `read` has returned.
 */
export async function readCode<T>(sample: Sample, page: readonly Sample[], read: (code: Code) => T): Promise<T> {
  const parse = await loadGrammar(GRAMMARS[sample.language]!);
  const text = sample.language === 'swift' ? mask(sample.code).text : sample.code;
  return parse(text, (root) => read(new Code(root, sample, page)));
}

export class Code {
  private readonly allCalls: readonly Call[];
  private readonly allReads: readonly Read[];

  /** @param page - all samples of the sample's page, in order */
  constructor(
    readonly root: Node,
    readonly sample: Sample,
    readonly page: readonly Sample[],
  ) {
    this.allCalls = this.find('call_expression', 'new_expression').flatMap((node) => callOf(node) ?? []);
    this.allReads = this.find(...MEMBERS).flatMap((node) => readOf(node) ?? []);
  }

  /** Returns all nodes of these types, in source order. */
  find(...types: string[]): Node[] {
    return descendants(this.root, types);
  }

  /** Returns the calls of functions with these names, in source order. */
  calls(...names: readonly string[]): Call[] {
    return this.allCalls.filter(({name}) => names.includes(name));
  }

  /** Returns places that read properties with these names, in source order. */
  reads(...names: readonly string[]): Read[] {
    return this.allReads.filter(({name}) => names.includes(name));
  }

  /**
   * Returns the calls of these functions that come before a node in the code. Leaves out calls inside functions that
   * don't contain the node.
   */
  callsBefore(node: Node, ...names: readonly string[]): Call[] {
    return this.calls(...names).filter((call) => {
      const owner = functionOf(call.node);
      return call.node.endIndex <= node.startIndex && (!owner || contains(owner, node));
    });
  }

  /**
   * Whether a condition is true for a node or for one of its callers. A caller is a call of the function around the
   * node, or of the function around another caller.
   */
  inSomeContext(node: Node, holds: (place: Node) => boolean, seen: readonly string[] = []): boolean {
    if (holds(node)) return true;
    const name = nameOf(homeOf(node));
    if (name === undefined || seen.includes(name)) return false;
    return this.allCalls
      .filter((call) => call.name === name)
      .some((call) => this.inSomeContext(call.node, holds, [...seen, name]));
  }

  /** Whether one of these functions is called before a node or before one of the node's callers. */
  runsAfter(node: Node, ...names: readonly string[]): boolean {
    return this.inSomeContext(node, (place) => this.callsBefore(place, ...names).length > 0);
  }

  /** Returns the values of a property in object literals: `x` in `{compression: x}`. */
  pairs(name: string): Node[] {
    return this.find('pair')
      .filter((pair) => pair.childForFieldName('key')?.text === name)
      .map((pair) => pair.childForFieldName('value')!);
  }

  /** Whether an earlier sample of the page, for the same SDK, matches `word`. */
  mentionedBefore(word: RegExp): boolean {
    const {line, sdk} = this.sample;
    return this.page.some((other) => other.sdk === sdk && other.line < line && word.test(other.code));
  }
}

function descendants(node: Node, types: readonly string[]): Node[] {
  return node.descendantsOfType([...types]).filter((found): found is Node => found !== null);
}

export const contains = (outer: Node, inner: Node): boolean =>
  outer.startIndex <= inner.startIndex && inner.endIndex <= outer.endIndex;

/** Returns the names in a node's text, in order. */
export function namesIn(node: Node): string[] {
  return descendants(node, NAMES).map(({text}) => text);
}

export function mentions(node: Node, words: RegExp): boolean {
  return namesIn(node).some((name) => words.test(name));
}

/** Yields the nodes around a node, from the inside out. */
export function* ancestors(node: Node): Generator<Node> {
  for (let outer = node.parent; outer; outer = outer.parent) yield outer;
}

export function closest(node: Node, ...types: string[]): Node | undefined {
  for (const outer of ancestors(node)) if (types.includes(outer.type)) return outer;
  return undefined;
}

/** Returns the function or lambda that a node is in. */
export function functionOf(node: Node): Node | undefined {
  return closest(node, ...FUNCTIONS);
}

/** Returns the outermost named function around a node, but within the node's class; the root node if there is none. */
export function homeOf(node: Node): Node {
  let home: Node | undefined;
  let outermost = node;
  for (const outer of ancestors(node)) {
    outermost = outer;
    if (CLASSES.includes(outer.type) && home) return home;
    if (nameOf(outer) !== undefined) home = outer;
  }
  return home ?? outermost;
}

/** Returns the name of a function; undefined for a lambda without a name, or a node that isn't a function. */
export function nameOf(node: Node): string | undefined {
  if (!FUNCTIONS.includes(node.type)) return undefined;
  if (LAMBDAS.includes(node.type) && node.parent?.type === 'variable_declarator')
    return node.parent.childForFieldName('name')?.text;
  return LAMBDAS.includes(node.type) ? undefined : one(node, ...NAMES)?.text;
}

/** Returns the call that a lambda is an argument of. */
export function callWith(lambda: Node): Call | undefined {
  for (const outer of ancestors(lambda)) {
    if (outer.type === 'call_expression' || outer.type === 'new_expression') return callOf(outerCall(outer));
    if (!/argument|call_suffix|annotated_lambda/.test(outer.type)) return undefined;
  }
  return undefined;
}

/** Yields the calls that take the lambdas around a node, from the inside out, up to the closest named function. */
export function* lambdaCalls(node: Node): Generator<Call> {
  for (const outer of ancestors(node)) {
    if (nameOf(outer) !== undefined) return;
    const call = LAMBDAS.includes(outer.type) ? callWith(outer) : undefined;
    if (call) yield call;
  }
}

const CATCHES = ['catch_block', 'catch_clause'];

/**
 * Returns the `try` (in Swift, the `do`) that catches what a node throws.
 *
 * @param end - where to stop looking, such as a lambda that runs later
 */
export function catcherOf(node: Node, end?: Node): Node | undefined {
  let inner = node;
  for (const outer of ancestors(node)) {
    if (one(outer, ...CATCHES) && !/^(?:catch|finally)_/.test(inner.type)) return outer;
    if (outer.id === end?.id) return undefined;
    inner = outer;
  }
  return undefined;
}

/** Returns the `catch` block around a node, if both are in the same function. */
export function catchAround(node: Node): Node | undefined {
  const block = closest(node, ...CATCHES);
  return block && functionOf(block)?.id === functionOf(node)?.id ? block : undefined;
}

/** Returns the outermost call. Kotlin's grammar parses `launch(x) { … }` as a call of the result of `launch(x)`. */
function outerCall(node: Node): Node {
  const {parent} = node;
  return parent?.type === 'call_expression' && kids(parent)[0]?.id === node.id ? outerCall(parent) : node;
}

/**
 * Converts a node to a call. Returns undefined if the called function has no name, or if the node is only the inner
 * call `launch(x)` of `launch(x) { … }`.
 */
function callOf(node: Node): Call | undefined {
  if (outerCall(node).id !== node.id) return undefined;
  let callee: Node | undefined = node;
  const args: {label: string; value: Node}[] = [];
  while (callee && /^(?:call|new)_expression$/.test(callee.type)) {
    args.unshift(...argumentsOf(callee));
    callee = kids(callee)[0];
  }
  if (!callee) return undefined;
  const member = MEMBERS.includes(callee.type) ? memberOf(callee) : undefined;
  const nameNode = member?.nameNode ?? (NAMES.includes(callee.type) ? callee : undefined);
  if (!nameNode) return undefined;
  return {node, name: nameNode.text, nameNode, receiver: member?.receiver ?? '', args};
}

function argumentsOf(call: Node): {label: string; value: Node}[] {
  const list = one(call, 'arguments');
  if (list) return kids(list).map((value) => ({label: '', value}));
  return all(call, 'call_suffix').flatMap((suffix) => [
    ...all(suffix, 'value_arguments').flatMap((group) => all(group, 'value_argument').map(argumentOf)),
    ...descendants(suffix, ['lambda_literal'])
      .filter(({parent}) => parent?.id === suffix.id || parent?.type === 'annotated_lambda')
      .filter((lambda) => callWithin(lambda, suffix))
      .map((value) => ({label: '', value})),
  ]);
}

const callWithin = (lambda: Node, suffix: Node): boolean => closest(lambda, 'call_suffix')?.id === suffix.id;

function argumentOf(argument: Node): {label: string; value: Node} {
  const children = parts(argument);
  const value = children.findLast(({isNamed}) => isNamed) ?? argument;
  const isLabeled = children.some(({type}) => type === '=' || type === ':');
  return {label: isLabeled ? children[0]!.text : '', value};
}

function memberOf(node: Node): {nameNode: Node; receiver: string} | undefined {
  const target = kids(node)[0];
  const suffix = one(node, 'navigation_suffix') ?? node;
  const nameNode = parts(suffix).findLast(({type}) => NAMES.includes(type));
  if (!target || !nameNode || nameNode.id === target.id) return undefined;
  return {nameNode, receiver: target.text.replace(/\s+/g, '')};
}

function readOf(node: Node): Read | undefined {
  const {parent} = node;
  const isCalled = parent && /^(?:call|new)_expression$/.test(parent.type) && kids(parent)[0]?.id === node.id;
  const member = isCalled ? undefined : memberOf(node);
  return member && {node, name: member.nameNode.text, ...member};
}
