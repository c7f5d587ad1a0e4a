/** The words of the index, with their stems and frequencies. */
import {firstFrom, termsFrom, type OpenPostings} from './postings';
import {stemOf} from './tokenize';

/** The words of the index, as the query needs them. */
export interface Vocabulary {
  /** Whether a document has the term. */
  has: (term: string) => boolean;
  /** The terms with a stem. */
  formsOf: (stem: string) => readonly string[];
  /** In how many documents a term with the stem occurs. */
  frequencyOf: (stem: string) => number;
}

/** The vocabulary of an index. Stems are computed when a query needs them. */
export function createVocabulary({terms, fields}: Pick<OpenPostings, 'terms' | 'fields'>): Vocabulary {
  const forms = new Map<string, string[]>();
  const initials = new Set<string>();
  const frequencies = new Map<string, number>();
  /** Words and their stems begin with the same letter. */
  function learn(initial: string): void {
    if (initials.has(initial)) return;
    initials.add(initial);
    for (const {term, isName} of termsFrom(terms, initial)) {
      const stem = isName ? term : stemOf({term, parts: []});
      const others = forms.get(stem);
      if (others) others.push(term);
      else forms.set(stem, [term]);
    }
  }
  const formsOf = (stem: string): readonly string[] => {
    learn(stem.charAt(0));
    return forms.get(stem) ?? [];
  };
  function countDocuments(stem: string): number {
    const {title, text, titles} = fields;
    const found = formsOf(stem).flatMap((term) =>
      [title, text, titles].flatMap((field) => [...field.documentsWith(term).keys()]),
    );
    return new Set(found).size;
  }
  return {
    has: (term) => terms[firstFrom(terms, term)]?.term === term,
    formsOf,
    frequencyOf(stem) {
      const known = frequencies.get(stem) ?? countDocuments(stem);
      frequencies.set(stem, known);
      return known;
    },
  };
}
