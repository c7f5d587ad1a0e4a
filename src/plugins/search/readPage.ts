/**
 * Reads the sections of a built page.
 *
 * easyops' own scan gives a page's headings as one flat list of h1 to h3, and of the text below a heading only what
 * stands beside it, so that h4s, parents by level and text around nested headings are lost. This one walks through the
 * page in its order instead: whatever follows a heading belongs to it, however deep it stands, up to the next heading.
 */
import * as cheerio from 'cheerio';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {KIND_CLASS} from '../../shared/code/render';

/** A heading and what stands below it, up to the next heading. */
export interface Section {
  /** 1 for the page itself, else 2 to 6. */
  level: number;
  /** The heading's id; empty for the page. */
  anchor: string;
  title: string;
  /** Its prose, one line; a page's ends with the description from its head, which often says shortest what it is for. */
  text: string;
  /** Its code blocks, those of every tab, without comments and texts: what is left names something. */
  samples: string[];
}

/**
 * What is not the page's own text. The frame's navigation and footers, a block's buttons and its status, the names of
 * tabs (they are controls, and the same everywhere), annotation popups, and what a writer marks with
 * `data-search-exempt`.
 */
const LEFT_OUT = [
  'nav, footer, button, script, style, template, noscript, svg, input, select, textarea',
  '[role=tablist], [role=status], [aria-hidden=true], .hash-link',
  '[data-annotation], [data-search-exempt]',
].join(', ');

/** A package with its scope, as an import names it. */
const PACKAGE = /^["']@[\w-]+\/[\w./-]+["']$/;

const HEADING = /^h([1-6])$/;

/** Elements that stand within a line; all others part the words before and after. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/**
 * @param html - a built page
 * @param ignored - CSS selectors of what else to leave out (easyops' option `ignoreCssSelectors`)
 * @returns the page first, then its sections in their order; empty where the page has no content
 */
export function readPage(html: string, ignored: readonly string[] = []): Section[] {
  const $ = cheerio.load(html);
  const root = [...$('article'), ...$('main')][0];
  if (!root) return [];
  $(root)
    .find([LEFT_OUT, ...ignored].join(', '))
    .remove();
  const page: Section = {level: 1, anchor: '', title: '', text: '', samples: []};
  const sections = [page];

  const read = (node: AnyNode): void => {
    const current = sections.at(-1)!;
    if (isText(node)) current.text += node.data;
    if (!isTag(node)) return;
    const level = Number(HEADING.exec(node.name)?.[1] ?? 0);
    if (level === 1 && !page.title) page.title = line($(node).text());
    else if (level > 1 && node.attribs.id) sections.push(sectionOf(node, level));
    else if (node.name === 'pre') current.samples.push(readSample($, node));
    else readInside(node, current);
  };
  const sectionOf = (heading: Element, level: number): Section => ({
    ...{level, anchor: heading.attribs.id!, title: line($(heading).text()), text: '', samples: []},
  });
  const readInside = (element: Element, current: Section): void => {
    const isInline = INLINE.has(element.name);
    if (!isInline) current.text += ' ';
    element.children.forEach(read);
    if (!isInline) sections.at(-1)!.text += ' ';
  };

  root.children.forEach(read);
  page.title ||= line($('title').text());
  page.text += ` ${$('meta[name=description]').attr('content') ?? ''}`;
  return sections.map((section) => ({...section, text: line(section.text)}));
}

/** The source of a block without comments and texts; of a text the name of a package stays. */
function readSample($: cheerio.CheerioAPI, block: Element): string {
  $(block).find(`.${KIND_CLASS.comment}`).remove();
  $(block)
    .find(`.${KIND_CLASS.string}`)
    .each((_, text) => {
      if (!PACKAGE.test($(text).text())) $(text).remove();
    });
  return $(block).text();
}

/** One line: white space of any kind and length is a space; zero-width signs are none. */
const line = (text: string): string =>
  text
    .replace(/[\u200B\u200C\u200D\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
