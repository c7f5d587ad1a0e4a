/**
 * The index file: the content of the documents, each text once. The worker creates MiniSearch's index from it, so the
 * file doesn't depend on the library's format.
 */
import type {IndexedDocument} from './types';

/** The folder of the index, below the base path. */
export const INDEX_FOLDER = '_portal';

/** The file that names the current index. It is never served from a cache, because each deploy may name a new index. */
export const POINTER_FILE = 'search.json';

/** The content of the pointer file. */
export interface IndexPointer {
  /** File name of the index in the same folder, with the hash of its content. */
  index: string;
}

/** A page: its route below the base path (`dms/client`; empty for the home page), then the page itself and its sections. */
export type IndexPage = [route: string, ...sections: IndexSection[]];

/**
 * A section. Its anchor is left out if it is the slug of the title, and identifiers are left out if there are none.
 * Identifiers are the names in code samples that the text lacks, each once. Readers look for names, and names take less
 * than half of the samples' bytes.
 */
export type IndexSection = [level: number, title: string, text: string, identifiers?: string, anchor?: string];

/** The content of the index file. */
export interface IndexFile {
  pages: IndexPage[];
}

/** The anchor that Docusaurus gives to most titles. The file stores all other anchors. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * Creates the documents of SPEC §3 from an index file.
 *
 * @param basePath - with a slash at both ends
 */
export function toDocuments({pages}: IndexFile, basePath: string): IndexedDocument[] {
  return pages
    .flatMap(([route, ...sections]) => withParents(sections).map((section) => ({route, ...section})))
    .map(({route, titles, section: [level, title, text, identifiers, anchor]}, id) => ({
      id,
      title,
      titles,
      text: identifiers ? `${text} ${identifiers}`.trim() : text,
      href: basePath + route + (level === 1 ? '' : `#${anchor ?? slugOf(title)}`),
      isPage: level === 1,
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
