/** Converts built pages to Markdown. */
import * as cheerio from 'cheerio';
import {isTag, isText, type AnyNode} from 'domhandler';
import type {Element, ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import type {FootnoteDefinition} from 'mdast';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {withoutColors} from '../../shared/code/render';
import {simplify} from './simplify';

/** Selects the element with a page's content, without the frame. */
const TEXT = '.theme-doc-markdown';

/** Matches the comments that React, unlike Preact, writes between texts. */
const COMMENT = /<!-- -->/g;

/** These match the links to footnotes, and the ids of footnotes, that remark-rehype creates. */
const FOOTNOTE = /#user-content-fn-(.+)$/;
const FOOTNOTE_ID = /^user-content-fn-(.+)$/;

type Handle = NonNullable<Options['handlers']>[string];

const isElement = (node: {type: string}): node is Element => node.type === 'element';

/** Converts footnote references; any other superscript becomes plain text. */
const sup: Handle = (state, node) => {
  const [link] = node.children.filter(isElement);
  const {href, dataFootnoteRef} = link?.properties ?? {};
  const identifier = dataFootnoteRef === undefined ? undefined : FOOTNOTE.exec(String(href))?.[1];
  return identifier === undefined
    ? state.all(node)
    : {type: 'footnoteReference', identifier: decodeURIComponent(identifier)};
};

/** Converts the footnotes at the end of a page; any other section is replaced with its content. */
const section: Handle = (state, node) => {
  if (node.properties.dataFootnotes === undefined) return state.toFlow(state.all(node));
  const list = node.children.filter(isElement).find(({tagName}) => tagName === 'ol');
  return list?.children.filter(isElement).map((note) => footnote(note)) ?? [];

  function footnote(item: Element): FootnoteDefinition {
    const [, identifier = ''] = FOOTNOTE_ID.exec(String(item.properties.id)) ?? [];
    return {
      type: 'footnoteDefinition',
      identifier,
      children: state.toFlow(state.all(item)),
    };
  }
};

const processor = unified()
  .use(rehypeRemark, {handlers: {sup, section}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})
  .freeze();

/**
 * Converts a built page to Markdown (GFM). The result has everything that readers see or can expand, without the frame
 * (top bar, sidebar, footer).
 *
 * @param html - the built page
 * @param address - the page's canonical URL
 * @throws Error if the page has no content, or if a group of tabs doesn't have one panel for each tab
 */
export function toMarkdown(html: string, address: string): string {
  // Cut off the frame first: the frame is half of a page, and parsing takes most of the time.
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const $ = cheerio.load(withoutColors(article.replace(COMMENT, '')), null, false);
  const text = $(TEXT).first();
  if (text.length === 0) {
    throw new Error(`The built page ${address} has no element ${TEXT}: its Markdown twin would be empty.`);
  }
  $.root().empty().append(text.contents());
  simplify($, address);
  const root: Root = {type: 'root', children: $.root().contents().get().flatMap(toHast)};
  return processor.stringify(processor.runSync(root));
}

/** Converts a node of cheerio's tree; comments are left out. */
function toHast(node: AnyNode): ElementContent[] {
  if (isText(node)) return [{type: 'text', value: node.data}];
  return isTag(node) ? [h(node.name, node.attribs, node.children.flatMap(toHast))] : [];
}
