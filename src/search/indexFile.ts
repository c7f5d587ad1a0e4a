/**
 * The index as it travels: what the documents are made from, each text once. MiniSearch's own index is built from it in the
 * worker: so the file holds nothing of the library's inner format, and no text twice.
 */
import type {SearchDocument} from './types';

/** Where the index lies below the base path. */
export const INDEX_FOLDER = '_portal';

/** Names the index in force; always asked for anew, for it is what leads to a new one after a deploy. */
export const POINTER_FILE = 'search.json';

/** What the pointer file holds. */
export interface IndexPointer {
  /** The index's file name in the same folder, with the hash of its content. */
  index: string;
}

/** A page by its route below the base path (`dms/client`; empty for the home page), and its sections, itself first. */
export type IndexPage = [route: string, ...sections: IndexSection[]];

/**
 * A section. The anchor is left out where it is the title's slug, the identifiers where there are none.
 *
 * Of samples only names are kept, each once a section and none that the prose has: that is what readers look for in
 * code, at less than half of the bytes. Signs, literals' words and the order of calls are left out.
 */
export type IndexSection = [level: number, title: string, text: string, identifiers?: string, anchor?: string];

/** The index file. */
export interface IndexFile {
  pages: IndexPage[];
}

/** The anchor that Docusaurus gives to most titles; where it does not, the file says so. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/**
 * Makes the documents of SPEC §3 from a file, without `html`, which is made from the text of a hit.
 *
 * @param basePath - with a slash at both ends
 */
export function toDocuments({pages}: IndexFile, basePath: string): Omit<SearchDocument, 'html'>[] {
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

/** Adds to each section the titles above it: of every lower level the last one, none from before a lower heading. */
function withParents(sections: readonly IndexSection[]): {titles: string[]; section: IndexSection}[] {
  const above: IndexSection[] = [];
  return sections.map((section) => {
    while (above.length > 0 && above.at(-1)![0] >= section[0]) above.pop();
    const titles = above.map(([, title]) => title);
    above.push(section);
    return {titles, section};
  });
}
