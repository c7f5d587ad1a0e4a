/** @jest-environment jsdom */
import type {ElementType, ReactElement} from 'react';
import type {Element, ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import Components from '@theme/MDXComponents';
import {toStatic} from '../../../../src/markdown/text/toStatic';
import {renderWithTheme} from '../../../support/render';

const element = (tagName: string, properties: Element['properties'], ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({type: 'text', value});
const parts: unknown = Components;
const {
  a: A,
  li: Li,
  ul: Ul,
  code: Code,
  InlineCode,
} = parts as Record<'a' | 'li' | 'ul' | 'code' | 'InlineCode', ElementType>;

/**
 * Removes the expected differences between React's HTML and static text: `class=""`, attributes that mark links, and
 * the order of links' attributes.
 */
const comparable = (html: string): string => {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  for (const each of body.querySelectorAll('[class=""]')) each.removeAttribute('class');
  for (const link of body.querySelectorAll('a')) {
    for (const name of ['data-routed', 'data-test-link-type']) link.removeAttribute(name);
    const attributes = [...link.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
    attributes.forEach(({name}) => link.removeAttribute(name));
    attributes.forEach(({name, value}) => link.setAttribute(name, value));
  }
  return body.innerHTML;
};

const inlineCode: ElementContent = {
  type: 'mdxJsxTextElement',
  name: 'InlineCode',
  attributes: [{type: 'mdxJsxAttribute', name: 'html', value: '<span class="k">await</span>'}],
  children: [],
};

it.each<[string, ElementContent, ReactElement]>([
  ['a link to a page', element('a', {href: '/dms/client'}, text('B')), <A key="1" href="/dms/client" children="B" />],
  ['to an anchor', element('a', {href: '/a#b-1', title: 'T'}), <A key="2" href="/a#b-1" title="T" />],
  ['to its address with .html', element('a', {href: '/dms/client.html#b'}), <A key="2h" href="/dms/client.html#b" />],
  ['to the home page', element('a', {href: '/'}, text('H')), <A key="3" href="/" children="H" />],
  [
    'an external link',
    element('a', {href: 'https://a.b/?c=d&e'}, text('<')),
    <A key="4" href="https://a.b/?c=d&e">
      {'<'}
    </A>,
  ],
  [
    'without https',
    element('a', {href: 'www.a.b', title: '"'}, text('W')),
    <A key="5" href="www.a.b" title='"' children="W" />,
  ],
  ['inline code', element('code', {}, text('a <b>')), <Code key="6">{'a <b>'}</Code>],
  ['inline code with a language', inlineCode, <InlineCode key="7" html='<span class="k">await</span>' />],
  [
    'a list',
    element('ul', {}, element('li', {}, text('x'))),
    <Ul key="8">
      <Li>x</Li>
    </Ul>,
  ],
])('renders %s as its components do', (_, node, rendered) => {
  const {container} = renderWithTheme(rendered);
  const html = toHtml(toStatic(node, '/')!, {allowDangerousHtml: true});
  expect(comparable(html)).toBe(comparable(container.innerHTML));
});

it.each([
  ['a hash', '#a'],
  ['a relative address', 'client'],
  ['a file', 'pathname:///a.pdf'],
  ['another scheme', 'mailto:a@b.c'],
  ['a slash at its end', '/dms/'],
  ['another host', '//a.b'],
  ['a query', '/dms?a=b'],
])('leaves a link with %s to Link', (_, href) => {
  expect(toStatic(element('p', {}, element('a', {href}, text('x'))), '/')).toBeUndefined();
});

it.each<[string, ElementContent]>([
  ['an attribute', element('li', {id: 'note'})],
  ['an image', element('img', {src: '/a.png'})],
  ['a component', {type: 'mdxJsxTextElement', name: 'Badge', attributes: [], children: []}],
  ['an expression', {type: 'mdxTextExpression', value: 'x'}],
])('is undefined for an element with %s', (_, child) => {
  expect(toStatic(element('p', {}, text('a'), child), '/')).toBeUndefined();
});

it('adds the base path once', () => {
  const link = (href: string) => toHtml(toStatic(element('a', {href}), '/docs/')!);
  expect(link('/dms')).toBe('<a data-routed="" href="/docs/dms"></a>');
  expect(link('/docs/dms')).toBe(link('/dms'));
});

it('omits white space between the parts of a table, as React does', () => {
  const row = element('tr', {}, text('\n'), element('td', {}, text(' a ')), text('\n'));
  expect(toHtml(toStatic(row, '/')!)).toBe('<tr><td> a </td></tr>');
});
