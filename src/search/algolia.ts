/**
 * Searches with Algolia, for a site whose index is too large for the browser. DocSearch's crawler writes the records of
 * Algolia's index (https://docsearch.algolia.com/docs/record-extractor). This module calls the REST API
 * (https://www.algolia.com/doc/rest-api/search/), so that the browser doesn't load Algolia's client.
 */
import {ELLIPSIS, toHtml} from './mark';
import {RANKING} from './ranking';
import {SearchUnavailable, type SearchEngine, type SearchHit, type Segment} from './types';

/** The part of preset-classic's `themeConfig.algolia` that is supported here. */
export interface AlgoliaSettings {
  appId: string;
  /** The public key, which can only search. */
  apiKey: string;
  indexName: string;
  /** Further parameters of the request, such as `facetFilters`. */
  searchParameters?: Record<string, unknown>;
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];

/** Text from the crawler, in which Algolia has marked the matches. */
interface Marked {
  value: string;
}

interface AlgoliaRecord {
  /** Absolute URL, with the anchor. */
  url: string;
  hierarchy: Partial<Record<Level, string | null>>;
  content?: string | null;
  _highlightResult?: {hierarchy?: Partial<Record<Level, Marked>>};
  _snippetResult?: {content?: Marked};
}

/**
 * Algolia puts these characters around matches. They are from Unicode's private use area, so no record contains them.
 * HTML tags would be ambiguous, because a record can contain tags.
 */
const MARK_START = '\uE000';
const MARK_END = '\uE001';

/** Records to ask for: twice the number of hits, because several records can belong to one section. */
const RECORDS = 2 * RANKING.maxHits;
const EXCERPT_WORDS = 30;
/** The maximum number of characters of a query; the rest isn't sent. Algolia refuses queries of more than 512 bytes. */
const MAX_QUERY = 128;
/** Milliseconds to wait for an answer. */
const TIMEOUT = 5_000;

/**
 * Creates a search engine that sends queries to Algolia.
 *
 * @param host - origin of the service, without a slash at its end
 */
export function createAlgoliaEngine(
  {appId, apiKey, indexName, searchParameters}: AlgoliaSettings,
  host = `https://${appId}-dsn.algolia.net`,
): SearchEngine {
  async function search(query: string): Promise<SearchHit[]> {
    const response = await fetch(`${host}/1/indexes/${encodeURIComponent(indexName)}/query`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': apiKey,
      },
      body: JSON.stringify({
        ...searchParameters,
        query: Array.from(query).slice(0, MAX_QUERY).join(''),
        hitsPerPage: RECORDS,
        attributesToRetrieve: ['hierarchy', 'content', 'url'],
        attributesToHighlight: ['hierarchy'],
        attributesToSnippet: [`content:${EXCERPT_WORDS}`],
        snippetEllipsisText: ELLIPSIS.text,
        highlightPreTag: MARK_START,
        highlightPostTag: MARK_END,
      }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (!response.ok) throw new Error(`${host} returned status ${response.status}.`);
    return toHits(((await response.json()) as {hits: AlgoliaRecord[]}).hits);
  }

  const find = (query: string): Promise<SearchHit[]> =>
    query.trim()
      ? search(query).catch((cause: unknown) => {
          throw new SearchUnavailable(String(cause), {cause});
        })
      : Promise.resolve([]);

  return {isDivided: false, search: find, searchAll: find};
}

/** Returns one hit for each section, in the order of the records. */
function toHits(records: readonly AlgoliaRecord[]): SearchHit[] {
  const bySection = new Map<string, AlgoliaRecord>();
  for (const record of records) {
    const {pathname, hash} = new URL(record.url);
    const href = pathname + hash;
    if (!bySection.has(href)) bySection.set(href, record);
  }
  return [...bySection].slice(0, RANKING.maxHits).map(([href, record], id) => toHit(href, record, id));
}

function toHit(href: string, record: AlgoliaRecord, id: number): SearchHit {
  const levels = LEVELS.filter((level) => record.hierarchy[level]);
  const parts = levels.map((level) =>
    toSegments(record._highlightResult?.hierarchy?.[level]?.value ?? record.hierarchy[level]!),
  );
  const excerpt = toSegments(record._snippetResult?.content?.value ?? record.content ?? '');
  return {
    id,
    href,
    isPage: !href.includes('#'),
    title: parts.at(-1) ?? [],
    titles: parts.slice(0, -1),
    excerpt,
    html: toHtml(excerpt),
  };
}

/** Splits text at its marks. A mark without an end extends to the next mark. */
function toSegments(value: string): Segment[] {
  return value
    .split(MARK_START)
    .flatMap((piece, index): Segment[] => {
      if (index === 0) return [{text: piece, marked: false}];
      const [marked = '', ...rest] = piece.split(MARK_END);
      return [
        {text: marked, marked: true},
        {text: rest.join(''), marked: false},
      ];
    })
    .filter(({text}) => text !== '');
}
