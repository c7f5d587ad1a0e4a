/** Syntax trees: loads tree-sitter's grammars and reads the nodes of their trees. */
import {createRequire} from 'node:module';
import v8 from 'node:v8';
import type {Node, Parser} from 'web-tree-sitter';
import type * as TreeSitter from 'web-tree-sitter';
import type {Span} from './ir';

export {mask} from './mask';
export type {Node} from 'web-tree-sitter';

const require = createRequire(__filename);
const parsers = new Map<string, Promise<Parser>>();

/**
 * Loads a grammar of `tree-sitter-wasms`, once per process.
 *
 * @param language - as the package names it: `swift`, `bash`
 * @returns a function that parses a text and passes the root of its tree to `read`. The tree is freed afterwards, so
 *   `read` must not return any of its nodes.
 */
export async function loadGrammar(language: string): Promise<<T>(text: string, read: (root: Node) => T) => T> {
  let loading = parsers.get(language);
  if (!loading) parsers.set(language, (loading = loadParser(language)));
  const parser = await loading;
  return (text, read) => {
    const tree = parser.parse(text)!;
    try {
      return read(tree.rootNode);
    } finally {
      tree.delete();
    }
  };
}

async function loadParser(language: string): Promise<Parser> {
  // In Node 24, V8's optimizing compiler runs out of memory on Swift's grammar and ends the process ("Fatal process out
  // of memory: Zone"). Only both flags together prevent it. Without this compiler, parsing takes less time in total.
  v8.setFlagsFromString('--no-wasm-dynamic-tiering');
  v8.setFlagsFromString('--no-wasm-tier-up');
  const treeSitter = require('web-tree-sitter') as typeof TreeSitter;
  await treeSitter.Parser.init();
  const parser = new treeSitter.Parser();
  const grammar = require.resolve(`tree-sitter-wasms/out/tree-sitter-${language}.wasm`);
  return parser.setLanguage(await treeSitter.Language.load(grammar));
}

export function spanOf(node: Node): Span {
  const {row, column} = node.startPosition;
  return {row, column, start: node.startIndex, end: node.endIndex};
}

/** Returns the name in an identifier, without the backticks that allow keywords as names. */
export function nameOf(identifier: Node): string {
  return identifier.text.replace(/^`|`$/g, '');
}

/** Returns all children except comments. Tokens are children too. */
export function parts(node: Node): Node[] {
  return node.children.filter((child): child is Node => child !== null && !child.type.endsWith('comment'));
}

/** Returns the named children without comments. The grammar has `nil` as a token; it counts as named here. */
export function kids(node: Node): Node[] {
  return parts(node).filter(isNamed);
}

export function isNamed(node: Node): boolean {
  return node.isNamed || node.type === 'nil';
}

/** Returns the first child of one of these types. */
export function one(node: Node, ...types: string[]): Node | undefined {
  return parts(node).find((child) => types.includes(child.type));
}

/** Returns all children of one of these types. */
export function all(node: Node, ...types: string[]): Node[] {
  return parts(node).filter((child) => types.includes(child.type));
}

export function has(node: Node, type: string): boolean {
  return parts(node).some((child) => child.type === type);
}

/** Returns the outermost nodes that the grammar couldn't read. */
export function syntaxErrors(root: Node): Node[] {
  const found: Node[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.isError || node.isMissing || isMissingName(node)) found.push(node);
    else if (node.hasError) waiting.push(...parts(node).reverse());
  }
  return found;
}

/** Whether a name has no text. The grammar also has such a name in `()`, where none is missing. */
export function isMissingName(node: Node): boolean {
  if (!node.hasError || node.text !== '' || !/^(?:simple|type)_identifier$/.test(node.type)) return false;
  return node.parent?.type !== 'tuple_expression' || !/^\(\s*\)$/.test(node.parent.text);
}

/**
 * Returns the first node that is nested deeper than `limit`. Walks without recursion, so depth can't overflow the
 * stack.
 */
export function nodeBelow(root: Node, limit: number): Node | undefined {
  const cursor = root.walk();
  let depth = 0;
  try {
    for (;;) {
      if (depth > limit) return cursor.currentNode;
      if (cursor.gotoFirstChild()) {
        depth++;
        continue;
      }
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent()) return undefined;
        depth--;
      }
    }
  } finally {
    cursor.delete();
  }
}
