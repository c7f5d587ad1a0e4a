/** Asks MiniSearch for each need of a query on its own, and keeps down what that costs. */
import type MiniSearch from 'minisearch';
import type {QueryCombination, SearchResult} from 'minisearch';
import type {Need} from './query';
import {stemOf} from './tokenize';
import type {Vocabulary} from './vocabulary';

/** SPEC §9: boosts, fuzziness and prefix. A term may differ by a fifth of its letters. */
export const MATCHING = {boost: {title: 4, text: 2, titles: 1}, fuzzy: 0.2, prefix: true} as const;

/** How much a word counts by how often a document has it: MiniSearch's own values, but a mere occurrence counts less. */
const BM25 = {k: 1.2, b: 0.7, d: 0.1};

/** What counts beside the word itself, to its own 1. */
const BOOST = {form: 0.7, longerForm: 0.6, synonym: 0.5, joined: 0.8, part: 0.8};

/** Letters that may differ at most, and the length from which a word has to be as it stands. */
const MAX_EDITS = 3;
const MAX_FUZZY_LENGTH = 30;
/** Of one query so many words are looked for misspelt; the others lead there too. */
const MAX_FUZZY_NEEDS = 4;

/**
 * What keeps a query fast in a portal of many thousand sections. A word that more documents than this have is looked for
 * in titles alone, and once so many are found, in those alone: the rare words come first, and what has none of them is
 * not among the best.
 */
const ENOUGH = 1_000;
/** Shorter beginnings of words are as common as can be. */
const SHORT = 3;

/** What MiniSearch found in a document for one need; undefined for nothing. */
export type Finding = SearchResult | undefined;

/** What a query found. */
export interface Findings {
  /** By document; in each the findings in the order of the needs. */
  documents: ReadonlyMap<number, readonly Finding[]>;
  /** How many documents each need stands in. */
  frequencies: readonly number[];
}

/** Looks for each need. */
export function findAll(index: MiniSearch, needs: readonly Need[], {has, frequencyOf}: Vocabulary): Findings {
  const documents = new Map<number, Finding[]>();
  const frequencies = needs.map(({stem}) => frequencyOf(stem));
  const rareFirst = needs.map((_, at) => at).sort((a, b) => frequencies[a]! - frequencies[b]!);
  let misspelt = 0;
  for (const at of rareFirst) {
    const need = needs[at]!;
    const fuzzy = need.isUnknown && need.word.length <= MAX_FUZZY_LENGTH && (misspelt += 1) <= MAX_FUZZY_NEEDS;
    const isEnough = documents.size >= ENOUGH;
    const isCommon = (term: string): boolean =>
      !isEnough &&
      index.documentCount > ENOUGH &&
      (has(term) ? frequencyOf(stemOf({term, parts: []})) > ENOUGH : term.length < SHORT);
    let count = 0;
    index.search(toMiniSearch(need, {fuzzy, prefix: need.word.length > 1 || needs.length === 1}, isCommon), {
      ...{boost: MATCHING.boost, bm25: BM25},
      ...(isEnough && {boostDocument: (id: number) => Number(documents.has(id))}),
      // A filter sees each result before they are sorted, which is not needed here and takes long where they are many.
      filter(result) {
        count += 1;
        const id = result.id as number;
        const findings = documents.get(id) ?? Array<Finding>(needs.length).fill(undefined);
        findings[at] = result;
        documents.set(id, findings);
        return false;
      },
    });
    frequencies[at] ||= count;
  }
  return {documents, frequencies};
}

/** Whether a need may be misspelt, and be the beginning of a word. */
type Leniency = Record<'fuzzy' | 'prefix', boolean>;

/** A need in MiniSearch's words. Terms hold no spaces, so that a space parts them. */
function toMiniSearch(
  {word, forms, parts, others, joined}: Need,
  {fuzzy, prefix}: Leniency,
  isCommon: (term: string) => boolean,
): QueryCombination {
  const spec = (terms: readonly string[], boost: number): QueryCombination => ({
    ...{queries: [terms.join(' ')], combineWith: 'AND', prefix: false, fuzzy: false},
    boostTerm: () => boost,
    ...(terms.some(isCommon) && {fields: ['title', 'titles']}),
  });
  return {
    combineWith: 'OR',
    queries: [
      {...spec([word], 1), prefix: prefix && MATCHING.prefix, fuzzy: fuzzy && MATCHING.fuzzy, maxFuzzy: MAX_EDITS},
      // A form that begins with the word is found as a beginning too.
      ...forms.map((form) => spec([form], form.startsWith(word) ? BOOST.longerForm : BOOST.form)),
      ...parts.map((part) => spec([part], BOOST.part)),
      ...others.map((phrase) => spec(phrase, BOOST.synonym)),
      ...joined.map((name) => ({...spec([name], BOOST.joined), prefix: true})),
    ],
  };
}
