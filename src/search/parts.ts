/**
 * The index of a large portal. Its head has the structure of the documents; terms and titles are in parts, which load
 * when a query needs them. A query finds nothing in a part that isn't loaded, and notes the part as missing. The worker
 * then loads the part and asks again.
 */
import {readNumbers} from './codec';
import type {SearchSource} from './engine';
import {
  PAGES_IN_PART,
  toDocuments,
  type IndexedHead,
  type IndexHead,
  type IndexPage,
  type PartNames,
} from './indexFile';
import {openOutline, type Outline} from './outline';
import {
  NONE,
  openPaths,
  openTerms,
  openTexts,
  relativeTo,
  type Counts,
  type OpenTerms,
  type TermLists,
} from './postings';

export type PartContent = TermLists | IndexPage[] | string[];

export interface Parts extends SearchSource {
  /** Undefined if the part with the document isn't loaded. */
  documentOf: (id: number) => IndexedHead | undefined;
  /** Returns the names of the parts that were needed since the last call and aren't loaded. */
  takeMissing: () => string[];
  /** Adds a part that was loaded. */
  add: (name: string, content: PartContent) => void;
}

/**
 * Opens an index in parts. No part is loaded yet.
 *
 * @param basePath - with a slash at both ends
 */
export function openParts({levels, titleLengths, lengths, parts}: IndexHead, basePath: string): Parts {
  const contents = new Map<string, PartContent>();
  const terms = new Map<string, OpenTerms>();
  const documents = new Map<string, readonly IndexedHead[]>();
  const missing = new Set<string>();
  function get(name: string): PartContent | undefined {
    const content = contents.get(name);
    if (!content) missing.add(name);
    return content;
  }
  function getTerms(name: string): OpenTerms | undefined {
    const content = get(name) as TermLists | undefined;
    if (content && !terms.has(name)) terms.set(name, openTerms(content));
    return terms.get(name);
  }

  const outline = openOutline(readNumbers(levels));
  const firstOf: number[] = [];
  for (let id = 0; id < outline.size; id = outline.endOf(id)) firstOf.push(id);
  const words = openRanges(parts.words, parts.terms, getTerms);
  const ownLengths = readNumbers(titleLengths);

  return {
    outline,
    postings: {
      size: outline.size,
      words,
      titleLength: (id) => ownLengths[id]!,
      fields: {
        title: {documentsWith: words.documentsTitled, relativeLength: relativeTo(ownLengths)},
        titles: {
          documentsWith: documentsBelow(outline, words.documentsTitled),
          relativeLength: relativeTo(lengthsAbove(outline, ownLengths)),
        },
        text: openTexts(words, lengths),
      },
      documentsWithPath: openPaths(openRanges([['', parts.paths]], parts.paths, getTerms)),
    },
    routeOf: (id) => {
      const routes = get(parts.routes) as string[] | undefined;
      return routes && basePath + routes[outline.pageOf(id)]!;
    },
    documentOf(id) {
      const place = Math.floor(outline.pageOf(id) / PAGES_IN_PART);
      const name = parts.pages[place]!;
      const pages = get(name) as IndexPage[] | undefined;
      const first = firstOf[place * PAGES_IN_PART]!;
      if (pages && !documents.has(name)) documents.set(name, toDocuments({pages}, basePath, first));
      return documents.get(name)?.[id - first];
    },
    takeMissing() {
      const names = [...missing];
      missing.clear();
      return names;
    },
    add(name, content) {
      contents.set(name, content);
    },
  };
}

/**
 * Opens ranges of terms. A range has the terms from its `first` up to, but not including, the `first` of the next
 * range.
 *
 * @param whole - the name of the part with the terms of all ranges
 * @param get - returns a part; undefined while it is missing
 */
function openRanges(
  ranges: PartNames['words'],
  whole: string,
  get: (name: string) => OpenTerms | undefined,
): OpenTerms {
  const placeOf = (term: string): number => ranges.findLastIndex(([first]) => first <= term);
  const partWith = (term: string): OpenTerms | undefined => get(ranges[placeOf(term)]![1]);
  return {
    // While the part is missing, assume that the term is in it. Otherwise the query would look for similar terms.
    has: (term) => partWith(term)?.has(term) ?? true,
    documentsWith: (term) => partWith(term)?.documentsWith(term) ?? NONE,
    documentsTitled: (term) => partWith(term)?.documentsTitled(term) ?? NONE,
    all: () => get(whole)?.all() ?? [],
    startingWith(prefix) {
      const start = placeOf(prefix);
      return ranges
        .filter(([first], at) => at === start || (at > start && first.startsWith(prefix)))
        .flatMap(([, name]) => [...(get(name)?.startingWith(prefix) ?? [])]);
    },
  };
}

/** Returns a function that finds the documents below any heading that contains a term. */
const documentsBelow =
  ({endOf}: Outline, documentsTitled: (term: string) => Counts) =>
  (term: string): Counts => {
    const below = new Map<number, number>();
    for (const [id, times] of documentsTitled(term)) {
      for (let at = id + 1; at < endOf(id); at++) below.set(at, (below.get(at) ?? 0) + times);
    }
    return below;
  };

/** For each document, returns the number of words in all titles above it. */
function lengthsAbove({parentOf}: Outline, ownLengths: readonly number[]): number[] {
  const above: number[] = [];
  ownLengths.forEach((_, id) => {
    const parent = parentOf(id);
    above.push(parent === undefined ? 0 : above[parent]! + ownLengths[parent]!);
  });
  return above;
}
