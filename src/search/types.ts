/** The types that the build, the worker and the dialog share (SPEC §3 "Search index document"). */

/** A page, or the part of a page below one heading. */
export interface SearchDocument {
  /** Index of the document in the list of all documents. */
  id: number;
  /** The text of the heading; the `# Title` for a page. */
  title: string;
  /** Titles of the headings above, outermost first: the page, then its sections. */
  titles: string[];
  /** The text below the heading, up to the next heading, followed by lines of its code samples. */
  text: string;
  /** `text` as escaped HTML. Neither the index nor a hit contains it: a hit has only the HTML of its excerpt. */
  html: string;
  /** Path with the base path, and `#anchor` for a section. The router gets this address unchanged. */
  href: string;
  /** Whether the document is a page; otherwise it is a section of one. */
  isPage: boolean;
}

/** A document as it is indexed. */
export type IndexedDocument = Omit<SearchDocument, 'html'>;

/** A document without its text. The index file has no texts. */
export type DocumentHead = Omit<IndexedDocument, 'text'>;

/** A run of plain text, never HTML. A `marked` run matches the query. */
export interface Segment {
  text: string;
  marked: boolean;
}

/** A document that matches a query, with its matches marked. */
export interface SearchHit {
  /** Unique among the hits of a query. */
  id: number;
  /** Path with the base path, and `#anchor` for a section. The router gets this address unchanged. */
  href: string;
  isPage: boolean;
  title: Segment[];
  /** Titles of the headings above, outermost first. */
  titles: Segment[][];
  /**
   * The sentences or the line of code with the most matches, or the beginning of the text when only titles match. An
   * ellipsis marks where a sentence is cut. Empty for a document without text; undefined until the text is loaded.
   */
  excerpt: Segment[] | undefined;
  /** The excerpt as HTML: escaped, matches in `<mark>` (SPEC §3). The dialog renders `excerpt` instead. */
  html: string;
}

/** A search that is ready to answer. */
export interface SearchEngine {
  /** Whether the index is divided into parts, so that `search` returns only the first few hits. */
  readonly isDivided: boolean;
  /**
   * Finds the documents that match a query, best first.
   *
   * @returns at most `RANKING.maxHits` hits; none for an empty query
   * @throws SearchUnavailable when the engine fails
   */
  search: (query: string) => Promise<SearchHit[]>;
  /**
   * Finds all hits. This takes longer if parts of the index or the hits' texts have to load. If a text doesn't load, the
   * hit's excerpt is empty.
   *
   * @param withExcerpts - whether the hits need excerpts
   * @throws SearchUnavailable like `search`
   */
  searchAll: (query: string, withExcerpts: boolean) => Promise<SearchHit[]>;
}

/** Thrown when search can't answer, such as when the index was never built or didn't load. The message says why. */
export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
