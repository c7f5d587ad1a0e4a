/**
 * The search files: the index, and for each page a file with the texts of the page's sections. A query needs only the
 * index. The excerpts of hits come from the texts. The index of a large portal is split: a head, which every query
 * needs, and parts, which load when a query needs them.
 */
import type {Postings} from './postings';
import type {DocumentHead} from './types';

/** The folder of the index, below the base path. */
export const INDEX_FOLDER = '_portal';

/** The folder of the texts. Each page has one file, named by the hash of the file's content. */
export const TEXTS_FOLDER = `${INDEX_FOLDER}/texts`;

/**
 * The file that names the current index. Browsers check for a new version before each use, because each release may
 * have a new index.
 */
export const POINTER_FILE = 'search.json';

/**
 * The content of {@link POINTER_FILE}. For a large portal, the file itself contains the head of the index, which saves a
 * request.
 */
export type CurrentIndex = IndexPointer | IndexHead;

/** The content of the pointer file for an index in one file. */
export interface IndexPointer {
  /** The name of the index file, in the same folder. It contains the hash of the file's content. */
  index: string;
}

/**
 * A page: its route below the base path (`dms/client`; empty for the home page), the name of its file of texts (without
 * `.json`), and its sections. The first section stands for the page itself.
 */
export type IndexPage = [route: string, texts: string, ...sections: IndexSection[]];

/** A section, with the level of its heading. The anchor is left out if it is the slug of the title. */
export type IndexSection = [level: number, title: string, anchor?: string];

/** The content of the index file. A document's ID in the postings is its position among the sections of all pages. */
export interface IndexFile extends Postings {
  pages: IndexPage[];
}

/** The head of a large portal's index. */
export interface IndexHead extends Pick<IndexFile, 'lengths'> {
  /** The level of each document's heading, written by `writeNumbers`. */
  levels: string;
  /** The number of content words (`contentWords`) in each document's title, written by `writeNumbers`. */
  titleLengths: string;
  parts: PartNames;
}

/** The names of an index's parts. Each name is the hash of the part's content. */
export interface PartNames {
  /**
   * Each of these parts has a range of the sorted terms of `Postings.words`, with the terms' lists for texts and titles
   * (`TermLists`). `first` is the first term in the part. For the first part, it is empty.
   */
  words: [first: string, name: string][];
  /** The part with all terms of `Postings.words`, without lists. A search for similar words needs this part. */
  terms: string;
  /** The part with `Postings.paths`. A query for a path, such as `client.canmessage`, needs this part. */
  paths: string;
  /** The part with the routes of all pages, in the order of the pages. A query of one word needs this part. */
  routes: string;
  /** Each of these parts is a list of `PAGES_IN_PART` pages (`IndexPage`). A hit needs the part with its page. */
  pages: string[];
}

/** The number of pages in a part. A hit needs only its own page, so larger parts would contain more unneeded data. */
export const PAGES_IN_PART = 8;

/** Returns the name of the index file, or of a part, in the folder of the index. */
export const indexName = (hash: string): string => `search-index-${hash}.json`;

/** The time limit for loading the index or a part of it, in milliseconds. It's long enough at 50 kbit/s. */
export const LOAD_TIMEOUT = 20_000;

/**
 * The text of a section. The first item is the prose, with a line break after each paragraph, list item and table row.
 * The other items are lines of code from the section's samples. Together, the lines of code contain every indexed name
 * that occurs only in the samples.
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

/** Returns the slug of a title. Most anchors are the slug; the index file stores only the others. */
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

/** Adds to each section the titles of the headings above it: the closest heading of each higher level. */
function withParents(sections: readonly IndexSection[]): {titles: string[]; section: IndexSection}[] {
  const parents: IndexSection[] = [];
  return sections.map((section) => {
    while (parents.length > 0 && parents.at(-1)![0] >= section[0]) parents.pop();
    const titles = parents.map(([, title]) => title);
    parents.push(section);
    return {titles, section};
  });
}
