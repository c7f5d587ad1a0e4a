/** Finds links that can't work on any page: misspelled schemes, scripts, and paths on the writer's computer. */
import type {Definition, Link} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {closestSpelling} from '../../shared/closestSpelling';
import {attributeOf} from '../jsx';
import {DialectError} from './problem';

/**
 * Checks the address of a link. If it's wrong, also replaces it, because Docusaurus' plugins would stop at an address
 * that they can't parse, and so hide the page's other mistakes.
 *
 * @throws DialectError if the address can't work
 */
export function checkLink(node: Link | Definition): void {
  const mistake = mistakeIn(node.url);
  if (mistake === undefined) return;
  node.url = '#';
  throw new DialectError(mistake, node.position);
}

/**
 * Checks the `href` of a component or an element of HTML.
 *
 * @throws DialectError if the address can't work
 */
export function checkHref(element: MdxJsxFlowElement | MdxJsxTextElement): void {
  const mistake = mistakeIn(attributeOf(element, 'href') ?? '');
  if (mistake !== undefined) throw new DialectError(mistake, element.position);
}

/** Returns what is wrong with a link, and what to write; undefined if nothing is. */
function mistakeIn(url: string): string | undefined {
  if (url.startsWith('//')) {
    return `the link "${url}" begins with two slashes: write "${url.replace(/^\/+/, '/')}" for a page, or "https:${url}" for another site.`;
  }
  const [, scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(url) ?? [];
  const name = scheme.toLowerCase();
  // A scheme of one letter is a drive of Windows.
  if (name === 'file' || name.length === 1) {
    return `the link "${url}" is a path on your computer: write the path of a file in docs/, or the address of a page, such as /dms/client.`;
  }
  if (name === 'javascript' || name === 'vbscript') {
    return `the link "${url}" is a script, not an address: write an address, or remove the link.`;
  }
  const web = closestSpelling(name, ['https', 'http']);
  const address = web && `${web}://${url.slice(name.length + 1).replace(/^\/+/, '')}`;
  // Docusaurus parses addresses in this way, too.
  if (!URL.canParse(address ?? url, 'unspecified://'))
    return `the link "${url}" isn't an address: correct it, or remove the link.`;
  return address === undefined || url.toLowerCase().startsWith(address.toLowerCase())
    ? undefined
    : `the link "${url}" isn't an address: write "${address}".`;
}
