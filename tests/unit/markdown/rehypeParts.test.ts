import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import type {} from 'mdast-util-mdxjs-esm';
import {unified} from 'unified';
import {rehypeParts} from '../../../src/markdown/rehypeParts';

const LINE: RootContent = {type: 'text', value: '\n'};
const IMPORT: RootContent = {type: 'mdxjsEsm', value: "import a from 'a';"};

const tag = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Returns a block whose text fills `lines` lines in a wide window. */
const prose = (name: string, lines: number): Element =>
  tag(name, {type: 'text', value: 'x'.repeat(80 * lines)}) satisfies RootContent;

/** Returns a sample with `lines` lines, each with one colored word. */
const sample = (lines: number): Element => component('CodeBlock', '<span>word</span>\n'.repeat(lines));

const component = (name: string, html: string, ...children: ElementContent[]): Element =>
  ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [{type: 'mdxJsxAttribute', name: 'html', value: html}],
    children,
  }) as unknown as Element;

/** Returns the names of the blocks, in an array for each part. The first part is everything outside of `LaterPart`. */
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

/** The element between the first part and the others. */
const EARLY = 'EarlyLayout';

it('keeps a short page in one part', () => {
  expect(partsOf(IMPORT, prose('p', 30), prose('ul', 1))).toEqual([['mdxjsEsm', 'p', 'ul']]);
});

it('ends the first part with the block that fills a window', () => {
  expect(partsOf(prose('h1', 1), LINE, prose('p', 35), LINE, prose('p', 5), LINE, prose('ul', 1), LINE)).toEqual([
    ['h1', 'p', 'p', EARLY],
    ['ul'],
  ]);
});

it('counts a list item with elements in its line as one line', () => {
  const word = (name: string) => tag(name, {type: 'text', value: 'word'});
  const item = tag('li', word('strong'), word('code'), word('a'), word('code'));
  expect(partsOf(tag('ul', ...Array.from({length: 20}, () => item)), prose('h2', 1))).toHaveLength(1);
});

it.each([
  ['a sample', sample(40)],
  ['the lowest sample in tabs', component('CodeGroup', '', sample(90), sample(40))],
  ['the lowest tab that contains anything', component('CodeGroup', '', tag('div', prose('p', 1), sample(40)))],
  ['all items of a list', tag('ul', prose('li', 20), prose('li', 20))],
  ['a paragraph of code', tag('p', component('InlineCode', `<i>${'x'.repeat(80 * 40)}</i>`))],
])('counts the height of %s', (_, block) => {
  if (block.tagName === 'p') Object.assign(block.children[0]!, {type: 'mdxJsxTextElement'});
  expect(partsOf(block, prose('h2', 1))).toHaveLength(2);
  expect(partsOf(component('Unknown', ''), prose('h2', 1))).toHaveLength(1);
});

it('counts no height for tabs without text or code', () => {
  expect(partsOf(component('CodeGroup', '', tag('div')), prose('h2', 1))).toHaveLength(1);
});

it("doesn't count samples in tabs that readers see only later", () => {
  expect(partsOf(component('CodeGroup', '', sample(90), sample(10)), prose('h2', 1))).toHaveLength(1);
});

it('divides the rest by the number of elements', () => {
  const words = tag('p', ...Array.from({length: 59}, () => tag('em')));
  expect(partsOf(prose('p', 60), words, words, prose('h2', 1), sample(150), prose('h3', 1))).toEqual([
    ['p', EARLY],
    ['p', 'p'],
    ['h2', 'CodeBlock'],
    ['h3'],
  ]);
});

it('keeps imports and exports at the top level', () => {
  expect(partsOf(prose('p', 60), prose('ul', 1), IMPORT)).toEqual([['p', 'mdxjsEsm', EARLY], ['ul']]);
});

it('makes no part of white space alone', () => {
  expect(partsOf(prose('p', 60), LINE)).toEqual([['p']]);
});
