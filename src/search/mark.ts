/** Creates what a hit shows: runs of plain text, marked where the query matches. */
import {escapeHtml} from '../shared/html';
import type {SectionText} from './indexFile';
import type {TermMatch} from './match';
import {findWords} from './tokenize';
import type {DocumentHead, SearchHit, Segment} from './types';

/** The maximum length of an excerpt, in characters. */
const EXCERPT_LENGTH = 180;
/** The maximum number of characters before the densest group of matches, in an excerpt from a long sentence. */
const LEAD = 40;

/**
 * Returns a document as a hit, with its matches marked.
 *
 * @param text - the text of the document; without it, the hit has no excerpt
 */
export function toHit(
  {id, href, isPage, title, titles}: DocumentHead,
  matches: readonly (TermMatch | undefined)[],
  text?: SectionText,
): SearchHit {
  const terms = termsToMark(matches);
  const excerpt = text && excerptOf(text, terms);
  return {
    id,
    href,
    isPage,
    title: markText(title, terms),
    titles: titles.map((parent) => markText(parent, terms)),
    excerpt,
    html: toHtml(excerpt ?? []),
  };
}

/** A matched word of a document. */
interface Mark {
  /** How many of the word's letters the query has. */
  letters: number;
  /** The position of the query term that the word matches. */
  queryTerm: number;
}

/** The matched words. */
type Marks = ReadonlyMap<string, Mark>;

/**
 * Returns the matched words to mark. If every query term is the beginning of a matched word, fuzzy matches are left
 * out.
 */
function termsToMark(matches: readonly (TermMatch | undefined)[]): Marks {
  const queryTermOf = new Map(
    matches.flatMap((match, at) => Object.keys(match?.match ?? {}).map((term) => [term, at] as const)),
  );
  const terms = [...queryTermOf.keys()];
  const queryTerms = matches.flatMap((match) => match?.queryTerms ?? []);
  const isCertain = queryTerms.every((queryTerm) => terms.some((term) => term.startsWith(queryTerm)));
  const lettersOf = (term: string): number =>
    Math.max(0, ...queryTerms.filter((queryTerm) => term.startsWith(queryTerm)).map(({length}) => length));
  const marked = isCertain ? terms.filter((term) => lettersOf(term) > 0) : terms;
  return new Map(
    marked.map((term) => [term, {letters: lettersOf(term) || term.length, queryTerm: queryTermOf.get(term)!}]),
  );
}

/** A matched word, with its position in a text. */
interface Range {
  start: number;
  end: number;
  term: string;
}

/** Returns the matched words of a text. For an identifier of which only parts match, returns these parts. */
function findRanges(text: string, terms: Marks): Range[] {
  return findWords(text).flatMap(({parts, ...word}) =>
    terms.has(word.term) ? [word] : parts.filter(({term}) => terms.has(term)),
  );
}

const markText = (text: string, terms: Marks): Segment[] => toSegments(text, findRanges(text, terms), 0, text.length);

function toSegments(text: string, ranges: readonly Range[], from: number, to: number): Segment[] {
  const segments: Segment[] = [];
  let position = from;
  const add = (end: number, marked: boolean): void => {
    if (end > position) segments.push({text: text.slice(position, end), marked});
    position = Math.max(position, end);
  };
  for (const {start, end} of ranges) {
    if (start < position || end > to) continue;
    add(start, false);
    add(end, true);
  }
  add(to, false);
  return segments;
}

/** The segment that stands for omitted text in an excerpt. */
export const ELLIPSIS: Segment = {text: '…', marked: false};

/**
 * Matches what separates sentences: a line break, or the space between `.`, `!` or `?` and a capital letter or a digit.
 */
const SENTENCE_END = /\n|(?<=[.!?]["'”’)\]]*)(?<!\b(?:e\.g|i\.e|vs|etc)\.)\s+(?=["'“‘([@]?[\p{Lu}\p{N}])/gu;

/** A sentence of the prose, or a line of code. */
interface Passage {
  text: string;
  start: number;
  end: number;
  ranges: readonly Range[];
}

/** Returns the passages of a text, each with its matched words. */
function findPassages(text: string, terms: Marks): Passage[] {
  const breaks = Array.from(text.matchAll(SENTENCE_END), ({0: found, index}) => ({
    end: index,
    next: index + found.length,
  }));
  const ranges = findRanges(text, terms);
  return [...breaks.map(({end}) => end), text.length].map((end, at) => {
    const start = breaks[at - 1]?.next ?? 0;
    return {text, start, end, ranges: ranges.filter((range) => range.start >= start && range.end <= end)};
  });
}

/**
 * Cuts an excerpt out of a text: the sentence or line of code whose matches weigh most (`weightOf`), and as many of the
 * following sentences as fit. If only titles match, the excerpt is the beginning of the text.
 *
 * @returns the segments, with an ellipsis on each side where a sentence is cut
 */
function excerptOf([prose, ...code]: SectionText, terms: Marks): Segment[] {
  const sentences = findPassages(prose, terms);
  const lines = code.map((line) => ({text: line, start: 0, end: line.length, ranges: findRanges(line, terms)}));
  const passages = [...(prose === '' ? [] : sentences), ...lines];
  const weights = passages.map(({ranges}) => weightOf(ranges, terms));
  const best = passages[weights.indexOf(Math.max(...weights))];
  if (!best) return [];
  if (best.end - best.start > EXCERPT_LENGTH) return cut(best);
  let {end} = best;
  for (const next of best.text === prose ? sentences.slice(sentences.indexOf(best) + 1) : []) {
    // Don't join list items without full stops, which would read like one sentence, or end with the name of a tab.
    const isOpen = prose.charAt(next.start - 1) === '\n' && !endsSentence(prose.slice(0, end));
    if (isOpen || !endsSentence(prose.slice(0, next.end)) || next.end - best.start > EXCERPT_LENGTH) break;
    end = next.end;
  }
  return toSegments(best.text, findRanges(best.text, terms), best.start, end);
}

const endsSentence = (text: string): boolean => /[.!?:]["'”’)\]]*$/.test(text);

/**
 * Returns the weight of the matches in a passage. A long word weighs more than several short ones, such as the parts of
 * an identifier. A word that is longer than the query's weighs no more than the query's. Of several words that match the
 * same query term, such as forms and synonyms, only the one with the most weight counts.
 */
function weightOf(ranges: readonly Range[], terms: Marks): number {
  const weights: number[] = [];
  for (const {term} of ranges) {
    const {letters, queryTerm} = terms.get(term)!;
    weights[queryTerm] = Math.max(weights[queryTerm] ?? 0, letters ** 2);
  }
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/**
 * Cuts an excerpt out of a long passage, around the densest group of matches. Breaks a word only if the word is very
 * long.
 */
function cut({text, start, end, ranges}: Passage): Segment[] {
  const sentence = text.slice(start, end);
  const from = start + wordStart(sentence, Math.max(0, (densest(ranges)?.start ?? start) - LEAD - start));
  const to = start + wordEnd(sentence, from - start + EXCERPT_LENGTH);
  return [...(from > start ? [ELLIPSIS] : []), ...toSegments(text, ranges, from, to), ...(to < end ? [ELLIPSIS] : [])];
}

/** Returns the first match of the densest group, which has the most distinct words and fits into an excerpt. */
function densest(ranges: readonly Range[]): Range | undefined {
  let best: Range | undefined;
  let most = 0;
  ranges.forEach((range, index) => {
    const seen = new Set<string>();
    for (let at = index; at < ranges.length && ranges[at]!.end - range.start <= EXCERPT_LENGTH - LEAD; at++) {
      seen.add(ranges[at]!.term);
    }
    if (seen.size > most) [best, most] = [range, seen.size];
  });
  return best;
}

function wordStart(text: string, position: number): number {
  if (position === 0) return 0;
  const space = text.indexOf(' ', position - 1);
  return space === -1 || space - position > LEAD ? keepPairs(text, position) : space + 1;
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  return space === -1 || position - space > LEAD ? keepPairs(text, position) : space;
}

/** Returns the position, moved to the start of a surrogate pair if it's inside one. */
const keepPairs = (text: string, position: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(position)) ? position - 1 : position;

/** Returns segments as escaped HTML, with the marked ones in `<mark>`. */
export const toHtml = (segments: readonly Segment[]): string =>
  segments
    .map(({text, marked}) => {
      const escaped = escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
      return marked ? `<mark>${escaped}</mark>` : escaped;
    })
    .join('');
