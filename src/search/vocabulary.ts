/** The words of the index, with their stems and frequencies. */
import {stemOf, type Word} from './tokenize';

/** The words of the index, as the query needs them. */
export interface Vocabulary {
  /** Whether a document has the term. */
  has: (term: string) => boolean;
  /** The terms with a stem. */
  formsOf: (stem: string) => readonly string[];
  /** In how many documents a term with the stem occurs. */
  frequencyOf: (stem: string) => number;
}

/** A vocabulary under construction. */
export interface GrowingVocabulary extends Vocabulary {
  /** Adds the words of a document. Call it once for each document. */
  learn: (document: readonly Word[]) => void;
}

/** Creates an empty vocabulary. */
export function createVocabulary(): GrowingVocabulary {
  const stems = new Map<string, string>();
  const forms = new Map<string, string[]>();
  const frequencies = new Map<string, number>();

  function learnOne(word: Pick<Word, 'term' | 'parts'>): string {
    const stem = stemOf(word);
    stems.set(word.term, stem);
    const others = forms.get(stem);
    if (others) others.push(word.term);
    else forms.set(stem, [word.term]);
    return stem;
  }
  const stemOfKnown = (word: Pick<Word, 'term' | 'parts'>): string => stems.get(word.term) ?? learnOne(word);

  return {
    learn(document) {
      const found = new Set<string>();
      for (const word of document) {
        found.add(stemOfKnown(word));
        for (const {term} of word.parts) found.add(stemOfKnown({term, parts: NONE}));
      }
      for (const stem of found) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
    },
    /** Whether a document has the term. */
    has: (term) => stems.has(term),
    formsOf: (stem) => forms.get(stem) ?? [],
    frequencyOf: (stem) => frequencies.get(stem) ?? 0,
  };
}

const NONE: Word['parts'] = [];
