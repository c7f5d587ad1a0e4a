import {distance} from 'fastest-levenshtein';

/**
 * The name that a misspelt one was meant to be, for "did you mean"; undefined where more than a third of the letters
 * differ from every name.
 */
export function closestSpelling(misspelt: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({name, edits: distance(misspelt.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(1, Math.floor(misspelt.length / 3)) ? best.name : undefined;
}
