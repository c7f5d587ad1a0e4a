/**
 * Orders the documents that match a query. For a query of one word, pages about the word come first. Next come
 * documents whose title is exactly the query and, if the query is a name in code, documents that have exactly this
 * name. All others are ordered by score. The score grows with the share of the query that the document has, and with
 * the share that its page has, because the answer to a question is often spread over the sections of a page.
 */
import type {TermMatch} from './match';
import type {Field} from './postings';
import {contentKey, type Query, type QueryTerm} from './query';
import {RANKING} from './ranking';

/** A document that may become a hit. */
export interface Candidate {
  id: number;
  isPage: boolean;
  /** The number of the document's page. */
  page: number;
  /** The path of the page; empty unless the query is one word. */
  route: string;
  /** The number of words in the title, without question words. */
  titleLength: number;
  /** Whether the title has exactly the query's words. */
  hasTitle: boolean;
  /** Whether the text has the query's path (`Query.path`). */
  hasPath: boolean;
  /** A match for each query term; undefined for a term that the document lacks. */
  matches: readonly (TermMatch | undefined)[];
}

/** How well a document or a whole page matches, by query term. */
interface PageScore {
  /** How strongly it matches each term, from 0 to the term's weight. */
  strengths: readonly number[];
  /** For each term, the confidence that the match is what the term means, from 0 to 1. */
  answers: readonly number[];
  /** Like `answers`, but from matches in the title alone. */
  titleAnswers: readonly number[];
}

interface Ranked extends Candidate {
  /** For a query of one word: the confidence that the document is the page about the word, a value of `ABOUT`. */
  about: number;
  exactness: number;
  score: number;
}

/**
 * Orders candidates, best first.
 *
 * @param weights - a weight for each term of the query
 */
export function rank(query: Query, candidates: readonly Candidate[], weights: readonly number[]): Candidate[] {
  const {pageShare, pageTitle, pageTitlePower, ownTitle} = RANKING.score;
  const scores = candidates.map(({matches}) => scoreOf(query.terms, matches, weights));
  const pages = scorePages(candidates, scores);
  const share = (answers: readonly number[]): number =>
    sum(answers.map((answer, at) => answer * weights[at]!)) / sum(weights);
  // If the titles of pages have the whole query, only sections of these pages can have it as their exact title: the page
  // about group chat comes before the section "Group chat" of the FAQ.
  const titled = new Set(
    candidates.flatMap(({isPage, page}, at) =>
      isPage && scores[at]!.titleAnswers.every((answer) => answer >= RANKING.confidence.alternative) ? [page] : [],
    ),
  );
  // If a title has every word of a phrase, the phrase isn't a name: "inbox id" means the inbox ID, not `inboxId`.
  const isTitled = scores.some(({titleAnswers}) => titleAnswers.every((answer) => answer === 1));
  const identifier = query.isPhrase && isTitled ? undefined : query.identifier;
  const ranked = candidates.map((candidate, at): Ranked => {
    const own = scores[at]!;
    const page = pages.get(candidate.page)!;
    const strength = sum(own.strengths) + pageShare * sum(page.strengths);
    const coverage = Math.sqrt(share(own.answers) * share(page.answers));
    const titles =
      pageTitle * share(page.titleAnswers) ** pageTitlePower +
      ownTitle * share(own.titleAnswers) * conciseness(own, candidate);
    return {
      ...candidate,
      about: topicLevel(query, candidate),
      exactness: exactnessOf(
        identifier,
        candidate,
        candidate.isPage || titled.size === 0 || titled.has(candidate.page),
      ),
      score: strength * coverage * (1 + titles),
    };
  });
  return mixPages(introductionFirst(query, ranked));
}

/**
 * Returns the weight of each query term. A word that nearly all documents have weighs little.
 *
 * @param frequencies - in how many documents each term occurs
 * @param total - the number of documents
 */
export const termWeights = (frequencies: readonly number[], total: number): number[] =>
  frequencies.map((frequency) => Math.log(1 + (total + 1) / (frequency + 1)));

/** Returns how strongly a document matches a query term, from 0 to the term's weight. */
export function strengthOf(match: TermMatch | undefined, weight: number): number {
  if (!match) return 0;
  return (weight * match.score) / (match.score + RANKING.score.half * weight ** 2);
}

/** Returns how well a document matches each query term. */
export const scoreOf = (
  terms: readonly QueryTerm[],
  matches: readonly (TermMatch | undefined)[],
  weights: readonly number[],
): PageScore => ({
  strengths: matches.map((match, at) => strengthOf(match, weights[at]!)),
  answers: terms.map((term, at) => confidence(term, matchedWords(matches[at]))),
  titleAnswers: terms.map((term, at) => confidence(term, matchedWords(matches[at], 'title'))),
});

const matchedWords = (match: TermMatch | undefined, field?: Field): string[] =>
  Object.entries(match?.match ?? {}).flatMap(([word, fields]) => (!field || fields.includes(field) ? [word] : []));

/** Returns the confidence that the matched words are what a query term means, from 0 to 1. */
function confidence({word, forms, parts, synonyms, joined}: QueryTerm, matched: readonly string[]): number {
  if (matched.length === 0) return 0;
  if (matched.includes(word)) return 1;
  const {alternative, similar} = RANKING.confidence;
  const has = (term: string): boolean => matched.includes(term);
  const hasPrefix = (prefix: string): boolean => matched.some((term) => term.startsWith(prefix));
  if (joined.some(hasPrefix)) return 1;
  if (forms.some(has) || hasPrefix(word) || synonyms.some((phrase) => phrase.every(has))) return alternative;
  // A word that isn't one of these alternatives is a fuzzy match.
  const alternatives = [...forms, ...parts, ...synonyms.flat()];
  if (matched.some((term) => !alternatives.includes(term))) return similar;
  return parts.length > 0 ? (similar * parts.filter(has).length) / parts.length : 0;
}

/**
 * Returns the scores of pages, by page number: for each term, the best score of all candidates on the page. For
 * `titleAnswers`, only the page's own title counts.
 */
function scorePages(candidates: readonly Candidate[], scores: readonly PageScore[]): ReadonlyMap<number, PageScore> {
  const pages = new Map<number, PageScore>();
  candidates.forEach(({page, isPage}, at) => {
    const own = isPage ? scores[at]! : {...scores[at]!, titleAnswers: scores[at]!.titleAnswers.map(() => 0)};
    const others = pages.get(page);
    pages.set(page, others ? mergeScores(others, own) : own);
  });
  return pages;
}

/** Returns the better of two scores for each query term. */
export const mergeScores = (one: PageScore, other: PageScore): PageScore => ({
  strengths: larger(one.strengths, other.strengths),
  answers: larger(one.answers, other.answers),
  titleAnswers: larger(one.titleAnswers, other.titleAnswers),
});

const larger = (some: readonly number[], others: readonly number[]): number[] =>
  some.map((one, at) => Math.max(one, others[at]!));

/** Returns the share of a title's words that the query has, from 0 to 1. */
const conciseness = ({titleAnswers}: PageScore, {titleLength}: Candidate): number =>
  Math.min(1, sum(titleAnswers) / Math.max(1, titleLength));

/** Sorts candidates. A candidate's score is lowered once for each better candidate on the page (`nextOfPage`). */
function mixPages(candidates: readonly Ranked[]): Ranked[] {
  const counts = new Map<number, number>();
  return candidates
    .toSorted(compare)
    .map((candidate) => {
      const better = counts.get(candidate.page) ?? 0;
      counts.set(candidate.page, better + 1);
      return {...candidate, score: candidate.score * RANKING.score.nextOfPage ** better};
    })
    .sort(compare);
}

/** A page comes before its sections when everything else is equal. */
const compare = (a: Ranked, b: Ranked): number =>
  b.about - a.about ||
  b.exactness - a.exactness ||
  b.score - a.score ||
  Number(b.isPage) - Number(a.isPage) ||
  a.id - b.id;

/** The values of `Ranked.about`. */
const ABOUT = {named: 3, introduction: 2, title: 1, other: 0};

/**
 * For a query of one word: returns the confidence that a document is the page about the word. The confidence is highest
 * if the last part of the page's address is the word, also without its hyphens, and lower if only the title has the
 * word. Such a page comes before all sections, even those with the word in their titles.
 */
function topicLevel({isWord, key, terms: [term]}: Query, {isPage, matches, route}: Candidate): number {
  if (!isWord || !isPage) return ABOUT.other;
  const inTitle = wordsInTitle(term!, matches[0]);
  const ending = route.split('/').at(-1)!;
  const name = contentKey(ending);
  const isNamed = term!.isUnknown
    ? inTitle.some((word) => contentKey(word) === name)
    : ending.replaceAll('-', '') === term!.word;
  if (name === key || isNamed) return ABOUT.named;
  return inTitle.length > 0 ? ABOUT.title : ABOUT.other;
}

/**
 * Returns the words of a title that are a term or its forms. For a term that isn't in the index, returns the similar and
 * the longer words, which the reader probably means. Returns none for an identifier: `exactnessOf` orders these titles.
 */
const wordsInTitle = ({word, forms, parts, isUnknown}: QueryTerm, match: TermMatch | undefined): string[] =>
  parts.length > 0
    ? []
    : matchedWords(match, 'title').filter((one) => isUnknown || one === word || forms.includes(one));

/**
 * For a query of one word: raises the document that introduces the word. If there are pages about the word, this is the
 * first page in reading order with the word in its title and in the name of its folder. Otherwise, it is the first
 * section with the word in its title, but not one whose title has at least two words more than the shortest.
 */
function introductionFirst({isWord, key, terms}: Query, candidates: readonly Ranked[]): Ranked[] {
  if (!isWord) return [...candidates];
  const introductions = candidates.some(({about}) => about !== ABOUT.other)
    ? candidates.filter(
        ({about, route}) =>
          about === ABOUT.title &&
          contentKey(route.split('/').at(-2) ?? '')
            .split(' ')
            .includes(key),
      )
    : shortTitled(candidates.filter(({matches}) => wordsInTitle(terms[0]!, matches[0]).length > 0));
  const first = Math.min(...introductions.map(({id}) => id));
  return candidates.map((candidate) =>
    candidate.id === first ? {...candidate, about: ABOUT.introduction} : candidate,
  );
}

/** Leaves out documents whose titles have at least two words more than the shortest title. */
function shortTitled(candidates: readonly Ranked[]): readonly Ranked[] {
  const shortest = Math.min(...candidates.map(({titleLength}) => titleLength));
  return candidates.filter(({titleLength}) => titleLength <= shortest + 1);
}

/**
 * Returns 4 if the title is the query. For a query that is a name or path in code, returns 3 if the title has the name,
 * 2 if the text has the whole path, and 1 if another field has the name. Otherwise returns 0. By score alone, a section
 * with many similar names could come before a section with the name itself.
 *
 * @param identifier - the name, if the query is one
 * @param titleCounts - whether a title that is the query counts
 */
function exactnessOf(
  identifier: string | undefined,
  {matches: [match], hasTitle, hasPath}: Candidate,
  titleCounts: boolean,
): number {
  if (hasTitle && titleCounts) return 4;
  const isNamed = (field?: Field): boolean =>
    identifier !== undefined && matchedWords(match, field).includes(identifier);
  if (isNamed('title')) return 3;
  if (hasPath) return 2;
  return isNamed() ? 1 : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
