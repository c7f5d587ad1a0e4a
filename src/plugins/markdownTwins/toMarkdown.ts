/** The text of a built page as Markdown. */
import * as cheerio from 'cheerio';
import type {Element} from 'hast';
import type {FootnoteDefinition} from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {simplify} from './simplify';

/** Docusaurus' class of a page's text, without the frame. */
const TEXT = '.theme-doc-markdown';

/** How remark-rehype names what footnotes lead to. */
const FOOTNOTE = /#user-content-fn-(.+)$/;
const FOOTNOTE_ID = /^user-content-fn-(.+)$/;

type Handle = NonNullable<Options['handlers']>[string];

const isElement = (node: {type: string}): node is Element => node.type === 'element';

/** A reference to a footnote; any other raised text is text. */
const sup: Handle = (state, node) => {
  const [link] = node.children.filter(isElement);
  const {href, dataFootnoteRef} = link?.properties ?? {};
  const identifier = dataFootnoteRef === undefined ? undefined : FOOTNOTE.exec(String(href))?.[1];
  return identifier === undefined
    ? state.all(node)
    : {type: 'footnoteReference', identifier: decodeURIComponent(identifier)};
};

/** The footnotes at the end of a page; any other section is what it holds. */
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

/** The way back from a footnote is the renderer's to make. */
const processor = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark, {handlers: {sup, section}})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'})
  .freeze();

/**
 * @param html - a built page
 * @param address - its canonical address
 * @returns Markdown (GFM) with all that a reader sees or may unfold, without the frame
 * @throws Error where the page has no text, or tabs without panels
 */
export function toMarkdown(html: string, address: string): string {
  const $ = cheerio.load(html);
  const text = $(TEXT).first();
  if (text.length === 0) {
    throw new Error(`The built page ${address} has no element ${TEXT}: its Markdown twin would be empty.`);
  }
  $.root().empty().append(text.contents());
  simplify($, address);
  return processor.processSync($.html()).toString();
}
