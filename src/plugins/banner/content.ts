/** Parses and sanitizes the content of a banner at build time (SPEC §3 "Banner"). */
import type {ElementContent, Root, RootContent} from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {BANNER_TAGS, type BannerNode, type BannerTag} from '../../shared/banner';
import {externalHref, isExternalLink} from '../../shared/routes';

/** Elements that are replaced with their content. */
const UNWRAPPED = ['p', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre'];

const processor = unified().use(remarkParse).use(remarkRehype, {allowDangerousHtml: true}).use(rehypeRaw);

/**
 * Parses Markdown, which may contain HTML. Keeps text and the elements in `BANNER_TAGS`. Replaces the elements in
 * `UNWRAPPED` with their content. Removes all other elements together with their content. The only attribute that stays
 * is `href`. A link is replaced with its content, unless it points to the portal or to an http(s) address.
 */
export function parseBannerContent(source: string): BannerNode[] {
  const tree: Root = processor.runSync(processor.parse(source));
  return toNodes(tree.children);
}

function toNodes(children: readonly (RootContent | ElementContent)[]): BannerNode[] {
  return children.flatMap(toNode);
}

function toNode(node: RootContent | ElementContent): BannerNode[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const children = toNodes(node.children);
  if (UNWRAPPED.includes(node.tagName)) return children;
  if (!isAllowed(node.tagName)) return [];
  if (node.tagName !== 'a') return [{tag: node.tagName, children}];
  const href = safeHref(node.properties.href);
  return href === undefined ? children : [{tag: 'a', href, children}];
}

const isAllowed = (name: string): name is BannerTag => (BANNER_TAGS as readonly string[]).includes(name);

/** Returns the address of a link within the portal or to http(s); undefined for any other address. */
function safeHref(href: unknown): string | undefined {
  if (typeof href !== 'string') return undefined;
  if (isExternalLink(href)) return externalHref(href);
  return /^(\/(?![/\\])|#)/.test(href) ? href : undefined;
}
