/** The search engine without worker or network: an index in, ranked hits out. */
import type {SectionText} from './indexFile';
import {toHit} from './mark';
import {matchTerm, type TermMatch} from './match';
import {openPostings, type OpenPostings, type PostingsSource} from './postings';
import {contentKey, readQuery, type QueryTerm} from './query';
import {rank, strengthOf, termWeights, type Candidate} from './rank';
import {RANKING} from './ranking';
import {stemOf} from './tokenize';
import type {DocumentHead, SearchHit} from './types';
import {createVocabulary, type Vocabulary} from './vocabulary';

/** Answers at once. */
export interface Engine {
  /**
   * Finds the documents that match a query, best first.
   *
   * @param textOf - returns the text of a document; without it, hits have no excerpts
   * @returns at most `RANKING.maxHits` hits; none for an empty query
   */
  search: (query: string, textOf?: (id: number) => SectionText | undefined) => SearchHit[];
  /** Forgets what it found, because the postings have more parts now. */
  forget: () => void;
}

/** Creates the engine. It uses the postings as they are. */
export function createEngine(documents: readonly DocumentHead[], postings: PostingsSource): Engine {
  const index = openPostings(postings, documents);
  let vocabulary = createVocabulary(index);

  function find(text: string): Candidate[] {
    const query = readQuery(text, vocabulary);
    if (query.terms.length === 0) return [];
    const {matchesById, frequencies} = findMatches(index, query.terms, vocabulary);
    const weights = termWeights(frequencies, documents.length);
    const withPath = query.path === undefined ? undefined : index.documentsWithPath(query.path);
    const candidates = strongest(matchesById, weights).map(([id, matches]): Candidate => {
      const document = documents[id]!;
      return {
        document,
        matches,
        hasPath: withPath?.has(id) ?? false,
        titleKey: contentKey(document.title),
        page: document.href.split('#')[0]!,
      };
    });
    return rank(query, candidates, weights).slice(0, RANKING.maxHits);
  }

  // The excerpts of a query's hits are asked for after the hits.
  let last: {text: string; found: Candidate[]} | undefined;
  return {
    search(text, textOf) {
      last = last?.text === text ? last : {text, found: find(text)};
      return last.found.map(({document, matches}) => toHit(document, matches, textOf?.(document.id)));
    },
    forget() {
      last = undefined;
      vocabulary = createVocabulary(index);
    },
  };
}

/** The matches of a query. */
interface Found {
  /** By document ID: a match for each query term, undefined for a term that the document lacks. */
  matchesById: ReadonlyMap<number, readonly (TermMatch | undefined)[]>;
  /** In how many documents each query term occurs. */
  frequencies: readonly number[];
}

/** Looks for each query term. Rare terms come first, which bounds the work for common ones (`RANKING.speed`). */
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

/** The documents with the strongest matches; ties at the limit are all kept. */
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
