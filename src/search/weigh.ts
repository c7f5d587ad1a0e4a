/**
 * What a finding is worth. MiniSearch adds up what it finds, so that a document with four forms of one word would count
 * more than one with three words of the query. Here each need counts up to its weight and no more.
 */
import type {Finding} from './find';
import type {Need} from './query';

/** How surely a term that was found stands for the one that was typed. */
const SURENESS = {itself: 1, joined: 1, form: 0.8, prefix: 0.8, synonym: 0.8, misspelt: 0.6};

/** The score at which a need of weight 1 counts half; it grows with the square, as scores do for rare words. */
const HALF = 3;

/** What speaks for a document or a page, by need. */
export interface Evidence {
  /** How much it speaks of each, from 0 to the need's weight. */
  strengths: readonly number[];
  /** How surely it answers each, from 0 to 1. */
  answers: readonly number[];
  /** How surely by its title alone. */
  inTitle: readonly number[];
}

/**
 * What needs weigh: a word that nearly all documents have tells little.
 *
 * @param frequencies - how many documents have each
 * @param all - how many documents there are
 */
export const weightsOf = (frequencies: readonly number[], all: number): number[] =>
  frequencies.map((having) => Math.log(1 + (all + 1) / (having + 1)));

/** How much a document speaks of each need. */
export const strengthsOf = (findings: readonly Finding[], weights: readonly number[]): number[] =>
  weights.map((weight, at) => {
    const finding = findings[at];
    if (!finding) return 0;
    // MiniSearch multiplies by the number of terms that it was asked for and found.
    const score = finding.score / Math.max(1, finding.queryTerms.length);
    return (weight * score) / (score + HALF * weight ** 2);
  });

/** Weighs what was found in a document. */
export const weigh = (needs: readonly Need[], findings: readonly Finding[], weights: readonly number[]): Evidence => ({
  strengths: strengthsOf(findings, weights),
  answers: needs.map((need, at) => sureness(need, termsOf(findings[at]))),
  inTitle: needs.map((need, at) => sureness(need, titleTermsOf(findings[at]))),
});

/** Of some documents the best that they have for each need; what is in the title of the first is in their title. */
export const together = ([first, ...others]: readonly [Evidence, ...Evidence[]]): Evidence =>
  others.reduce(
    (all, {strengths, answers}) => ({
      ...all,
      strengths: larger(all.strengths, strengths),
      answers: larger(all.answers, answers),
    }),
    first,
  );

const larger = (some: readonly number[], others: readonly number[]): number[] =>
  some.map((one, at) => Math.max(one, others[at]!));

type Terms = readonly string[];

const termsOf = (finding: Finding): Terms => (finding ? Object.keys(finding.match) : []);

const titleTermsOf = (finding: Finding): Terms =>
  termsOf(finding).filter((term) => finding!.match[term]!.includes('title'));

/** How surely the terms that were found for a need answer it. */
function sureness({word, forms, parts, others, joined}: Need, found: Terms): number {
  if (found.length === 0) return 0;
  if (found.includes(word)) return SURENESS.itself;
  const has = (term: string): boolean => found.includes(term);
  const begins = (name: string): boolean => found.some((term) => term.startsWith(name));
  if (joined.some(begins)) return SURENESS.joined;
  const standIns = [...forms, ...parts, ...others.flat()];
  return Math.max(
    forms.some(has) ? SURENESS.form : 0,
    begins(word) ? SURENESS.prefix : 0,
    others.some((phrase) => phrase.every(has)) ? SURENESS.synonym : 0,
    // What is neither the word nor begins with it nor stands for it is what MiniSearch takes for it.
    found.some((term) => !standIns.includes(term)) ? SURENESS.misspelt : 0,
    parts.length > 0 ? (SURENESS.misspelt * parts.filter(has).length) / parts.length : 0,
  );
}
