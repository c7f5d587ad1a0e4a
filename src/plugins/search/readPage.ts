/**
 * Reads the sections of a built page.
 *
 * {@link readPage} walks through the page in order. Content belongs to the last heading before it, however deeply the
 * content is nested. The reader of @easyops-cn/docusaurus-search-local isn't used, because it finds only h1 to h3, and
 * only the text in siblings of a heading.
 */
import * as cheerio from 'cheerio';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {KIND_CLASS, withoutColors} from '../../shared/code/render';
import {END_OF_HEAD} from '../builtPage';

/** A line of a code block. */
export interface SampleLine {
  /** The line as written, without white space at its ends. */
  source: string;
  /** The line without comments and strings, except strings that name a scoped package. What is left is mostly names. */
  code: string;
}

/** A heading with the content up to the next heading. */
export interface Section {
  /** 1 for the page itself, else 2 to 6. */
  level: number;
  /** The heading's id; empty for the page. */
  anchor: string;
  title: string;
  /**
   * The prose, one block per line. The prose of the page's own section ends with the description from the page's head.
   */
  text: string;
  /** The lines of all code blocks, including those in hidden tabs. */
  samples: SampleLine[];
}

/**
 * Elements to leave out, because they aren't the page's own text: for example navigation, form controls, names of tabs,
 * notes on samples, and all elements that an author marks with `data-search-exempt`.
 */
const LEFT_OUT = [
  'nav, footer, button, script, style, template, noscript, svg, input, select, textarea',
  '[role=tablist], [role=status], [aria-hidden=true], .hash-link',
  '[data-annotation], [data-search-exempt]',
].join(', ');

/** Matches a string that names a scoped package: `'@xmtp/react-sdk'`. */
const PACKAGE = /^["']@[\w-]+\/[\w./-]+["']$/;

const HEADING = /^h([1-6])$/;

/** Inline elements. All other elements separate the word before them from the word after them. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The options of easyops that concern the content of a page. */
export interface ReadOptions {
  /** CSS selectors of elements to leave out. */
  ignoreCssSelectors?: readonly string[];
  /** Whether pages with `noindex` are read too. */
  forceIgnoreNoIndex?: boolean;
}

export interface PageContent {
  /** The page first, then its sections in order; empty for a page with `noindex` or without content. */
  sections: Section[];
  /** The ids of all headings, collected separately, to check that no section is missing. */
  anchors: string[];
}

/** Returns the sections and the heading ids of a built page. */
export function readPage(html: string, options: ReadOptions = {}): PageContent {
  // `xml` selects htmlparser2, which reads a page in half the time that parse5 takes.
  const $ = cheerio.load(withoutColors(withoutFrame(html), ['comment', 'string']), {xml: {xmlMode: false}});
  const root = [...$('article'), ...$('main')][0];
  const isHidden = !options.forceIgnoreNoIndex && $('meta[name=robots][content*=noindex]').length > 0;
  if (!root || isHidden) return {sections: [], anchors: []};
  $(root)
    .find([LEFT_OUT, ...(options.ignoreCssSelectors ?? [])].join(', '))
    .remove();
  const headings = $(root).find('h2, h3, h4, h5, h6').get().filter(isTag);
  return {
    anchors: headings.flatMap(({attribs}) => attribs.id ?? []),
    sections: readSections($, root),
  };
}

/** Returns the HTML of a page's head and content. The frame, half of a page, is left out. */
function withoutFrame(html: string): string {
  const head = Math.max(0, html.search(END_OF_HEAD));
  const name = html.includes('<article', head) ? 'article' : 'main';
  return html.slice(0, head) + html.slice(html.indexOf(`<${name}`, head), html.lastIndexOf(`</${name}>`));
}

function readSections($: cheerio.CheerioAPI, root: Element): Section[] {
  const page: Section = {level: 1, anchor: '', title: '', text: '', samples: []};
  const sections = [page];

  const read = (node: AnyNode): void => {
    const current = sections.at(-1)!;
    if (isText(node)) current.text += node.data.replace(/\s+/g, ' ');
    if (!isTag(node)) return;
    const level = Number(HEADING.exec(node.name)?.[1] ?? 0);
    if (level === 1 && !page.title) page.title = line($(node).text());
    else if (level > 1 && node.attribs.id) sections.push(sectionOf(node, level));
    else if (node.name === 'pre') current.samples.push(...readSample($, node));
    else readInside(node, current);
  };
  const sectionOf = (heading: Element, level: number): Section => ({
    level,
    anchor: heading.attribs.id!,
    title: line($(heading).text()),
    text: '',
    samples: [],
  });
  const readInside = (element: Element, current: Section): void => {
    const [before, after] = separatorsOf(element.name, current.text);
    current.text += before;
    element.children.forEach(read);
    sections.at(-1)!.text += after;
  };

  root.children.forEach(read);
  page.title ||= line($('title').text());
  page.text += `\n${line($('meta[name=description]').attr('content') ?? '')}`;
  return sections.map((section) => ({...section, text: lines(section.text)}));
}

function readSample($: cheerio.CheerioAPI, block: Element): SampleLine[] {
  const sources = $(block).text().split('\n');
  const blank = (_: number, element: Element): void => {
    $(element).text($(element).text().replace(/[^\n]/g, ''));
  };
  $(block).find(`.${KIND_CLASS.comment}`).each(blank);
  $(block)
    .find(`.${KIND_CLASS.string}`)
    .filter((_, string) => !PACKAGE.test($(string).text()))
    .each(blank);
  const codes = $(block).text().split('\n');
  return sources.map((source, at) => ({source: source.trim(), code: codes[at]!})).filter(({source}) => source !== '');
}

/**
 * Returns what separates an element's text from the text before and after it.
 *
 * @param text - the text before the element
 */
function separatorsOf(name: string, text: string): [before: string, after: string] {
  if (INLINE.has(name)) return ['', ''];
  if (name === 'br') return [' ', ' '];
  // The cells of a row belong on one line.
  if (name === 'td' || name === 'th') return [/[^\s·][^\S\n]*$/.test(text) ? ' · ' : ' ', ' '];
  return ['\n', '\n'];
}

/** Returns text with one block on each line, without empty lines. */
const lines = (text: string): string =>
  text
    .split('\n')
    .map(line)
    .filter((block) => block !== '')
    .join('\n');

/** Returns text on one line. Runs of white space become one space; zero-width characters are removed. */
const line = (text: string): string =>
  text
    .replace(/\u200B|\u200C|\u200D|\uFEFF/g, '')
    .replace(/\s+/g, ' ')
    .trim();
