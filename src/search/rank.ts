/**
 * The order of hits: what is exactly the query comes first; then a document counts the more the more of the query it
 * answers, and the more its page does, for what is asked is often spread over sections.
 */
import type {Finding} from './find';
import type {Need, Query} from './query';
import type {SearchDocument} from './types';
import {together, weigh, type Evidence} from './weigh';

/** A document that may be a hit. */
export interface Candidate {
  /** By need. */
  findings: readonly Finding[];
  document: Omit<SearchDocument, 'html'>;
  /** keyOf its title. */
  titleKey: string;
  /** The address of the page that it is or is on. */
  page: string;
}

/** What the page that a document is on counts, to the document's own 1. */
const PAGE_SHARE = 0.5;
/** What a title adds that answers the whole query, as a share of the score: its page's; its own, where it says no more. */
const TITLE_BONUS = {page: 2, own: 1.2};
/** How much faster than its share of the query the bonus of a page's title falls. */
const TITLE_POWER = 1.5;
/** What each hit of a page leaves to the next one, so that one page does not fill the list. */
const NEXT_OF_PAGE = 0.4;

interface Ranked extends Candidate {
  exactness: number;
  score: number;
}

/**
 * Puts candidates in order, best first.
 *
 * @param weights - what the query's needs weigh
 */
export function rank(query: Query, candidates: readonly Candidate[], weights: readonly number[]): Candidate[] {
  const evidence = candidates.map(({findings}) => weigh(query.needs, findings, weights));
  const pages = evidenceOfPages(candidates, evidence, query.needs);
  const shareOf = (answers: readonly number[]): number =>
    sum(answers.map((answer, at) => answer * weights[at]!)) / sum(weights);
  return mixPages(
    candidates.map((candidate, at) => {
      const [own, page] = [evidence[at]!, pages.get(candidate.page)!];
      const titles =
        TITLE_BONUS.page * shareOf(page.inTitle) ** TITLE_POWER +
        TITLE_BONUS.own * shareOf(own.inTitle) * conciseness(own, candidate);
      return {
        ...candidate,
        exactness: exactnessOf(query, candidate),
        score:
          (sum(own.strengths) + PAGE_SHARE * sum(page.strengths)) *
          Math.sqrt(shareOf(own.answers) * shareOf(page.answers)) *
          (1 + titles),
      };
    }),
  );
}

/** By a page's address what its candidates have together, with the page's own title. */
function evidenceOfPages(
  candidates: readonly Candidate[],
  evidence: readonly Evidence[],
  needs: readonly Need[],
): ReadonlyMap<string, Evidence> {
  const nothing = needs.map(() => 0);
  const untitled = {strengths: nothing, answers: nothing, inTitle: nothing};
  const pages = new Map<string, Evidence>();
  candidates.forEach(({page, document}, at) => {
    const before = pages.get(page) ?? untitled;
    pages.set(page, document.isPage ? together([evidence[at]!, before]) : together([before, evidence[at]!]));
  });
  return pages;
}

/** The share of a title's words that the query has. */
const conciseness = ({inTitle}: Evidence, {titleKey}: Candidate): number =>
  Math.min(1, sum(inTitle) / titleKey.split(' ').length);

/** Sorts, and takes from each hit what those before it on its page have had. */
function mixPages(candidates: readonly Ranked[]): Ranked[] {
  const before = new Map<string, number>();
  return candidates
    .toSorted(compare)
    .map((one) => {
      const count = before.get(one.page) ?? 0;
      before.set(one.page, count + 1);
      return {...one, score: one.score * NEXT_OF_PAGE ** count};
    })
    .sort(compare);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

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
 * names as it was typed, 1 where it has the identifier, else 0: by scores alone a section may come first that has many
 * names of the same beginning.
 */
function exactnessOf({key, identifier, path}: Query, {findings: [finding], titleKey, document}: Candidate): number {
  if (titleKey === key) return 4;
  const fields = identifier !== undefined ? fieldsOf(identifier, finding) : [];
  if (fields.includes('title')) return 3;
  if (path !== undefined && document.text.toLowerCase().includes(path)) return 2;
  return fields.length > 0 ? 1 : 0;
}

const fieldsOf = (term: string, finding: Finding): readonly string[] =>
  finding && Object.hasOwn(finding.match, term) ? finding.match[term]! : [];
