/**
 * The inverted index: for each term, the documents whose text has the term. The build writes the index, and the worker
 * decodes a term's list when a query looks for the term. Terms are sorted, so that a large portal's index can be split
 * into ranges of terms.
 */
import {readNumbers, readTerms, writeNumbers, writeTerms, type IndexTerm} from './codec';
import {contentWords, QUESTION_WORDS} from './questionWords';
import {findWords, termsOf, type Word} from './tokenize';
import type {DocumentHead, IndexedDocument} from './types';

/** Terms, and the documents that have each term, as the index file stores them. */
export interface TermLists {
  /** The terms, sorted (`writeTerms`). */
  terms: string;
  /**
   * A list of document IDs for each term. Spaces separate the lists. An ID is written as the number of IDs skipped
   * before it (`writeNumbers`).
   */
  documents: string;
  /** How often these documents have the term: a list for each term (`writeCounts`). Spaces separate the lists. */
  counts: string;
  /** The same lists for the titles of documents. A file that has the titles themselves doesn't need these lists. */
  titles?: {documents: string; counts: string};
}

/** The postings of a set of documents. */
export interface Postings {
  /** The terms of titles and texts. The lists cover only the texts; `openPostings` creates the lists of titles. */
  words: TermLists;
  /**
   * The paths in texts: names joined by dots, slashes or hyphens, such as `client.canmessage` and `@xmtp/react-sdk`, in
   * lower case.
   */
  paths: TermLists;
  /** The number of different terms in each document's text, rounded (`toStep`, `writeNumbers`). */
  lengths: string;
}

/**
 * Lengths above `EXACT` are rounded to steps; the length doubles every four steps. Ranking doesn't need exact lengths,
 * which would compress worse.
 */
const EXACT = 16;
const STEPS = 4;
const toStep = (length: number): number =>
  length <= EXACT ? length : EXACT + Math.round(STEPS * Math.log2(length / EXACT));
const fromStep = (step: number): number => (step <= EXACT ? step : EXACT * 2 ** ((step - EXACT) / STEPS));

/**
 * If more texts than this have a question word, the index has no list for the word. Queries with other words don't need
 * the list. Queries of question words alone find enough documents by title.
 */
const MAX_LISTED = 200;

/** How often documents have a term, by document ID. */
export type Counts = ReadonlyMap<number, number>;

/** Matches words that may contain a match of PATHS. Matching PATHS itself against all of a text would be slow. */
const JOINED = /\S+[./-]\S+/g;

/** Matches the paths in a text: names joined by dots, slashes or hyphens. */
const PATHS = /@?[\p{L}_$][\p{L}\p{N}_$]*(?:[./-][\p{L}\p{N}_$]+)+/gu;

/** Creates the postings of documents. The ID of a document is its index in the list. */
export function writePostings(documents: readonly Omit<IndexedDocument, 'href' | 'isPage'>[]): Postings {
  const isName = new Map<string, boolean>();
  const words = new Map<string, Map<number, number>>();
  const paths = new Map<string, Map<number, number>>();
  const known = new Map<string, Word[]>();
  function wordsOfTitle(title: string): Word[] {
    const found = known.get(title) ?? findWords(title);
    known.set(title, found);
    return found;
  }
  const lengths = documents.map(({title, titles, text}, id) => {
    const inText = findWords(text);
    for (const {term, parts} of [...[title, ...titles].flatMap(wordsOfTitle), ...inText]) {
      for (const [one, named] of [
        [term, parts.length > 0] as const,
        ...parts.map((part) => [part.term, false] as const),
      ]) {
        if (!isName.has(one)) isName.set(one, named);
      }
    }
    const terms = termsOf(inText);
    for (const term of terms) {
      // Count a question word at most once per text. This saves space, because the index only stores counts above 1.
      // Nearly all texts have such words, but only queries without other words look for them.
      if (!QUESTION_WORDS.has(term) || !words.get(term)?.has(id)) count(words, term, id);
    }
    for (const [joined] of text.matchAll(JOINED)) {
      for (const [path] of joined.matchAll(PATHS)) count(paths, path.toLowerCase(), id);
    }
    return new Set(terms).size;
  });
  for (const word of QUESTION_WORDS) if ((words.get(word)?.size ?? 0) > MAX_LISTED) words.delete(word);
  const listed = (terms: Iterable<string>, lists: ReadonlyMap<string, Counts>): TermLists =>
    writeLists(
      [...terms].sort().map((term) => ({term, isName: isName.get(term) ?? false})),
      lists,
    );
  // This order compresses best, because paths come right after the headings in the file and share text with them.
  return {
    paths: listed(paths.keys(), paths),
    lengths: writeNumbers(lengths.map(toStep)),
    words: listed(isName.keys(), words),
  };
}

function count(lists: Map<string, Map<number, number>>, term: string, id: number): void {
  const list = lists.get(term) ?? new Map<number, number>();
  list.set(id, (list.get(id) ?? 0) + 1);
  lists.set(term, list);
}

const writeLists = (terms: readonly IndexTerm[], lists: ReadonlyMap<string, Counts>): TermLists => ({
  terms: writeTerms(terms),
  ...writeDocuments(terms, (term) => lists.get(term) ?? NONE),
});

function writeDocuments(
  terms: readonly IndexTerm[],
  documentsWith: (term: string) => Counts,
): Pick<TermLists, 'documents' | 'counts'> {
  const listOf = ({term}: IndexTerm): Counts => documentsWith(term);
  return {
    documents: terms
      .map((term) => {
        let next = 0;
        const gaps = Array.from(listOf(term).keys(), (id) => {
          const gap = id - next;
          next = id + 1;
          return gap;
        });
        return writeNumbers(gaps);
      })
      .join(' '),
    counts: terms.map((term) => writeCounts([...listOf(term).values()])).join(' '),
  };
}

/** An empty list of documents. */
export const NONE: Counts = new Map();

/**
 * A count below 2 + SMALL is written as one number, together with the number of counts of 1 before it. Larger counts
 * need a second number.
 */
const SMALL = 3;

/** For each count above 1, writes how many 1s come directly before it, and the count minus 2. */
function writeCounts(counts: readonly number[]): string {
  const numbers: number[] = [];
  let ones = 0;
  for (const times of counts) {
    if (times === 1) ones += 1;
    else {
      const more = times - 2;
      numbers.push(ones * (SMALL + 1) + Math.min(more, SMALL), ...(more < SMALL ? [] : [more - SMALL]));
      ones = 0;
    }
  }
  return writeNumbers(numbers);
}

/** Reads what `writeCounts` wrote. Counts of 1 at the end aren't stored, so treat a missing count as 1. */
function readCounts(text: string): number[] {
  const numbers = readNumbers(text);
  const counts: number[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const more = numbers[at]! % (SMALL + 1);
    for (let ones = Math.floor(numbers[at]! / (SMALL + 1)); ones > 0; ones--) counts.push(1);
    counts.push(2 + more + (more < SMALL ? 0 : numbers[(at += 1)]!));
  }
  return counts;
}

/** The fields of a document that are searched (SPEC §3). */
export type Field = 'title' | 'text' | 'titles';

/**
 * Writes, for each of the sorted terms, the list of documents whose title has the term. Also writes the number of
 * content words (`contentWords`) in each title.
 */
export function writeTitles(
  terms: readonly IndexTerm[],
  titles: readonly string[],
): {lists: NonNullable<TermLists['titles']>; titleLengths: string} {
  const {documentsWith, lengths} = openTitles(
    titles.map((title) => [title]),
    new Map(),
  );
  return {lists: writeDocuments(terms, documentsWith), titleLengths: writeNumbers(lengths)};
}

/** The postings of one field. */
export interface FieldPostings {
  /** Returns the documents that have a term in the field. */
  documentsWith: (term: string) => Counts;
  /** Returns the length of the field in a document, divided by the mean length in all documents. */
  relativeLength: (id: number) => number;
}

/** Terms with the documents that have them, ready for queries. */
export interface OpenTerms {
  has: (term: string) => boolean;
  /** Returns the terms that begin with a prefix, sorted. */
  startingWith: (prefix: string) => Iterable<IndexTerm>;
  /** Returns all terms, sorted. */
  all: () => readonly IndexTerm[];
  /** Returns the documents whose text has a term. */
  documentsWith: (term: string) => Counts;
  /** Returns the documents whose title has a term; none if the index has no postings of titles. */
  documentsTitled: (term: string) => Counts;
}

/** The postings, ready for queries. */
export interface OpenPostings {
  /** How many documents there are. */
  size: number;
  /** The terms of titles and texts. */
  words: Omit<OpenTerms, 'documentsWith'>;
  fields: Readonly<Record<Field, FieldPostings>>;
  /** Returns the number of content words (`contentWords`) in a document's title. */
  titleLength: (id: number) => number;
  /** Returns the documents whose text has a path that contains the given path, which must be in lower case. */
  documentsWithPath: (path: string) => ReadonlySet<number>;
}

/** Opens the postings of an index in one file. A term's list is decoded when a query first needs it. */
export function openPostings(
  postings: Postings,
  documents: readonly Pick<DocumentHead, 'title' | 'titles'>[],
): OpenPostings {
  const words = openTerms(postings.words);
  const known: KnownTitles = new Map();
  const title = openTitles(
    documents.map((document) => [document.title]),
    known,
  );
  const titles = openTitles(
    documents.map((document) => document.titles),
    known,
  );
  return {
    size: documents.length,
    words,
    titleLength: (id) => title.lengths[id]!,
    fields: {
      title: {documentsWith: title.documentsWith, relativeLength: relativeTo(title.lengths)},
      titles: {documentsWith: titles.documentsWith, relativeLength: relativeTo(titles.lengths)},
      text: openTexts(words, postings.lengths),
    },
    documentsWithPath: openPaths(openTerms(postings.paths)),
  };
}

/** Opens the field `text`. */
export const openTexts = ({documentsWith}: OpenTerms, lengths: string): FieldPostings => ({
  documentsWith,
  relativeLength: relativeTo(readNumbers(lengths).map(fromStep)),
});

/** Returns a function that finds the documents with a path (`OpenPostings.documentsWithPath`). */
export const openPaths =
  ({all, documentsWith}: OpenTerms): OpenPostings['documentsWithPath'] =>
  (path) =>
    new Set(all().flatMap(({term}) => (term.includes(path) ? [...documentsWith(term).keys()] : [])));

/** Opens lists of terms. The terms are decoded when they're first needed. */
export function openTerms(lists: TermLists): OpenTerms {
  const listOf = openLists(lists);
  const titledOf = openLists(lists.titles ?? {documents: '', counts: ''});
  let read: IndexTerm[] | undefined;
  const all = (): readonly IndexTerm[] => (read ??= readTerms(lists.terms));
  const has = (term: string, at = firstFrom(all(), term)): boolean => all()[at]?.term === term;
  return {
    all,
    has: (term) => has(term),
    *startingWith(prefix) {
      for (let at = firstFrom(all(), prefix); all()[at]?.term.startsWith(prefix); at++) yield all()[at]!;
    },
    documentsWith(term) {
      const at = firstFrom(all(), term);
      return has(term, at) ? listOf(at) : NONE;
    },
    documentsTitled(term) {
      const at = firstFrom(all(), term);
      return has(term, at) ? titledOf(at) : NONE;
    },
  };
}

/** Returns a function that decodes the list of the term at an index. Each list is decoded only once. */
function openLists({documents, counts}: Pick<TermLists, 'documents' | 'counts'>): (at: number) => Counts {
  const [idLines, countLines] = [documents.split(' '), counts.split(' ')];
  const decoded = new Map<number, Counts>();
  return (at) => {
    const known = decoded.get(at);
    if (known) return known;
    const times = readCounts(countLines[at] ?? '');
    let next = 0;
    const list = new Map(
      readNumbers(idLines[at] ?? '').map((gap, place) => {
        const id = next + gap;
        next = id + 1;
        return [id, times[place] ?? 1] as const;
      }),
    );
    decoded.set(at, list);
    return list;
  };
}

/** The terms of each title, and the number of its content words (`contentWords`). */
type KnownTitles = Map<string, {terms: readonly string[]; length: number}>;

/** Creates the postings of titles from the titles themselves. This is fast, because titles are few and short. */
function openTitles(
  titles: readonly (readonly string[])[],
  known: KnownTitles,
): Pick<FieldPostings, 'documentsWith'> & {lengths: readonly number[]} {
  /** For each term, the IDs of the documents that have it. An ID is repeated for each occurrence. */
  const ids = new Map<string, number[]>();
  const lengths = titles.map((some, id) => {
    let sum = 0;
    for (const title of some) {
      const {terms, length} = known.get(title) ?? readTitle(title);
      known.set(title, {terms, length});
      sum += length;
      for (const term of terms) {
        const list = ids.get(term) ?? [];
        if (list.length === 0) ids.set(term, list);
        list.push(id);
      }
    }
    return sum;
  });
  const counted = new Map<string, Map<number, number>>();
  return {
    documentsWith(term) {
      if (!counted.has(term)) for (const id of ids.get(term) ?? []) count(counted, term, id);
      return counted.get(term) ?? NONE;
    },
    lengths,
  };
}

function readTitle(title: string): {terms: readonly string[]; length: number} {
  const words = findWords(title);
  // An identifier counts as its parts, which are terms too. Otherwise "call requestMessageHistorySync" would have exactly
  // the two words of "message history".
  const length = contentWords(words).reduce((sum, {parts}) => sum + Math.max(1, parts.length), 0);
  return {terms: termsOf(words), length};
}

/**
 * Returns a function that divides the length of a field in a document by the mean length of the field. An empty field
 * counts as length 1.
 *
 * @param lengths - the length of the field in each document
 */
export function relativeTo(lengths: readonly number[]): (id: number) => number {
  const mean = lengths.reduce((sum, length) => sum + Math.max(1, length), 0) / lengths.length;
  return (id) => Math.max(1, lengths[id] ?? 0) / mean;
}

/** Returns the index of the first term that equals or follows the given one. */
function firstFrom(terms: readonly IndexTerm[], from: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]!.term < from) low = middle + 1;
    else high = middle;
  }
  return low;
}
