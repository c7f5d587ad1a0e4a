/** The words of the index, with their stems and frequencies. */
import type {IndexTerm} from './codec';
import type {OpenPostings} from './postings';
import {stemOf} from './tokenize';

export interface Vocabulary {
  /** Whether any document contains the term. */
  has: (term: string) => boolean;
  /** Returns a term of the index. Undefined if no document contains it, or while its part of the index is missing. */
  find: (term: string) => IndexTerm | undefined;
  /** Returns the terms that have the stem. */
  formsOf: (stem: string) => readonly string[];
  /** Returns the number of documents that contain any term with the stem. */
  frequencyOf: (stem: string) => number;
}

/** The maximum number of letters that `beginningOf` returns. */
const MAX_LETTERS = 4;

/**
 * Returns the first letters of a stem, which all its forms begin with. If the stem has three letters or more, its last
 * letter is left out, because a form can have another letter there: flying has the stem fli. A word of one letter is
 * its own stem and has no other forms.
 */
export const beginningOf = (stem: string): string => stem.slice(0, Math.max(2, Math.min(MAX_LETTERS, stem.length - 1)));

/** Returns the vocabulary of an index. Stems are computed when a query needs them. */
export function createVocabulary({words, fields}: Pick<OpenPostings, 'words' | 'fields'>): Vocabulary {
  const forms = new Map<string, readonly string[]>();
  const frequencies = new Map<string, number>();
  function findForms(stem: string): string[] {
    if (stem.length < 2) return words.has(stem) ? [stem] : [];
    return Array.from(words.startingWith(beginningOf(stem)))
      .filter(({term, isName}) => (isName ? term : stemOf({term, parts: []})) === stem)
      .map(({term}) => term);
  }
  const formsOf = (stem: string): readonly string[] => {
    const known = forms.get(stem) ?? findForms(stem);
    forms.set(stem, known);
    return known;
  };
  function countDocuments(stem: string): number {
    const {title, text, titles} = fields;
    const found = formsOf(stem).flatMap((term) =>
      [title, text, titles].flatMap((field) => [...field.documentsWith(term).keys()]),
    );
    return new Set(found).size;
  }
  return {
    has: words.has,
    find(term) {
      const [first] = words.startingWith(term);
      return first?.term === term ? first : undefined;
    },
    formsOf,
    frequencyOf(stem) {
      const known = frequencies.get(stem) ?? countDocuments(stem);
      frequencies.set(stem, known);
      return known;
    },
  };
}
