/**
 * The order of hits. MiniSearch's score says how much a document speaks of a term; of several terms any one is enough
 * for it. Here a document counts the more the more of the query it answers, and what is exactly the query comes first.
 */
import type {SearchResult} from 'minisearch';
import type {Need, Query} from './query';
import type {SearchDocument} from './types';

/** A document that MiniSearch found. */
export interface Candidate {
  result: SearchResult;
  document: Omit<SearchDocument, 'html'>;
  /** keyOf its title. */
  titleKey: string;
}

/** How surely a term that was found stands for the one that was typed. */
const EXACT = 1;
const BY_PREFIX = 0.85;
const MISSPELT = 0.6;
const BY_SYNONYM = 0.8;

/** How much faster than its share of the query a document's score falls. */
const COVERAGE_POWER = 2;

interface Ranked extends Candidate {
  exactness: number;
  score: number;
}

/** Puts candidates in order, best first. */
export function rank(query: Query, candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .map((candidate): Ranked => {
      const coverage = coverageOf(query, candidate.result);
      return {
        ...candidate,
        exactness: exactnessOf(query, candidate),
        score: candidate.result.score * coverage ** COVERAGE_POWER,
      };
    })
    .sort(compare);
}

function compare(a: Ranked, b: Ranked): number {
  return (
    b.exactness - a.exactness ||
    b.score - a.score ||
    Number(b.document.isPage) - Number(a.document.isPage) ||
    a.document.id - b.document.id
  );
}

/**
 * 3 where the title is the query, 2 where it holds the identifier that the query is, 1 where the text does, else 0:
 * MiniSearch alone may put a section first that has many names of the same beginning.
 */
function exactnessOf({key, identifier}: Query, {result, titleKey}: Candidate): number {
  if (titleKey === key) return 3;
  const fields =
    identifier !== undefined && Object.hasOwn(result.match, identifier) ? result.match[identifier] : undefined;
  if (!fields) return 0;
  return fields.includes('title') ? 2 : 1;
}

/** The share of the query that a document answers, from 0 to 1. */
function coverageOf({needs}: Query, result: SearchResult): number {
  const total = needs.reduce((sum, need) => sum + answer(need, result), 0);
  return total / needs.length;
}

/** How well a document answers one need: by the word, by its parts together, or said otherwise. */
function answer({own: [whole, ...parts], others}: Need, result: SearchResult): number {
  return Math.max(
    strength(whole!, result),
    parts.length === 0 ? 0 : MISSPELT * share(parts, result),
    ...others.map((phrase) => BY_SYNONYM * share(phrase, result)),
  );
}

const share = (terms: readonly string[], result: SearchResult): number =>
  terms.filter((term) => Object.hasOwn(result.match, term)).length / terms.length;

function strength(term: string, {match, queryTerms}: SearchResult): number {
  if (Object.hasOwn(match, term)) return EXACT;
  if (!queryTerms.includes(term)) return 0;
  return Object.keys(match).some((found) => found.startsWith(term)) ? BY_PREFIX : MISSPELT;
}
