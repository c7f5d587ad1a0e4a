/** Reads Markdown as the build does, up to and including the step that applies the dialect. */
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {PageError, type Mistake} from '../../src/markdown/mistakes';
import {remarkDialect} from '../../src/markdown/remarkDialect';

const plain = unified().use(remarkParse).use(remarkDirective).use(remarkGfm);
const PROCESSORS = {md: plain().use(remarkDialect).freeze(), mdx: plain().use(remarkMdx).use(remarkDialect).freeze()};

/** The format of a page: `mdx` like the pages in docs/, or `md` without components. */
export type Format = keyof typeof PROCESSORS;

/** Returns the tree of a page before the dialect is applied. */
export function parseMarkdown(markdown: string, format: Format = 'md'): Root {
  return PROCESSORS[format].parse(markdown);
}

/**
 * Applies the dialect to `tree`, and returns the result. Changes `tree` itself.
 *
 * @throws PageError if the page has mistakes
 */
export function runDialect(tree: Root, markdown: string, format: Format = 'md'): Root {
  const {result, mistakes} = attemptDialect(tree, markdown, format);
  if (mistakes.length > 0) throw new PageError('page.mdx', mistakes);
  return result;
}

function attemptDialect(tree: Root, markdown: string, format: Format): {result: Root; mistakes: readonly Mistake[]} {
  const file = new VFile(markdown);
  const result = PROCESSORS[format].runSync(tree, file);
  return {result, mistakes: file.data.mistakes ?? []};
}

/** Returns the tree of a page after the dialect is applied. */
export function readDialect(markdown: string, format?: Format): Root {
  return runDialect(parseMarkdown(markdown, format), markdown, format);
}

/** Returns the messages that the writer of a page gets, each with its line and column: `3:1: …`. */
export const mistakesOf = (markdown: string, format: Format = 'md'): string[] =>
  attemptDialect(parseMarkdown(markdown, format), markdown, format).mistakes.map(
    ({line, column, message}) => `${line}:${column}: ${message}`,
  );

/**
 * Returns the first message that the writer of a page gets.
 *
 * @throws Error if there are no messages
 */
export function firstMistake(markdown: string, format?: Format): string {
  const [first] = mistakesOf(markdown, format);
  if (first === undefined) throw new Error('The page was accepted.');
  return first;
}

/** Formats a tree in one line: `Details(open, summary("More"), paragraph("Text"))`. */
function sketch(node: Nodes): string {
  const name = 'name' in node && node.name ? node.name : node.type;
  const attributes = (
    'attributes' in node && Array.isArray(node.attributes)
      ? (node.attributes as {name: string; value?: string | null}[])
      : []
  ).map(({name: key, value}) => (value ? `${key}=${JSON.stringify(value)}` : key));
  if (node.type === 'text') return JSON.stringify(node.value);
  const children = 'children' in node ? node.children.map(sketch) : 'value' in node ? [JSON.stringify(node.value)] : [];
  return `${name}(${[...attributes, ...children].join(', ')})`;
}

/** Applies the dialect to `markdown`, and formats each block of the result in one line. */
export const formatBlocks = (markdown: string, format?: Format): string[] =>
  readDialect(markdown, format).children.map(sketch);
