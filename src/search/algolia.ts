/**
 * The search of a hosted engine, for a site whose index outgrows the browser: Algolia with records as DocSearch's
 * crawler makes them (https://docsearch.algolia.com/docs/record-extractor), asked over its REST interface
 * (https://www.algolia.com/doc/rest-api/search/) so that no client of theirs has to be loaded.
 */
import {MAX_HITS} from './limits';
import {ELLIPSIS, toHtml} from './mark';
import type {SearchEngine, SearchHit, Segment} from './types';
import {SearchUnavailable} from './unavailable';

/** preset-classic's `themeConfig.algolia`, as far as it is followed here. */
export interface AlgoliaSettings {
  appId: string;
  /** The public key, which may only search. */
  apiKey: string;
  indexName: string;
  /** Sent along, such as `facetFilters`. */
  searchParameters?: Record<string, unknown>;
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof LEVELS)[number];

/** A value with marks in it; what is between them is text as the crawler read it. */
interface Marked {
  value: string;
}

interface AlgoliaRecord {
  /** Absolute, with the anchor. */
  url: string;
  hierarchy: Partial<Record<Level, string | null>>;
  content?: string | null;
  _highlightResult?: {hierarchy?: Partial<Record<Level, Marked>>};
  _snippetResult?: {content?: Marked};
}

/**
 * Marks that no text holds: characters of Unicode's private area. With markup for marks, a record's own markup could
 * not be told from them.
 */
const MARK_START = '\uE000';
const MARK_END = '\uE001';

/** Several records can be of one section; so many are asked for to have enough sections. */
const RECORDS = 2 * MAX_HITS;
const EXCERPT_WORDS = 30;
/** Algolia refuses more bytes than 512. */
const MAX_QUERY = 128;
const TIMEOUT = 5_000;

/**
 * @param host - origin of the service, without a slash at its end
 */
export function createAlgoliaEngine(
  {appId, apiKey, indexName, searchParameters}: AlgoliaSettings,
  host = `https://${appId}-dsn.algolia.net`,
): SearchEngine {
  const closed = new AbortController();

  async function search(query: string): Promise<SearchHit[]> {
    const response = await fetch(`${host}/1/indexes/${encodeURIComponent(indexName)}/query`, {
      method: 'POST',
      headers: {
        ...{'content-type': 'application/json'},
        ...{'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey},
      },
      body: JSON.stringify({
        ...searchParameters,
        ...{query: Array.from(query).slice(0, MAX_QUERY).join(''), hitsPerPage: RECORDS},
        attributesToRetrieve: ['hierarchy', 'content', 'url'],
        attributesToHighlight: ['hierarchy'],
        attributesToSnippet: [`content:${EXCERPT_WORDS}`],
        ...{snippetEllipsisText: ELLIPSIS.text, highlightPreTag: MARK_START, highlightPostTag: MARK_END},
      }),
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(TIMEOUT)]),
    });
    if (!response.ok) throw new Error(`${host} answers with ${response.status}.`);
    return toHits(((await response.json()) as {hits: AlgoliaRecord[]}).hits);
  }

  return {
    search: (query) =>
      query.trim()
        ? search(query).catch((cause: unknown) => {
            throw new SearchUnavailable(String(cause), {cause});
          })
        : Promise.resolve([]),
    close: () => closed.abort(),
  };
}

/** A hit for each section, in the order of the records. */
function toHits(records: readonly AlgoliaRecord[]): SearchHit[] {
  const bySection = new Map<string, AlgoliaRecord>();
  for (const record of records) {
    const {pathname, hash} = new URL(record.url);
    const href = pathname + hash;
    if (!bySection.has(href)) bySection.set(href, record);
  }
  return [...bySection].slice(0, MAX_HITS).map(([href, record], id) => toHit(href, record, id));
}

function toHit(href: string, record: AlgoliaRecord, id: number): SearchHit {
  const levels = LEVELS.filter((level) => record.hierarchy[level]);
  const parts = levels.map((level) =>
    toSegments(record._highlightResult?.hierarchy?.[level]?.value ?? record.hierarchy[level]!),
  );
  const excerpt = toSegments(record._snippetResult?.content?.value ?? record.content ?? '');
  return {
    ...{id, href, isPage: !href.includes('#')},
    ...{title: parts.at(-1) ?? [], titles: parts.slice(0, -1)},
    ...{excerpt, html: toHtml(excerpt)},
  };
}

/** Runs of text from a value with marks; a mark that is never closed reaches to the end. */
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
