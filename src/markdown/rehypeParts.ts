/**
 * The rehype plugin that divides a page's text into parts. When a reader comes to the page from another one, the first
 * part is painted at once, and each of the others renders in a task of its own (components/LaterPart). On the first page
 * of a visit, the browser lays out the first part before it reads the others (components/EarlyLayout).
 */
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {attributeOf, element} from './jsx';

/** The height of the first part in px, so that it fills a window. */
const FIRST_HEIGHT = 1000;
/** When a part after the first has this many elements, the next block begins a new part. */
const ELEMENTS = 80;

/** Puts blocks after the first part into elements `LaterPart`. Imports and exports stay at the page's top level. */
export const rehypeParts: Plugin<[], Root> = () => (tree) => {
  const top: RootContent[] = [];
  const later: RootContent[][] = [];
  let part = top;
  let size = 0;
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm') {
      top.push(node);
      continue;
    }
    if (node.type !== 'text' && size >= (part === top ? FIRST_HEIGHT : ELEMENTS)) {
      later.push((part = []));
      size = 0;
    }
    part.push(node);
    size += part === top ? heightOf(node) : countElements(node);
  }
  const elements =
    later.length > 0 ? [element('EarlyLayout', {}, []), ...later.map((nodes) => element('LaterPart', {}, nodes))] : [];
  tree.children = [...top, ...(elements as unknown as Element[])];
};

type Node = RootContent | ElementContent;

/**
 * Text and code in a wide window: the characters in a line, the height of a line, and the space between blocks and
 * between list items in px.
 */
const LINE = {length: 80, height: 26, space: 24, itemSpace: 6};

/** Elements and components whose children are below one another. */
const STACKS = new Set('ul ol li blockquote div table thead tbody Callout Details Step Steps'.split(' '));

/** Elements within a line of text. */
const INLINE = new Set('a br code del em img input span strong sub sup'.split(' '));

/** Returns the approximate height of a block in a wide window, in px. Blocks without text or code have no height. */
function heightOf(node: Node): number {
  if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return 0;
  const name = node.type === 'element' ? node.tagName : node.name;
  if (name !== null && INLINE.has(name)) return 0;
  if (name === 'CodeBlock') return htmlOf(node).split('\n').length * LINE.height + 2 * LINE.space;
  // Of the samples in tabs, only one is visible.
  if (name === 'CodeGroup') {
    const heights = node.children.map(heightOf).filter((height) => height > 0);
    return heights.length > 0 ? Math.min(...heights) : 0;
  }
  const stack = name !== null && STACKS.has(name) ? node.children.reduce((sum, child) => sum + heightOf(child), 0) : 0;
  if (stack > 0) return stack;
  const length = lengthOf(node);
  const space = name === 'li' ? LINE.itemSpace : LINE.space;
  return length > 0 ? Math.ceil(length / LINE.length) * LINE.height + space : 0;
}

/** Returns the number of characters in a node's text. */
function lengthOf(node: Node): number {
  if (node.type === 'text') return node.value.length;
  if (node.type === 'mdxJsxTextElement') return htmlOf(node).replaceAll(/<[^>]*>/g, '').length;
  return 'children' in node ? node.children.reduce((sum, child) => sum + lengthOf(child), 0) : 0;
}

/** Returns how many elements a node becomes in the browser, roughly. */
function countElements(node: Node): number {
  const inside = 'children' in node ? node.children.reduce((sum, child) => sum + countElements(child), 0) : 0;
  const isElement = node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return inside + (isElement ? 1 : 0) + htmlOf(node).split('<span').length - 1;
}

/** Returns the HTML of colored code; '' for other nodes. */
function htmlOf(node: Node): string {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return '';
  return attributeOf(node, 'html') ?? '';
}
