import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {rehypeText} from '../../../src/markdown/rehypeText';
import {EXTERNAL_LINK_MARK} from '../../../src/shared/externalLinkMark';
import {decodeTexts} from '../../../src/shared/pageText';

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

/** Returns the page's texts, and its nodes, in which references such as `portalText[0]` stand for the texts. */
function read(path: string, ...children: RootContent[]): {texts: unknown; nodes: unknown} {
  const tree = unified()
    .use(rehypeText, {root: '/site', basePath: '/'})
    .runSync({type: 'root', children} satisfies Root, new VFile({path}));
  const encoded = /"portal-text:[^"]*/.exec(JSON.stringify(tree.children))?.[0].slice(1);
  const brief = (node: RootContent | ElementContent): unknown => {
    if (node.type === 'element') return [node.tagName, ...node.children.map(brief)];
    if (node.type === 'text') return node.value;
    if (node.type !== 'mdxJsxFlowElement') return node.type;
    const values = node.attributes.map((each) => (typeof each.value === 'object' ? each.value?.value : each.value));
    return [[node.name, ...values].join(' '), ...node.children.map(brief)];
  };
  return {
    texts: encoded === undefined ? undefined : decodeTexts(encoded),
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

it('keeps the mark of an external link as HTML', () => {
  const link: ElementContent = {...element('a', text('out')), properties: {href: 'https://example.org'}};
  expect(read('/site/docs/a.mdx', element('p', link)).texts).toEqual([
    expect.stringContaining(`out<span class="external-link-mark">${EXTERNAL_LINK_MARK.html}</span></a>`),
  ]);
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
  expect(read(path, element('p', text('a')))).toEqual({texts: undefined, nodes: [['p', 'a']]});
});
