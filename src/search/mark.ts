/** Creates what a hit shows: runs of plain text, marked where the query matches. */
import type {TermMatch} from './rank';
import {findWords} from './tokenize';
import type {IndexedDocument, SearchHit, Segment} from './types';

/** Characters of an excerpt, at most. */
const EXCERPT_LENGTH = 180;
/** Characters before the first mark of an excerpt, at most. */
const LEAD = 40;

/** A hit with its matches marked. */
export function toHit(
  {id, href, isPage, title, titles, text}: IndexedDocument,
  matches: readonly TermMatch[],
): SearchHit {
  const terms = termsToMark(matches);
  const excerpt = excerptOf(text, terms);
  return {
    id,
    href,
    isPage,
    title: markText(title, terms),
    titles: titles.map((parent) => markText(parent, terms)),
    excerpt,
    html: toHtml(excerpt),
  };
}

/**
 * The matched words to mark. If every query term matches the beginning of a word, fuzzily matched words are left out.
 */
function termsToMark(matches: readonly TermMatch[]): ReadonlySet<string> {
  const terms = matches.flatMap((match) => Object.keys(match?.match ?? {}));
  const queryTerms = matches.flatMap((match) => match?.queryTerms ?? []);
  const isCertain = queryTerms.every((queryTerm) => terms.some((term) => term.startsWith(queryTerm)));
  return new Set(
    isCertain ? terms.filter((term) => queryTerms.some((queryTerm) => term.startsWith(queryTerm))) : terms,
  );
}

/** A word that matches, by its position in a text. */
interface Range {
  start: number;
  end: number;
  term: string;
}

/** The words of a text that match. If only parts of an identifier match, these parts. */
function findRanges(text: string, terms: ReadonlySet<string>): Range[] {
  return findWords(text).flatMap(({parts, ...word}) =>
    terms.has(word.term) ? [word] : parts.filter(({term}) => terms.has(term)),
  );
}

/** Splits a text where terms begin and end. The runs join to the text; there are none for an empty text. */
const markText = (text: string, terms: ReadonlySet<string>): Segment[] =>
  toSegments(text, findRanges(text, terms), 0, text.length);

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

/** The run that replaces omitted text in an excerpt. */
export const ELLIPSIS: Segment = {text: '…', marked: false};

/**
 * Cuts the part with the most different terms out of a text, between words.
 *
 * @returns its runs, with an ellipsis on each side where text is omitted; the beginning of a text without terms
 */
function excerptOf(text: string, terms: ReadonlySet<string>): Segment[] {
  const ranges = findRanges(text, terms);
  const from = wordStart(text, Math.max(0, (densest(ranges)?.start ?? 0) - LEAD));
  const to = wordEnd(text, from + EXCERPT_LENGTH);
  return [
    ...(from > 0 ? [ELLIPSIS] : []),
    ...toSegments(text, ranges, from, to),
    ...(to < text.length ? [ELLIPSIS] : []),
  ];
}

/** Returns the first range from which an excerpt contains the most different terms. */
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

/** The position, or the one before it when it is inside a surrogate pair. */
const keepPairs = (text: string, position: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(position)) ? position - 1 : position;

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Segments as HTML: escaped, marked ones in `<mark>`. */
export const toHtml = (segments: readonly Segment[]): string =>
  segments
    .map(({text, marked}) => {
      const escaped = text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
      return marked ? `<mark>${escaped}</mark>` : escaped;
    })
    .join('');
