import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import {unified} from 'unified';
import {rehypeParts} from '../../../src/markdown/rehypeParts';

const LINE: RootContent = {type: 'text', value: '\n'};
const IMPORT: RootContent = {type: 'mdxjsEsm', value: "import a from 'a';"};

/** Returns a block with a number of elements. */
function block(name: string, elements: number): Element {
  const children = Array.from({length: elements - 1}, (): Element => block('em', 1));
  return {type: 'element', tagName: name, properties: {}, children};
}

/** Returns a sample with a number of colored words. */
const sample = (words: number): ElementContent => ({
  type: 'mdxJsxFlowElement',
  name: 'CodeBlock',
  attributes: [{type: 'mdxJsxAttribute', name: 'html', value: '<span style="">word</span>'.repeat(words)}],
  children: [],
});

/** Returns the names of the blocks, in an array for each part. The first array has the blocks outside all parts. */
function partsOf(...children: RootContent[]): string[][] {
  const tree = unified()
    .use(rehypeParts)
    .runSync({type: 'root', children} satisfies Root);
  const nameOf = (node: RootContent | ElementContent): string[] => {
    if (node.type === 'element') return [node.tagName];
    return node.type === 'mdxJsxFlowElement' ? [node.name!] : node.type === 'text' ? [] : [node.type];
  };
  const isPart = (node: RootContent) => node.type === 'mdxJsxFlowElement' && node.name === 'LaterPart';
  const parts = tree.children.flatMap((node) => (isPart(node) && 'children' in node ? [node.children] : []));
  return [tree.children.filter((node) => !isPart(node)), ...parts].map((part) => part.flatMap(nameOf));
}

const blocks = (name: string, count: number, elements = 1) => Array.from({length: count}, () => block(name, elements));
const names = (name: string, count: number) => Array.from({length: count}, () => name);

it('keeps a short page in one part', () => {
  expect(partsOf(IMPORT, ...blocks('p', 100))).toEqual([['mdxjsEsm', ...names('p', 100)]]);
});

it('divides a long page by the number of its elements, after ten blocks', () => {
  expect(partsOf(...blocks('ul', 10, 40), LINE, ...blocks('ol', 4, 40), LINE, block('h2', 1), LINE)).toEqual([
    names('ul', 10),
    names('ol', 4),
    ['h2'],
  ]);
});

it('counts the elements of colored code', () => {
  expect(
    partsOf(...blocks('p', 9), sample(200) as RootContent, ...blocks('h2', 9), sample(200) as RootContent),
  ).toEqual([
    [...names('p', 9), 'CodeBlock'],
    [...names('h2', 9), 'CodeBlock'],
  ]);
});

it('keeps imports and exports at the top level', () => {
  expect(partsOf(...blocks('ul', 10, 40), block('p', 1), IMPORT)).toEqual([[...names('ul', 10), 'mdxjsEsm'], ['p']]);
});

it('makes no part of white space alone', () => {
  expect(partsOf(...blocks('ul', 10, 40), LINE)).toEqual([names('ul', 10)]);
});
