/** The search itself, without worker or network: documents in, ranked hits out. */
import MiniSearch, {type QueryCombination, type SearchResult} from 'minisearch';
import {MAX_HITS} from './limits';
import {excerptOf, markText, toHtml} from './mark';
import {keyOf, readQuery, type Query} from './query';
import {rank, type Candidate} from './rank';
import {tokenize} from './tokenize';
import type {SearchDocument, SearchHit} from './types';

/** SPEC §9: boosts, fuzziness and prefix. A term may differ by a fifth of its letters. */
export const MATCHING = {boost: {title: 4, text: 2, titles: 1}, fuzzy: 0.2, prefix: true} as const;

/** What another way to say a word counts, to the word's own 1. It is as it stands: no prefix, no misspelling. */
const SYNONYM_BOOST = 0.5;
/** What a part of an identifier counts, to the whole identifier's 1. */
const PART_BOOST = 0.4;

/** Documents that are ranked: of a short beginning nearly all match, and those far down never come first. */
const MAX_CANDIDATES = 300;

type Indexed = Omit<SearchDocument, 'html'>;

/** Answers at once. */
export interface Engine {
  /** SearchEngine.search without the wait. */
  search: (query: string) => SearchHit[];
}

/** Builds the index of the documents (some 5 µs a word). */
export function createEngine(documents: readonly Indexed[]): Engine {
  const known = new Set<string>();
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'text', 'titles'],
    extractField: (document, field) =>
      field === 'titles' ? document.titles.join(' ') : (document[field as 'id' | 'title' | 'text'] as string),
    tokenize,
    processTerm(term) {
      known.add(term);
      return term;
    },
    searchOptions: {...MATCHING, tokenize: (terms) => terms.split(' '), processTerm: (term) => term},
  });
  index.addAll(documents);
  const titleKeys = documents.map(({title}) => keyOf(title));

  return {
    search(typed) {
      const query = readQuery(typed, (term) => known.has(term));
      if (query.needs.length === 0) return [];
      const candidates = index
        .search(toMiniSearch(query))
        .slice(0, MAX_CANDIDATES)
        .map((result): Candidate => ({
          result: result,
          document: documents[result.id as number]!,
          titleKey: titleKeys[result.id as number]!,
        }));
      return rank(query, candidates)
        .slice(0, MAX_HITS)
        .map(({document, result}) => toHit(document, new Set(termsToMark(result))));
    },
  };
}

/** The query in MiniSearch's words. Terms hold no spaces, so that a space parts them. */
function toMiniSearch({needs}: Query): QueryCombination {
  const wholes = needs.map(({own: [whole]}) => whole!);
  const parts = unique(needs.flatMap(({own}) => own.slice(1))).filter((part) => !wholes.includes(part));
  const others = unique(needs.flatMap((need) => need.others.map((phrase) => phrase.join(' '))));
  const asItStands = (terms: string, boost: number): QueryCombination => ({
    ...{queries: [terms], prefix: false, fuzzy: false},
    boostTerm: () => boost,
  });
  return {
    combineWith: 'OR',
    queries: [
      {queries: [wholes.join(' ')], ...MATCHING},
      ...parts.map((part) => asItStands(part, PART_BOOST)),
      ...others.map((phrase): QueryCombination => ({...asItStands(phrase, SYNONYM_BOOST), combineWith: 'AND'})),
    ],
  };
}

const unique = (terms: readonly string[]): string[] => [...new Set(terms)];

/** What was found of a query: words that are only alike are left out where the word itself is there too. */
function termsToMark({terms, queryTerms}: SearchResult): string[] {
  const isSure = (term: string, queryTerm: string): boolean => term.startsWith(queryTerm);
  const unsure = queryTerms.filter((queryTerm) => !terms.some((term) => isSure(term, queryTerm)));
  return unsure.length > 0 ? terms : terms.filter((term) => queryTerms.some((queryTerm) => isSure(term, queryTerm)));
}

function toHit({id, href, isPage, title, titles, text}: Indexed, terms: ReadonlySet<string>): SearchHit {
  const excerpt = excerptOf(text, terms);
  return {
    ...{id, href, isPage},
    title: markText(title, terms),
    titles: titles.map((parent) => markText(parent, terms)),
    excerpt,
    html: toHtml(excerpt),
  };
}
