/** What search is made of, shared by the build, the worker and the dialog (SPEC §3 "Search index document"). */

/** A page, or the part of a page below one heading. */
export interface SearchDocument {
  /** Its place in the index. */
  id: number;
  /** The heading's text; for a page its `# Title`. */
  title: string;
  /** The titles of its parents by heading level, outermost first: the page, then the headings above. */
  titles: string[];
  /** The text below the heading up to the next one; samples and every tab included. */
  text: string;
  /** `text`, escaped. Not in the file: made from `text` where it is asked for, so that the file carries nothing twice. */
  html: string;
  /** Where it is, as the router takes it: the path with the base path, and `#anchor` for a section. */
  href: string;
  /** Whether it is a page rather than a section of one. */
  isPage: boolean;
}

/** A run of plain text; `marked` where it is what the reader looked for. To be rendered as text. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** A document that was found, with the places where it matches. */
export interface SearchHit {
  /** Unlike any other hit's of the same query. */
  id: number;
  /** As the router takes it (`history.push`, `<Link to>`): the path with the base path, and `#anchor` for a section. */
  href: string;
  isPage: boolean;
  title: Segment[];
  /** The parents' titles, outermost first. */
  titles: Segment[][];
  /**
   * The text around the first match, or its beginning where only titles match, with an ellipsis where it is cut; empty
   * where there is no text.
   */
  excerpt: Segment[];
  /** The excerpt as markup: escaped, with `<mark>` (SPEC §3). The dialog renders `excerpt` instead. */
  html: string;
}

/** A search that is ready. */
export interface SearchEngine {
  /**
   * Finds what fits the query, best first.
   *
   * @returns at most 16 hits (SPEC §9); none for an empty query
   * @throws SearchUnavailable where the engine fails or was closed
   */
  search: (query: string) => Promise<SearchHit[]>;
  /** Ends it; searches under way are rejected. */
  close: () => void;
}
