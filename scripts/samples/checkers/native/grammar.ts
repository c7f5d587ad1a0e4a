/** Grammars as WebAssembly, each loaded when the first text of its language comes. */
import {createRequire} from 'node:module';
import type * as TreeSitter from 'web-tree-sitter';
import type {Node} from 'web-tree-sitter';
import type {At} from './ir';

export type {Node} from 'web-tree-sitter';

export type GrammarName = 'kotlin' | 'swift';

const fromHere = createRequire(__filename);

const parsers = new Map<GrammarName, Promise<TreeSitter.Parser>>();

/** A function that parses texts of the language. The trees live until the process ends. */
export async function grammar(name: GrammarName): Promise<(text: string) => Node> {
  let loading = parsers.get(name);
  if (!loading) parsers.set(name, (loading = load(name)));
  const parser = await loading;
  return (text) => parser.parse(text)!.rootNode;
}

async function load(name: GrammarName): Promise<TreeSitter.Parser> {
  const {Parser, Language} = fromHere('web-tree-sitter') as typeof TreeSitter;
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(fromHere.resolve(`tree-sitter-wasms/out/tree-sitter-${name}.wasm`)));
  return parser;
}

export function at(node: Node): At {
  return {
    row: node.startPosition.row,
    column: node.startPosition.column,
    start: node.startIndex,
    end: node.endIndex,
  };
}

/** Named children, comments left out; `null` and `nil` are no named nodes, and count as such. */
export function kids(node: Node): Node[] {
  return parts(node).filter((child) => child.isNamed || child.type === 'null' || child.type === 'nil');
}

/** All children, tokens included, comments left out. */
export function parts(node: Node): Node[] {
  return node.children.filter((child): child is Node => child !== null && !child.type.endsWith('comment'));
}

export function one(node: Node, ...types: string[]): Node | undefined {
  return parts(node).find((child) => types.includes(child.type));
}

export function all(node: Node, ...types: string[]): Node[] {
  return parts(node).filter((child) => types.includes(child.type));
}

export function has(node: Node, token: string): boolean {
  return parts(node).some((child) => child.type === token);
}

/** Places that the grammar could not read, outermost only. */
export function syntaxErrors(root: Node): Node[] {
  if (!root.hasError) return [];
  const found: Node[] = [];
  const walk = (node: Node): void => {
    if (node.isError || node.isMissing) found.push(node);
    else if (node.hasError) for (const child of node.children) if (child) walk(child);
  };
  walk(root);
  return found;
}
