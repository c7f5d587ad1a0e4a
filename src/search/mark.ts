/** What a hit shows: text in runs, marked where it matches. All of it is plain text. */
import {findWords} from './tokenize';
import type {Segment} from './types';

/** Characters of an excerpt, at most. */
const EXCERPT_LENGTH = 180;
/** Characters before the first mark of an excerpt, at most. */
const LEAD = 40;

interface Range {
  start: number;
  end: number;
  term: string;
}

/** The places of the terms in a text; of an identifier that matches only by parts, the parts. */
function findRanges(text: string, terms: ReadonlySet<string>): Range[] {
  return findWords(text).flatMap(({parts, ...word}) =>
    terms.has(word.term) ? [word] : parts.filter(({term}) => terms.has(term)),
  );
}

/**
 * Parts a text where the terms are.
 *
 * @returns runs whose texts join to the text; none for an empty one
 */
export function markText(text: string, terms: ReadonlySet<string>): Segment[] {
  return toSegments(text, findRanges(text, terms), 0, text.length);
}

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

/** Stands where an excerpt leaves text out. */
export const ELLIPSIS: Segment = {text: '…', marked: false};

/**
 * Cuts the part with the most different terms out of a text, at words' ends.
 *
 * @returns its runs, with an ellipsis at a side where text is left out; the text's beginning where no term is in it
 */
export function excerptOf(text: string, terms: ReadonlySet<string>): Segment[] {
  const ranges = findRanges(text, terms);
  const from = wordStart(text, Math.max(0, (densest(ranges)?.start ?? 0) - LEAD));
  const to = wordEnd(text, from + EXCERPT_LENGTH);
  return [
    ...(from > 0 ? [ELLIPSIS] : []),
    ...toSegments(text, ranges, from, to),
    ...(to < text.length ? [ELLIPSIS] : []),
  ];
}

/** The range from which an excerpt's length holds the most different terms; the first of them. */
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
  return space === -1 || space - position > LEAD ? notInsidePair(text, position) : space + 1;
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  return space === -1 || position - space > LEAD ? notInsidePair(text, position) : space;
}

/** Moves off the middle of a character that takes two places. */
const notInsidePair = (text: string, position: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(position)) ? position - 1 : position;

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Segments as markup: escaped, marks as `<mark>`. */
export const toHtml = (segments: readonly Segment[]): string =>
  segments
    .map(({text, marked}) => {
      const escaped = text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);
      return marked ? `<mark>${escaped}</mark>` : escaped;
    })
    .join('');
