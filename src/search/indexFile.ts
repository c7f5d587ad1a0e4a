/**
 * The files of search: the index, which a query needs, and for each page a file with its texts, from which the excerpts
 * of hits are cut.
 */
import type {Postings} from './postings';
import type {DocumentHead} from './types';

/** The folder of the index, below the base path. */
export const INDEX_FOLDER = '_portal';

/** The folder of the texts, one file a page, each named by the hash of its content. */
export const TEXTS_FOLDER = `${INDEX_FOLDER}/texts`;

/** The file that names the current index. It is never served from a cache, because each deploy may name a new index. */
export const POINTER_FILE = 'search.json';

/** The content of the pointer file. For a large portal, it's the head of the index, which saves a request. */
export type CurrentIndex = IndexPointer | IndexHead;

/** The content of the pointer file for an index in one file. */
export interface IndexPointer {
  /** File name of the index in the same folder, with the hash of its content. */
  index: string;
}

/**
 * A page: its route below the base path (`dms/client`; empty for the home page), the name of its file of texts without
 * the ending, then the page itself and its sections.
 */
export type IndexPage = [route: string, texts: string, ...sections: IndexSection[]];

/** A section. The anchor is left out when it is the slug of the title. */
export type IndexSection = [level: number, title: string, anchor?: string];

/** The content of the index file. The documents of the postings are the sections of all pages, in order. */
export interface IndexFile extends Postings {
  pages: IndexPage[];
}

/** The index of a large portal: what every query needs. Everything else is in parts. */
export interface IndexHead extends Pick<IndexFile, 'lengths'> {
  /** By document, the level of its heading (`writeNumbers`). */
  levels: string;
  /** By document, the number of words in its title (`wordCount`, `writeNumbers`). */
  titleLengths: string;
  parts: PartNames;
}

/** The parts of an index, each named by the hash of its content. */
export interface PartNames {
  /**
   * `TermLists` of `Postings.words`, sorted, with the lists of titles, each with its first term; the first part has an
   * empty text for it.
   */
  words: [first: string, name: string][];
  /** All terms of `Postings.words`, without their lists. A query for similar words needs them. */
  terms: string;
  /** `Postings.paths`. A query for a path of names needs them. */
  paths: string;
  /** The routes of all pages, a list in their order. A query of one word needs them. */
  routes: string;
  /** `IndexPage`s in lists of `PAGES_IN_PART`. A hit needs the list with its page. */
  pages: string[];
}

/** The number of pages in a part. In a larger part, a hit would need less of it. */
export const PAGES_IN_PART = 8;

/** Returns the name of the index file, or of a part, in the folder of the index. */
export const indexName = (hash: string): string => `search-index-${hash}.json`;

/** Milliseconds for a file of search to load: enough at 50 kbit/s. */
export const LOAD_TIMEOUT = 20_000;

/**
 * The text of a section: the prose, with a line break after each paragraph, list item or row, then lines of code from
 * its samples. Each name in the samples that the prose lacks is in one of the lines.
 */
export type SectionText = [prose: string, ...code: string[]];

/** The content of a file of texts: a text for each section of the page. */
export type PageTexts = SectionText[];

/** Returns the path of a file of texts, below the base path. */
export const textsPath = (texts: string): string => `${TEXTS_FOLDER}/${texts}.json`;

/** A document of the index, and where its text is. */
export interface IndexedHead extends DocumentHead {
  /** The name of the page's file of texts. */
  texts: string;
  /** Index of the document's text in the file. */
  place: number;
}

/** The anchor that Docusaurus gives to most titles. The file stores all other anchors. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * Creates the documents of SPEC §3 from an index file, without their texts.
 *
 * @param basePath - with a slash at both ends
 * @param firstId - the ID of the first document
 */
export function toDocuments({pages}: Pick<IndexFile, 'pages'>, basePath: string, firstId = 0): IndexedHead[] {
  return pages
    .flatMap(([route, texts, ...sections]) =>
      withParents(sections).map((section, place) => ({route, texts, place, ...section})),
    )
    .map(({route, texts, place, titles, section: [level, title, anchor]}, at) => ({
      id: firstId + at,
      title,
      titles,
      href: basePath + route + (level === 1 ? '' : `#${anchor ?? slugOf(title)}`),
      isPage: level === 1,
      texts,
      place,
    }));
}

/** Adds the titles of the parents to each section: the closest heading of each higher level. */
function withParents(sections: readonly IndexSection[]): {titles: string[]; section: IndexSection}[] {
  const parents: IndexSection[] = [];
  return sections.map((section) => {
    while (parents.length > 0 && parents.at(-1)![0] >= section[0]) parents.pop();
    const titles = parents.map(([, title]) => title);
    parents.push(section);
    return {titles, section};
  });
}
