/**
 * Creates lists of pages for language models (https://llmstxt.org), and divides the text of all pages into files. The
 * lists link to the Markdown copies of pages. Each list is short enough for a model to read it whole. Pure.
 */
import {pageAddress} from '../../shared/routes';
import {twinPath} from '../../shared/twin';
import {toLine} from './toTwin';
import type {ListedPage, PageSection} from '../sections';

/** The limit for each list, in characters. A list of this length fits in the context of small models. */
export const LLMS_LIMIT = 50_000;

/** The limit for each file with the text of pages, in bytes. */
const LLMS_FULL_LIMIT = 1_000_000;

/** The maximum length of a title or description, in characters. Longer text is cut, so every entry fits in a list. */
const TEXT_LIMIT = 300;

const LLMS_FILE = 'llms.txt';
export const LLMS_FULL_FILE = 'llms-full.txt';

/** Returns the name of a file's part, such as `llms-full-1.txt`. Parts are numbered from 1. */
export const partName = (file: string, part: number): string => file.replace('.', `-${part}.`);

/** The heading above the links to the lists of folders, such as `dms/llms.txt`. */
const SECTIONS = 'Sections';
/** The heading above the links to the parts of a list or of `llms-full.txt`. */
const PARTS = 'Parts';

/** The site's settings for the lists. */
export interface ListedSite {
  title: string;
  description: string;
  /** The site's origin, without a slash at its end. */
  origin: string;
  /** The site's base path, with a slash at both ends. */
  basePath: string;
}

/** A line of a list, and the heading above it. */
interface Entry {
  heading: string;
  text: string;
}

/** A page, its path below the list's folder, and the heading above it in the list. */
interface Listed {
  heading: string;
  path: string;
  page: ListedPage;
}

type List = readonly [file: string, text: string];

/**
 * Returns the text of each list. The keys are the lists' paths below the base path. If all pages fit, `llms.txt` lists
 * them all. Otherwise, it links to a list for each folder of pages, such as `dms/llms.txt`, and itself lists only the
 * pages that are in no folder. The same rule applies to the lists of folders. A list that is still too long is divided
 * into parts: `llms-1.txt`, `llms-2.txt`.
 *
 * @param fullCount - the number of files into which the text of all pages is split
 * @param limit - in characters; every list is shorter
 */
export function toLlmsLists(
  site: ListedSite,
  sections: readonly PageSection[],
  fullCount: number,
  limit = LLMS_LIMIT,
): Map<string, string> {
  const address = (file: string): string => pageAddress(site.basePath + file, {url: site.origin});
  const siteTitle = toText(site.title);
  const pages = sections.flatMap(({title, pages: listed}) =>
    listed.map((page) => ({heading: toText(title), path: page.permalink.slice(site.basePath.length), page})),
  );

  function* listsBelow(folder: string, head: readonly string[], listed: readonly Listed[]): Generator<List> {
    const entries = listed.map((one) => toEntry(one, site.origin));
    if (toList(head, entries).length < limit) {
      yield [folder + LLMS_FILE, toList(head, entries)];
      return;
    }
    const groups = groupsOf(listed);
    const grouped = new Set(groups.flatMap(({pages: inside}) => inside));
    const links = groups.map(({name, title, pages: {length}}) => ({
      heading: SECTIONS,
      text: `- [${escapeText(title)}](${address(`${folder}${name}/${LLMS_FILE}`)}): ${length} ${length === 1 ? 'page' : 'pages'}`,
    }));
    yield* inParts(folder, head, [...entries.filter((_, index) => !grouped.has(listed[index]!)), ...links]);
    for (const {name, title, pages: inside} of groups) {
      const inner = inside.map((one) => ({...one, path: one.path.slice(name.length + 1)}));
      const innerHead = [`# ${siteTitle}: ${title}`, `All sections: [${LLMS_FILE}](${address(LLMS_FILE)})`];
      yield* listsBelow(`${folder}${name}/`, innerHead, inner);
    }
  }

  function* inParts(folder: string, head: readonly string[], entries: readonly Entry[]): Generator<List> {
    const list = toList(head, entries);
    if (list.length < limit) {
      yield [folder + LLMS_FILE, list];
      return;
    }
    const parts = divide(entries, limit - toList(head, []).length);
    const names = parts.map((_, index) => partName(LLMS_FILE, index + 1));
    const links = names.map((name) => ({heading: PARTS, text: `- [${name}](${address(folder + name)})`}));
    yield [folder + LLMS_FILE, toList(head, links)];
    for (const [index, part] of parts.entries()) yield [folder + names[index]!, toList(head, part)];
  }

  const files = fullCount > 1 ? `${fullCount} files` : 'one file';
  const full = `All pages in ${files}: [${LLMS_FULL_FILE}](${address(LLMS_FULL_FILE)})`;
  return new Map(listsBelow('', [`# ${siteTitle}`, `> ${toText(site.description)}`, full], pages));
}

/** A page's title, with the text of the page or of a part of it. */
export interface PageText {
  title: string;
  text: string;
}

/**
 * Divides the texts of all pages into files of at most `limit` bytes. A page that exceeds the limit is divided between
 * lines. A line is never divided, even if it exceeds the limit.
 *
 * @returns at least one file; each file is a list of texts, which the caller joins with `\n`
 */
export function* fullFiles(pages: Iterable<PageText>, limit = LLMS_FULL_LIMIT): Generator<PageText[]> {
  let file: PageText[] = [];
  let length = -1;
  for (const {title, text: whole} of pages) {
    for (const text of divideText(whole, limit)) {
      const added = 1 + Buffer.byteLength(text);
      if (file.length > 0 && length + added > limit) {
        yield file;
        file = [];
        length = -1;
      }
      file.push({title, text});
      length += added;
    }
  }
  yield file;
}

function divideText(text: string, limit: number): string[] {
  if (Buffer.byteLength(text) <= limit) return [text];
  const parts = [''];
  for (const line of text.split(/(?<=\n)/)) {
    const part = parts.at(-1)!;
    if (Buffer.byteLength(part) + Buffer.byteLength(line) <= limit) parts[parts.length - 1] = part + line;
    else parts.push(line);
  }
  return parts;
}

/**
 * Returns the text of `llms-full.txt` for a site whose text is split into several files: a list of these files.
 *
 * @param files - the titles of the first and the last page of each file, by the file's name
 */
export function toFullIndex(site: ListedSite, files: ReadonlyMap<string, readonly [string, string]>): string {
  const links = Array.from(files, ([name, [first, last]]) => ({
    heading: PARTS,
    text: `- [${name}](${site.origin}${site.basePath}${name}): from "${toText(first)}" to "${toText(last)}"`,
  }));
  return toList([`# ${toText(site.title)}`, `> ${toText(site.description)}`], links);
}

/**
 * Groups pages by the first folder of their paths, in the order of the pages. The page `dms` is in the group of the
 * folder `dms`, and gives the group its title. Without such a page, the title is the heading above the group's first
 * page.
 */
function groupsOf(pages: readonly Listed[]): {name: string; title: string; pages: Listed[]}[] {
  const groups = new Map<string, Listed[]>();
  const nameOf = ({path}: Listed): string => path.split('/', 1)[0]!;
  for (const listed of pages) if (listed.path.includes('/')) groups.set(nameOf(listed), []);
  for (const listed of pages) groups.get(nameOf(listed))?.push(listed);
  return Array.from(groups, ([name, inside]) => ({
    name,
    title: toText(inside.find(({path}) => path === name)?.page.title ?? inside[0]!.heading),
    pages: inside,
  }));
}

/** Divides entries into parts. The text of a part, with its headings, has fewer than `limit` characters. */
function divide(entries: readonly Entry[], limit: number): Entry[][] {
  const parts: Entry[][] = [];
  let length = Infinity;
  for (const entry of entries) {
    const added = toList([], [entry]).length + 1;
    if (length + added >= limit) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)!.push(entry);
    length += added;
  }
  return parts;
}

function toList(head: readonly string[], entries: readonly Entry[]): string {
  const lines = new Map<string, string[]>();
  for (const {heading} of entries) lines.set(heading, []);
  for (const {heading, text} of entries) lines.get(heading)!.push(text);
  const blocks = Array.from(lines, ([heading, texts]) => [`## ${heading}`, texts.join('\n')]);
  return `${[...head, ...blocks.flat()].join('\n\n')}\n`;
}

function toEntry({heading, page: {title, description, permalink}}: Listed, origin: string): Entry {
  const link = `- [${escapeText(toText(title))}](${pageAddress(twinPath(permalink), {url: origin})})`;
  return {heading, text: description ? `${link}: ${escapeText(toText(description))}` : link};
}

/** Escapes characters that would end the text of a link, or begin HTML. */
const escapeText = (text: string): string => text.replace(/[[\]\\<]/g, '\\$&');

/** Puts text on one line, and cuts it at TEXT_LIMIT. */
function toText(text: string): string {
  const whole = toLine(text);
  const characters = Array.from(whole);
  return characters.length <= TEXT_LIMIT ? whole : `${characters.slice(0, TEXT_LIMIT - 1).join('')}…`;
}
