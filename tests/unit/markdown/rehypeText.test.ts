import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {rehypeText} from '../../../src/markdown/rehypeText';
import textLoader from '../../../src/plugins/classic/textLoader.mjs';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({type: 'text', value});
const component = (name: string, html: string | null, ...children: ElementContent[]): ElementContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: html === null ? [] : [{type: 'mdxJsxAttribute', name: 'html', value: html}],
  children,
});

/** Returns the page's texts, and its nodes with references such as `p portalText[0]`. */
function read(path: string, ...children: RootContent[]): {texts: string[]; nodes: unknown} {
  const tree = unified()
    .use(rehypeText, {docs: '/site/docs', basePath: '/'})
    .runSync({type: 'root', children} satisfies Root, new VFile({path}));
  const argument = /"value":"([\w+/=]{4,})"/.exec(JSON.stringify(tree.children))?.[1];
  const brief = (node: RootContent | ElementContent): unknown => {
    if (node.type === 'element') return [node.tagName, ...node.children.map(brief)];
    if (node.type === 'text') return node.value;
    if (node.type !== 'mdxJsxFlowElement') return node.type;
    const values = node.attributes.map((each) => (typeof each.value === 'object' ? each.value?.value : each.value));
    return [[node.name, ...values].join(' '), ...node.children.map(brief)];
  };
  return {
    texts: argument === undefined ? [] : (JSON.parse(Buffer.from(argument, 'base64').toString()) as string[]),
    nodes: tree.children.filter(({type}) => type !== 'mdxjsEsm').map(brief),
  };
}

it('turns the largest static elements into one element with HTML', () => {
  const list = element('ul', element('li', element('p', text('é & ü'))));
  expect(read('/site/docs/a.mdx', element('p', text('a '), element('code', text('<b>'))), text('\n'), list)).toEqual({
    texts: ['a <code>&#x3C;b></code>', '<li><p>é &#x26; ü</p></li>'],
    nodes: ['p portalText[0]', '\n', 'ul portalText[1]'].map((each) => (each === '\n' ? each : [each])),
  });
});

it('keeps components, and what is around them', () => {
  const page = [
    element('h2', text('Title')),
    component('Details', null, element('p', text('inside')), component('CodeBlock', '<i>code</i>')),
    element('ul', element('li', text('static')), element('li', component('Badge', null, text('new')))),
  ];
  expect(read('/site/docs/a.mdx', ...page)).toEqual({
    texts: ['inside', '<i>code</i>', 'static'],
    nodes: [
      ['h2', 'Title'],
      ['Details', ['p portalText[0]'], ['CodeBlock portalText[1]']],
      ['ul', ['li portalText[2]'], ['li', ['Badge', 'new']]],
    ],
  });
});

it('keeps all of a component that may mount its children again, but not of an element written as JSX', () => {
  const block = component('CodeBlock', '<i>code</i>');
  expect(read('/site/docs/a.mdx', component('Tabs', null, element('p', text('a')), block))).toEqual({
    texts: [],
    nodes: [['Tabs', ['p', 'a'], ['CodeBlock <i>code</i>']]],
  });
  expect(read('/site/docs/a.mdx', component('div', null, element('p', text('a')))).texts).toEqual(['a']);
});

it.each(['/site/docs/_404.mdx', '/site/docs/_parts/a.mdx', '/site/other/a.mdx'])("doesn't change %s", (path) => {
  expect(read(path, element('p', text('a')))).toEqual({texts: [], nodes: [['p', 'a']]});
});

describe('the loader', () => {
  const argument = Buffer.from(JSON.stringify(['a "é"', 'b'])).toString('base64');
  const page = `const text = portalPageSlots("${argument}");`;
  const load = (source: string, {resourceQuery = '', isServer = false}) =>
    textLoader.call(
      {resourceQuery, resourcePath: '/site/docs/a.mdx', getOptions: () => ({siteDir: '/site', isServer})},
      source,
    );

  it("leaves the texts out of the browser's page", () => {
    expect(load(page, {})).toBe('const text = portalPageSlots("@site/docs/a.mdx", 2);');
  });
  it("leaves them in the server's", () => {
    expect(load(page, {isServer: true})).toBe('const text = portalPageSlots("@site/docs/a.mdx", ["a \\"é\\"","b"]);');
  });
  it('creates a module with nothing else', () => {
    expect(load(page, {resourceQuery: '?text'})).toContain(
      'export default fillSlots("@site/docs/a.mdx", ["a \\"é\\"","b"]);',
    );
    expect(load('', {resourceQuery: '?text'})).toContain('export default fillSlots("@site/docs/a.mdx", []);');
  });
  it("doesn't change a page without static text", () => {
    expect(load('export default 1;', {})).toBe('export default 1;');
  });
});
