/**
 * Finds the documents that have a word of a query, or an alternative such as a synonym, and computes how strongly each
 * document matches (BM25).
 */
import type {Field, OpenPostings} from './postings';
import type {QueryTerm} from './query';
import {RANKING} from './ranking';
import {similarTerms} from './similar';

/** The match of one query term in one document. */
export interface TermMatch {
  /** The BM25 score over all fields, with their boosts. */
  score: number;
  /** The words of the document that matched, each with the fields that have the word. */
  match: Readonly<Record<string, readonly Field[]>>;
  /** The words of the query term that led to a match: the typed word, or alternatives (see `QueryTerm`). */
  queryTerms: readonly string[];
}

/** The matches of a query term by document ID. */
export type Matches = ReadonlyMap<number, TermMatch>;

type GrowingMatches = Map<number, {score: number; match: Record<string, Field[]>; queryTerms: string[]}>;

const ALL_FIELDS: readonly Field[] = ['title', 'text', 'titles'];

/** How a query term is looked for. */
export interface MatchOptions {
  /** Whether similar words match too. */
  isFuzzy: boolean;
  /** Whether the word also matches longer words that begin with it. */
  isPrefix: boolean;
  /** Whether a term is so common that only headings are searched for it. */
  isCommon: (term: string) => boolean;
  /** Whether to search a document. */
  mayMatch: (id: number) => boolean;
}

/**
 * Finds the documents that have a query term or an alternative to it. If a document has several of these words, their
 * scores are added.
 */
export function matchTerm(index: OpenPostings, term: QueryTerm, options: MatchOptions): Matches {
  const {word, forms, parts, synonyms, joined} = term;
  const {alternativeBoost} = RANKING.matching;
  const matches = lookFor(index, word, 1, options);
  const alternative = (one: string, isPrefix = false) =>
    lookFor(index, one, alternativeBoost, {...options, isFuzzy: false, isPrefix});
  for (const one of [...forms, ...parts]) merge(matches, alternative(one));
  for (const phrase of synonyms) merge(matches, inAll(phrase.map((one) => alternative(one))));
  for (const name of joined) merge(matches, alternative(name, true));
  return matches;
}

/** Looks for a word. If the options allow it, also looks for longer and similar words, with less weight. */
function lookFor(index: OpenPostings, word: string, boost: number, options: MatchOptions): GrowingMatches {
  const matches: GrowingMatches = new Map();
  const {fuzzy, maxEdits, longerWeight, longerSlope, similarWeight} = RANKING.matching;
  const fields = options.isCommon(word) ? ALL_FIELDS.filter((field) => field !== 'text') : ALL_FIELDS;
  const add = (term: string, weight: number): void => {
    for (const field of fields) addField(matches, index, field, {word, term, weight: weight * boost}, options.mayMatch);
  };
  add(word, 1);
  if (options.isPrefix) {
    for (const {term} of index.words.startingWith(word)) {
      const more = term.length - word.length;
      if (more > 0) add(term, (longerWeight * term.length) / (term.length + longerSlope * more));
    }
  }
  const most = options.isFuzzy ? Math.min(maxEdits, Math.round(word.length * fuzzy)) : 0;
  if (most > 0) {
    for (const {term, edits} of similarTerms(index.words.all(), word, most)) {
      const isLonger = options.isPrefix && term.startsWith(word);
      if (edits > 0 && !isLonger) add(term, (similarWeight * term.length) / (term.length + edits));
    }
  }
  return matches;
}

interface Found {
  /** The word that was looked for. */
  word: string;
  /** The word that the documents have. */
  term: string;
  weight: number;
}

function addField(
  matches: GrowingMatches,
  {size, fields}: OpenPostings,
  field: Field,
  {word, term, weight}: Found,
  mayMatch: MatchOptions['mayMatch'],
): void {
  const {documentsWith, relativeLength} = fields[field];
  const counts = documentsWith(term);
  const {k, b, d} = RANKING.matching.bm25;
  const rarity = Math.log(1 + (size - counts.size + 0.5) / (counts.size + 0.5));
  const factor = weight * RANKING.matching.fieldBoost[field] * rarity;
  for (const [id, times] of counts) {
    if (!mayMatch(id)) continue;
    const known = matches.get(id) ?? {score: 0, match: noWords(), queryTerms: [word]};
    known.score += factor * (d + (times * (k + 1)) / (times + k * (1 - b + b * relativeLength(id))));
    (known.match[term] ??= []).push(field);
    matches.set(id, known);
  }
}

/** Returns a record without a prototype, because `constructor` and `__proto__` are words too. */
const noWords = (): Record<string, Field[]> => Object.create(null) as Record<string, Field[]>;

/** Adds `others` to `matches`. If a document is in both, its scores are added. */
function merge(matches: GrowingMatches, others: GrowingMatches): void {
  for (const [id, {score, match, queryTerms}] of others) {
    const known = matches.get(id);
    if (!known) {
      matches.set(id, {score, match, queryTerms});
      continue;
    }
    known.score += score;
    for (const [term, fields] of Object.entries(match)) {
      known.match[term] = [...new Set([...(known.match[term] ?? []), ...fields])];
    }
    for (const term of queryTerms) if (!known.queryTerms.includes(term)) known.queryTerms.push(term);
  }
}

/** Returns the documents that have every word of a phrase. */
function inAll([first, ...others]: readonly GrowingMatches[]): GrowingMatches {
  const all: GrowingMatches = new Map();
  for (const [id, match] of first ?? []) if (others.every((matches) => matches.has(id))) all.set(id, match);
  for (const matches of others) merge(all, new Map([...matches].filter(([id]) => all.has(id))));
  return all;
}
