/** Derives the structure of pages and nested sections from the levels of the documents' headings. */

/** The structure of documents, by their IDs. */
export interface Outline {
  /** How many documents there are. */
  size: number;
  isPage: (id: number) => boolean;
  /** Returns the number of a document's page: 0 for the first page. */
  pageOf: (id: number) => number;
  /** Returns the ID of the section or page that a section belongs to; undefined for a page. */
  parentOf: (id: number) => number | undefined;
  /** Returns the ID that comes after a document and all documents below it. */
  endOf: (id: number) => number;
}

/**
 * Opens an outline.
 *
 * @param levels - the level of each document's heading: 1 for a page, 2 to 6 for a section
 */
export function openOutline(levels: readonly number[]): Outline {
  const pages = new Int32Array(levels.length);
  const parents = new Int32Array(levels.length);
  const ends = new Int32Array(levels.length).fill(levels.length);
  /** The documents above the current one, outermost first. */
  const above: number[] = [];
  let page = -1;
  levels.forEach((level, id) => {
    while (above.length > 0 && levels[above.at(-1)!]! >= level) ends[above.pop()!] = id;
    if (level === 1) page += 1;
    pages[id] = page;
    parents[id] = above.at(-1) ?? -1;
    above.push(id);
  });
  return {
    size: levels.length,
    isPage: (id) => levels[id] === 1,
    pageOf: (id) => pages[id]!,
    parentOf: (id) => (parents[id]! < 0 ? undefined : parents[id]),
    endOf: (id) => ends[id]!,
  };
}
