/** The search engine without worker or network: documents in, ranked hits out. MiniSearch is used here only. */
import MiniSearch, {type QueryCombination} from 'minisearch';
import {toHit} from './mark';
import {contentKey, readQuery, type QueryTerm} from './query';
import {rank, strengthOf, termWeights, type TermMatch} from './rank';
import {RANKING} from './ranking';
import {findWords, stemOf, termsOf} from './tokenize';
import type {IndexedDocument, SearchHit} from './types';
import {createVocabulary, type GrowingVocabulary, type Vocabulary} from './vocabulary';

/** A search engine that answers synchronously. */
export interface Engine {
  /** Like SearchEngine.search, without a promise. */
  search: (query: string) => SearchHit[];
}

/** Creates the engine and indexes the documents, which takes about 5 µs a word. */
export function createEngine(documents: readonly IndexedDocument[]): Engine {
  const vocabulary = createVocabulary();
  const index = createIndex(documents, vocabulary);
  const details = documents.map(({title, href}) => ({titleKey: contentKey(title), page: href.split('#')[0]!}));

  return {
    search(text) {
      const query = readQuery(text, vocabulary);
      if (query.terms.length === 0) return [];
      const {matchesById, frequencies} = findMatches(index, query.terms, vocabulary);
      const weights = termWeights(frequencies, documents.length);
      const candidates = strongest(matchesById, weights).map(([id, matches]) => ({
        document: documents[id]!,
        matches,
        ...details[id]!,
      }));
      return rank(query, candidates, weights)
        .slice(0, RANKING.maxHits)
        .map(({document, matches}) => toHit(document, matches));
    },
  };
}

/** Creates MiniSearch's index of the documents, and teaches their words to the vocabulary. */
function createIndex(documents: readonly IndexedDocument[], vocabulary: GrowingVocabulary): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'text', 'titles'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
  });
  for (const {id, title, titles, text} of documents) {
    const fields = [title, text, titles.join(' ')].map(findWords);
    vocabulary.learn(fields.flat());
    const [titleTerms, textTerms, parentTerms] = fields.map((words) => termsOf(words).join(' '));
    index.add({id, title: titleTerms, text: textTerms, titles: parentTerms});
  }
  return index;
}

/** The matches of a query. */
interface Matches {
  /** By document id: a match for each query term, undefined for a term that the document lacks. */
  matchesById: ReadonlyMap<number, readonly TermMatch[]>;
  /** In how many documents each query term occurs. */
  frequencies: readonly number[];
}

/**
 * Looks for each query term separately, because MiniSearch adds up all matches: four forms of one word would outweigh
 * three words of the query. Rare terms come first, which limits the work for common ones (`RANKING.speed`).
 */
function findMatches(index: MiniSearch, terms: readonly QueryTerm[], {has, frequencyOf}: Vocabulary): Matches {
  const {maxFuzzyLength, maxFuzzyTerms, fieldBoost, bm25} = RANKING.matching;
  const {commonFrom, prefixLength} = RANKING.speed;
  const matchesById = new Map<number, TermMatch[]>();
  const frequencies = terms.map(({stem}) => frequencyOf(stem));
  const rareFirst = terms.map((_, at) => at).sort((a, b) => frequencies[a]! - frequencies[b]!);
  const fuzzy = rareFirst
    .filter((at) => terms[at]!.isUnknown && terms[at]!.word.length <= maxFuzzyLength)
    .slice(0, maxFuzzyTerms);
  for (const at of rareFirst) {
    const {word} = terms[at]!;
    const isNarrowed = matchesById.size >= commonFrom;
    const isCommon = (term: string): boolean =>
      !isNarrowed &&
      index.documentCount > commonFrom &&
      (has(term) ? frequencyOf(stemOf({term, parts: []})) > commonFrom : term.length < prefixLength);
    const leniency = {isFuzzy: fuzzy.includes(at), isPrefix: word.length > 1 || terms.length === 1};
    const results = index.search(toMiniSearch(terms[at]!, leniency, isCommon), {
      boost: fieldBoost,
      bm25,
      boostDocument: isNarrowed ? (id: number) => Number(matchesById.has(id)) : undefined,
    });
    for (const result of results) {
      const id = result.id as number;
      const matches = matchesById.get(id) ?? Array<TermMatch>(terms.length).fill(undefined);
      matches[at] = result;
      matchesById.set(id, matches);
    }
    frequencies[at] ||= results.length;
  }
  return {matchesById, frequencies};
}

/** A query term in the form that MiniSearch expects. Terms contain no spaces, so a space separates them. */
function toMiniSearch(
  {word, forms, parts, synonyms, joined}: QueryTerm,
  {isFuzzy, isPrefix}: {isFuzzy: boolean; isPrefix: boolean},
  isCommon: (term: string) => boolean,
): QueryCombination {
  const {alternativeBoost, fuzzy, prefix, maxEdits} = RANKING.matching;
  const all = (terms: readonly string[], boost: number): QueryCombination => ({
    queries: [terms.join(' ')],
    combineWith: 'AND',
    prefix: false,
    fuzzy: false,
    boostTerm: () => boost,
    fields: terms.some(isCommon) ? ['title', 'titles'] : undefined,
  });
  return {
    combineWith: 'OR',
    queries: [
      {...all([word], 1), prefix: isPrefix && prefix, fuzzy: isFuzzy && fuzzy, maxFuzzy: maxEdits},
      ...[...forms, ...parts].map((term) => all([term], alternativeBoost)),
      ...synonyms.map((phrase) => all(phrase, alternativeBoost)),
      ...joined.map((name) => ({...all([name], alternativeBoost), prefix: true})),
    ],
  };
}

/** The documents with the strongest matches; ties at the limit are all kept. */
function strongest(
  matchesById: Matches['matchesById'],
  weights: readonly number[],
): (readonly [id: number, matches: readonly TermMatch[]])[] {
  const strengths = new Map(
    Array.from(matchesById, ([id, matches]) => [
      id,
      matches.reduce((sum, match, at) => sum + strengthOf(match, weights[at]!), 0),
    ]),
  );
  const least = Float64Array.from(strengths.values()).sort().at(-RANKING.speed.maxCandidates) ?? 0;
  return [...matchesById].filter(([id]) => strengths.get(id)! >= least);
}
