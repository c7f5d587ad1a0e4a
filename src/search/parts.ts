/**
 * The index of a large portal: the postings are in parts, each with the terms of a range, which load when a query needs
 * them. Until then the engine gets no documents for their terms, and the parts are noted as missing; the worker loads
 * them and asks again.
 */
import type {PartNames} from './indexFile';
import {NONE, openTerms, type OpenTerms, type TermLists} from './postings';

/** The parts of an index. */
export interface Parts {
  words: OpenTerms;
  paths: OpenTerms;
  /** Returns the names of the parts that were needed since the last call and aren't loaded. */
  takeMissing: () => string[];
  /** Adds a part that was loaded. */
  add: (name: string, lists: TermLists) => void;
}

/** Opens an index in parts, none of which is loaded yet. */
export function openParts({words, terms, paths}: PartNames): Parts {
  const loaded = new Map<string, OpenTerms>();
  const missing = new Set<string>();
  function get(name: string): OpenTerms | undefined {
    const part = loaded.get(name);
    if (!part) missing.add(name);
    return part;
  }

  /**
   * Opens ranges of terms, each with the text from which on it has all terms; `whole` is a part with all of these
   * terms.
   */
  function openRanges(ranges: PartNames['words'], whole: string): OpenTerms {
    const placeOf = (term: string): number => ranges.findLastIndex(([first]) => first <= term);
    const partWith = (term: string): OpenTerms | undefined => get(ranges[placeOf(term)]![1]);
    return {
      // A term counts as known while its part is missing, because similar terms are only looked for if it is unknown.
      has: (term) => partWith(term)?.has(term) ?? true,
      documentsWith: (term) => partWith(term)?.documentsWith(term) ?? NONE,
      all: () => get(whole)?.all() ?? [],
      startingWith(prefix) {
        const start = placeOf(prefix);
        return ranges
          .filter(([first], at) => at === start || (at > start && first.startsWith(prefix)))
          .flatMap(([, name]) => [...(get(name)?.startingWith(prefix) ?? [])]);
      },
    };
  }

  return {
    words: openRanges(words, terms),
    paths: openRanges([['', paths]], paths),
    takeMissing() {
      const names = [...missing];
      missing.clear();
      return names;
    },
    add(name, lists) {
      if (!loaded.has(name)) loaded.set(name, openTerms(lists));
    },
  };
}
