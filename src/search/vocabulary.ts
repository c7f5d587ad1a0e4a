/** The words of the index, and which of them are forms of one. */
import {stemOf, type Word} from './tokenize';

/** What a query asks about the words of the index. */
export interface Vocabulary {
  has: (term: string) => boolean;
  /** The terms of a stem; none where no word has it. */
  formsOf: (stem: string) => readonly string[];
  /** How many documents have a form of a stem. */
  frequencyOf: (stem: string) => number;
}

/** A vocabulary that is told the words of each document once. */
export interface GrowingVocabulary extends Vocabulary {
  learn: (document: readonly Word[]) => void;
}

/** Begins without any word. */
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
    has: (term) => stems.has(term),
    formsOf: (stem) => forms.get(stem) ?? [],
    frequencyOf: (stem) => frequencies.get(stem) ?? 0,
  };
}

const NONE: Word['parts'] = [];
