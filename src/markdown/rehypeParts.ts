/**
 * The rehype plugin that divides a page's text into parts. When a reader follows a link to the page, the first part is
 * painted at once, and each of the others renders in a task of its own (components/LaterPart).
 */
import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import type {Plugin} from 'unified';
import {element} from './jsx';

/** How many blocks the first part has at least, so that it fills a window. */
const FIRST_BLOCKS = 10;
/** When a part has this many elements, the next block begins a new part. */
const ELEMENTS = 150;

/** Puts blocks after the first part into elements `LaterPart`. Imports and exports stay at the page's top level. */
export const rehypeParts: Plugin<[], Root> = () => (tree) => {
  const top: RootContent[] = [];
  const later: RootContent[][] = [];
  let part = top;
  let blocks = 0;
  let elements = 0;
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm') {
      top.push(node);
      continue;
    }
    const isBlock = node.type !== 'text';
    if (isBlock && elements >= ELEMENTS && blocks >= FIRST_BLOCKS) {
      later.push((part = []));
      elements = 0;
    }
    part.push(node);
    if (isBlock) blocks += 1;
    elements += countElements(node);
  }
  tree.children = [...top, ...later.map((nodes) => element('LaterPart', {}, nodes) as unknown as Element)];
};

/** Returns how many elements a node becomes in the browser, roughly. */
function countElements(node: RootContent | ElementContent): number {
  const inside = 'children' in node ? node.children.reduce((sum, child) => sum + countElements(child), 0) : 0;
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return inside + (node.type === 'element' ? 1 : 0);
  }
  const html = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'html')?.value;
  return inside + 1 + (typeof html === 'string' ? html.split('<span').length - 1 : 0);
}
