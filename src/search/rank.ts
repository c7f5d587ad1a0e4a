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

/** What a title that answers the whole query adds, as a share of the score. */
const TITLE_BONUS = 2;
/** How much faster than its share of the query a document's score falls. */
const COVERAGE_POWER = 2;

interface Ranked extends Candidate {
  exactness: number;
  score: number;
}

/** Puts candidates in order, best first. */
export function rank(query: Query, candidates: readonly Candidate[]): Candidate[] {
  const answers = candidates.map(({result}) => query.needs.map((need) => answer(need, result)));
  const weights = query.needs.map((_, need) => rarity(answers.filter((of) => of[need]! > 0).length, candidates.length));
  const whole = sum(weights);
  return candidates
    .map((candidate, index): Ranked => {
      const shareOf = (all: readonly number[]): number => sum(all.map((of, need) => of * weights[need]!)) / whole;
      const coverage = shareOf(answers[index]!);
      const inTitle = shareOf(query.needs.map((need) => answer(need, onlyTitle(candidate.result))));
      return {
        ...candidate,
        exactness: exactnessOf(query, candidate),
        score:
          (candidate.result.score / candidate.result.queryTerms.length) *
          coverage ** COVERAGE_POWER *
          (1 + TITLE_BONUS * inTitle ** COVERAGE_POWER),
      };
    })
    .sort(compare);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What a need weighs among the others: a word that nearly all candidates have tells little. */
const rarity = (having: number, all: number): number => Math.log(1 + (all + 1) / (having + 1));

/** A page stands before its sections where all else is the same. */
function compare(a: Ranked, b: Ranked): number {
  return (
    b.exactness - a.exactness ||
    b.score - a.score ||
    Number(b.document.isPage) - Number(a.document.isPage) ||
    a.document.id - b.document.id
  );
}

/**
 * 4 where the title is the query, 3 where it holds the identifier that the query is, 2 where the text has the path of
 * names as it was typed, 1 where it has the identifier, else 0: MiniSearch alone may put a section first that has many
 * names of the same beginning.
 */
function exactnessOf({key, identifier, path}: Query, {result, titleKey, document}: Candidate): number {
  if (titleKey === key) return 4;
  const fields = identifier !== undefined && Object.hasOwn(result.match, identifier) ? result.match[identifier]! : [];
  if (fields.includes('title')) return 3;
  if (path !== undefined && document.text.toLowerCase().includes(path)) return 2;
  return fields.length > 0 ? 1 : 0;
}

/** Which terms were found, and for which words of the query. */
type Found = Pick<SearchResult, 'match' | 'queryTerms'>;

/** What was found in the title, without the misspelt: of those MiniSearch does not tell which word they stand for. */
const onlyTitle = ({match}: SearchResult): Found => ({
  match: Object.fromEntries(Object.entries(match).filter(([, fields]) => fields.includes('title'))),
  queryTerms: [],
});

/** How well a document answers one need: by the word, by its parts together, or said otherwise. */
function answer({own: [whole, ...parts], others}: Need, found: Found): number {
  return Math.max(
    strength(whole!, found),
    parts.length === 0 ? 0 : MISSPELT * share(parts, found),
    others.some((phrase) => share(phrase, found) === 1) ? BY_SYNONYM : 0,
  );
}

const share = (terms: readonly string[], {match}: Found): number =>
  terms.filter((term) => Object.hasOwn(match, term)).length / terms.length;

function strength(term: string, {match, queryTerms}: Found): number {
  if (Object.hasOwn(match, term)) return EXACT;
  if (Object.keys(match).some((found) => found.startsWith(term))) return BY_PREFIX;
  return queryTerms.includes(term) ? MISSPELT : 0;
}
