import {distance} from 'fastest-levenshtein';

/**
 * Returns the name that is closest to a misspelled name, as a suggestion. Returns undefined if every name differs by
 * more than one edit and by more than a third of the misspelled name's letters. Two swapped letters are one edit. Case
 * doesn't matter.
 */
export function closestSpelling(misspelled: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({name, edits: editsBetween(misspelled.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(1, Math.floor(misspelled.length / 3)) ? best.name : undefined;
}

function editsBetween(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && lettersOf(a) === lettersOf(b) ? 1 : edits;
}

const lettersOf = (word: string): string => Array.from(word).sort().join('');
