/** The search engine, without worker or network. It searches an index and returns ranked hits. */
import type {SectionText} from './indexFile';
import {toHit} from './mark';
import {matchTerm, type TermMatch} from './match';
import type {Outline} from './outline';
import {openPostings, type OpenPostings, type Postings} from './postings';
import {readQuery, type QueryTerm} from './query';
import {rank, strengthOf, termWeights, type Candidate} from './rank';
import {RANKING} from './ranking';
import {stemOf} from './tokenize';
import type {DocumentHead, SearchHit} from './types';
import {createVocabulary, type Vocabulary} from './vocabulary';

/** What the engine searches: an index in one file (`openSingleFile`) or in parts (`openParts`). */
export interface SearchSource {
  postings: OpenPostings;
  outline: Pick<Outline, 'isPage' | 'pageOf'>;
  /** Returns the path of a document's page, with the base path; undefined while the routes aren't loaded. */
  routeOf: (id: number) => string | undefined;
  /** Returns a document; undefined while the document isn't loaded. */
  documentOf: (id: number) => DocumentHead | undefined;
}

/** Returns an index in one file as a `SearchSource`. */
export function openSingleFile(documents: readonly DocumentHead[], postings: Postings): SearchSource {
  const paths = documents.map(({href}) => href.split('#')[0]!);
  const pages = new Map([...new Set(paths)].map((path, page) => [path, page]));
  return {
    postings: openPostings(postings, documents),
    outline: {isPage: (id) => documents[id]!.isPage, pageOf: (id) => pages.get(paths[id]!)!},
    routeOf: (id) => paths[id],
    documentOf: (id) => documents[id],
  };
}

/** The options of `Engine.search`. */
export interface SearchOptions {
  /** Returns the text of a document. Without this function, hits have no excerpts. */
  textOf?: (id: number) => SectionText | undefined;
  /** The maximum number of hits; by default `RANKING.maxHits`. */
  most?: number;
}

/** A search engine that answers synchronously. */
export interface Engine {
  /**
   * Finds the documents that match a query, best first.
   *
   * @returns at most `RANKING.maxHits` hits; none for an empty query
   */
  search: (query: string, options?: SearchOptions) => SearchHit[];
  /** Forgets earlier results. Call it when more parts of the index have loaded. */
  forget: () => void;
}

/** Creates the search engine for an opened index. */
export function createEngine({postings, outline, routeOf, documentOf}: SearchSource): Engine {
  let vocabulary = createVocabulary(postings);

  function find(text: string): Candidate[] {
    const query = readQuery(text, vocabulary);
    if (query.terms.length === 0) return [];
    // If the routes aren't loaded yet, ask for them now, so that they load together with the terms.
    if (query.isWord) routeOf(0);
    const {matchesById, frequencies} = findMatches(postings, query.terms, vocabulary);
    const weights = termWeights(frequencies, postings.size);
    const withPath = query.path === undefined ? undefined : postings.documentsWithPath(query.path);
    const titled = documentsTitled(query.key.split(' '), postings, vocabulary);
    const candidates = strongest(matchesById, weights).map(([id, matches]): Candidate => ({
      id,
      isPage: outline.isPage(id),
      page: outline.pageOf(id),
      route: (query.isWord ? routeOf(id) : undefined) ?? '',
      titleLength: postings.titleLength(id),
      hasTitle: titled.has(id),
      hasPath: withPath?.has(id) ?? false,
      matches,
    }));
    return rank(query, candidates, weights).slice(0, RANKING.maxHits);
  }

  // The last query's matches, kept because the dialog asks for the same hits again, with excerpts.
  let last: {text: string; found: Candidate[]} | undefined;
  return {
    search(text, {textOf, most} = {}) {
      last = last?.text === text ? last : {text, found: find(text)};
      return last.found.slice(0, most).flatMap(({id, matches}) => {
        const document = documentOf(id);
        return document ? [toHit(document, matches, textOf?.(id))] : [];
      });
    },
    forget() {
      last = undefined;
      vocabulary = createVocabulary(postings);
    },
  };
}

/** Returns the IDs of the documents whose title has exactly these stems. */
function documentsTitled(
  stems: readonly string[],
  {fields, titleLength}: OpenPostings,
  {formsOf}: Vocabulary,
): ReadonlySet<number> {
  const [first, ...others] = [...new Set(stems)].map(
    (stem) => new Set(formsOf(stem).flatMap((term) => [...fields.title.documentsWith(term).keys()])),
  );
  return new Set(
    [...first!].filter((id) => titleLength(id) === stems.length && others.every((documents) => documents.has(id))),
  );
}

interface Found {
  /** For each document ID, a match for each query term; undefined for a term that the document lacks. */
  matchesById: ReadonlyMap<number, readonly (TermMatch | undefined)[]>;
  /** In how many documents each query term occurs. */
  frequencies: readonly number[];
}

/**
 * Looks for each query term, rare terms first. Once many documents match, the terms that are left are looked for only
 * in these documents (`RANKING.speed`).
 */
function findMatches(index: OpenPostings, terms: readonly QueryTerm[], {has, frequencyOf}: Vocabulary): Found {
  const {prefix, maxFuzzyLength, maxFuzzyTerms} = RANKING.matching;
  const {commonFrom, prefixLength} = RANKING.speed;
  const matchesById = new Map<number, (TermMatch | undefined)[]>();
  const frequencies = terms.map(({stem}) => frequencyOf(stem));
  const rareFirst = terms.map((_, at) => at).sort((a, b) => frequencies[a]! - frequencies[b]!);
  const fuzzy = rareFirst
    .filter((at) => terms[at]!.isUnknown && terms[at]!.word.length <= maxFuzzyLength)
    .slice(0, maxFuzzyTerms);
  for (const at of rareFirst) {
    const {word} = terms[at]!;
    const isNarrowed = matchesById.size >= commonFrom;
    const results = matchTerm(index, terms[at]!, {
      isFuzzy: fuzzy.includes(at),
      isPrefix: (word.length > 1 || terms.length === 1) && prefix,
      isCommon: (term) =>
        !isNarrowed &&
        index.size > commonFrom &&
        (has(term) ? frequencyOf(stemOf({term, parts: []})) > commonFrom : term.length < prefixLength),
      mayMatch: (id) => !isNarrowed || matchesById.has(id),
    });
    for (const [id, match] of results) {
      const matches = matchesById.get(id) ?? Array<TermMatch | undefined>(terms.length).fill(undefined);
      matches[at] = match;
      matchesById.set(id, matches);
    }
    frequencies[at] ||= results.size;
  }
  return {matchesById, frequencies};
}

/** Returns the documents with the strongest matches. Documents that tie with the last of them are kept too. */
function strongest(
  matchesById: Found['matchesById'],
  weights: readonly number[],
): (readonly [id: number, matches: readonly (TermMatch | undefined)[]])[] {
  const strengths = new Map(
    Array.from(matchesById, ([id, matches]) => [
      id,
      matches.reduce((sum, match, at) => sum + strengthOf(match, weights[at]!), 0),
    ]),
  );
  const least = Float64Array.from(strengths.values()).sort().at(-RANKING.speed.maxCandidates) ?? 0;
  return [...matchesById].filter(([id]) => strengths.get(id)! >= least);
}
