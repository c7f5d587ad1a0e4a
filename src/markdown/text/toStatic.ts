/** Finds the static parts of a page: those that render the same HTML every time. Pure. */
import type {Element, ElementContent, Properties} from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import {EXTERNAL_LINK_MARK} from '../../shared/externalLinkMark';
import {routedAddress, ROUTED} from '../../shared/routedLink';
import {externalHref, isExternalLink, withoutHtml} from '../../shared/routes';
import {attributeOf} from '../jsx';

/** The elements that MDX renders unchanged if they have no attributes. */
const PLAIN = new Set(
  'p ul ol li blockquote table thead tbody tr th td br hr strong em del code sup sub kbd b i s mark'.split(' '),
);
/** The elements in which MDX omits white space between the children. */
const OF_TABLE = new Set(['table', 'thead', 'tbody', 'tr']);

/**
 * Returns the HTML that a node's components would render; undefined if any part of the node isn't static.
 *
 * @param basePath - with a slash at both ends
 */
export function toStatic(node: ElementContent, basePath: string): ElementContent | undefined {
  if (node.type === 'text') return node;
  if (node.type === 'mdxJsxTextElement' && node.name === 'InlineCode') {
    const html = attributeOf(node, 'html');
    if (html === undefined) return undefined;
    return {type: 'element', tagName: 'code', properties: {}, children: [{type: 'raw', value: html}]};
  }
  if (node.type !== 'element') return undefined;
  const children = node.children
    .filter((child) => !(OF_TABLE.has(node.tagName) && child.type === 'text' && child.value.trim() === ''))
    .map((child) => toStatic(child, basePath));
  if (!children.every((child) => child !== undefined)) return undefined;
  if (node.tagName === 'a') return toLink(node, children, basePath);
  if (!PLAIN.has(node.tagName) || Object.keys(node.properties).length > 0) return undefined;
  return {...node, children};
}

function toLink(link: Element, children: ElementContent[], basePath: string): Element | undefined {
  const {href, title, ...others} = link.properties;
  if (typeof href !== 'string' || Object.keys(others).length > 0) return undefined;
  const titled: Properties = title === undefined ? {} : {title};
  if (isExternalLink(href)) {
    const properties = {href: externalHref(href), target: '_blank', rel: ['noopener', 'noreferrer'], ...titled};
    return {...link, properties, children: [...children, MARK]};
  }
  const address = routedAddress(withoutHtml(href), basePath);
  if (address === undefined) return undefined;
  return {...link, properties: {...ROUTED, href: address, ...titled}, children};
}

const MARK: Element = {
  type: 'element',
  tagName: 'span',
  properties: {className: [EXTERNAL_LINK_MARK.className]},
  children: [{type: 'raw', value: EXTERNAL_LINK_MARK.html}],
};
