/** The search itself, without worker or network: documents in, ranked hits out. */
import MiniSearch from 'minisearch';
import {findAll, type Finding, type Findings} from './find';
import {MAX_HITS} from './limits';
import {excerptOf, markText, toHtml} from './mark';
import {keyOf, readQuery} from './query';
import {rank} from './rank';
import {findWords, termsOf} from './tokenize';
import type {SearchDocument, SearchHit} from './types';
import {createVocabulary, type GrowingVocabulary} from './vocabulary';
import {strengthsOf, weightsOf} from './weigh';

/** Documents that are ranked: of a short beginning nearly all match, and those far down never come first. */
const MAX_CANDIDATES = 200;

type Indexed = Omit<SearchDocument, 'html'>;

/** Answers at once. */
export interface Engine {
  /** SearchEngine.search without the wait. */
  search: (query: string) => SearchHit[];
}

/** Builds the index of the documents (some 5 µs a word). */
export function createEngine(documents: readonly Indexed[]): Engine {
  const vocabulary = createVocabulary();
  const index = createIndex(documents, vocabulary);
  const places = documents.map(({title, href}) => ({titleKey: keyOf(title), page: href.split('#')[0]!}));

  return {
    search(typed) {
      const query = readQuery(typed, vocabulary);
      if (query.needs.length === 0) return [];
      const found = findAll(index, query.needs, vocabulary);
      const weights = weightsOf(found.frequencies, documents.length);
      const candidates = best(found, weights).map(([id, findings]) => ({
        ...{findings, document: documents[id]!},
        ...places[id]!,
      }));
      return rank(query, candidates, weights)
        .slice(0, MAX_HITS)
        .map(({document, findings}) => toHit(document, new Set(termsToMark(findings))));
    },
  };
}

/** MiniSearch's index of the documents, whose words the vocabulary learns. */
function createIndex(documents: readonly Indexed[], vocabulary: GrowingVocabulary): MiniSearch {
  const index = new MiniSearch({
    fields: ['title', 'text', 'titles'],
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
  });
  for (const {id, title, titles, text} of documents) {
    const words = [title, text, titles.join(' ')].map(findWords);
    vocabulary.learn(words.flat());
    const [titleTerms, textTerms, parentTerms] = words.map((of) => termsOf(of).join(' '));
    index.add({id, title: titleTerms, text: textTerms, titles: parentTerms});
  }
  return index;
}

/** Those that speak most of the query. */
function best({documents}: Findings, weights: readonly number[]): [number, readonly Finding[]][] {
  const scored = Array.from(documents, ([id, findings]) => ({
    ...{id, findings},
    strength: strengthsOf(findings, weights).reduce((sum, strength) => sum + strength, 0),
  }));
  const least =
    Float64Array.from(scored, ({strength}) => strength)
      .sort()
      .at(-MAX_CANDIDATES) ?? 0;
  return scored.filter(({strength}) => strength >= least).map(({id, findings}) => [id, findings]);
}

/** What was found of a query: words that are only alike are left out where the word itself is there too. */
function termsToMark(findings: readonly Finding[]): string[] {
  const terms = findings.flatMap((finding) => finding?.terms ?? []);
  const queryTerms = findings.flatMap((finding) => finding?.queryTerms ?? []);
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
