/** Finds similar terms in a sorted list. */
import type {IndexTerm} from './codec';

/** A term, and how many letters must be inserted, deleted or replaced to turn the searched word into this term. */
export interface SimilarTerm {
  term: string;
  edits: number;
}

/**
 * Returns the terms that differ from a word by at most `most` edits (Levenshtein distance).
 *
 * The edits are counted in a table with a row for each letter of a term. A term reuses the rows of the letters that it
 * shares with the beginning of the previous term. If a beginning already needs too many edits, all terms with this
 * beginning are skipped.
 */
export function similarTerms(terms: readonly IndexTerm[], word: string, most: number): SimilarTerm[] {
  const width = word.length + 1;
  const rows: number[][] = [Array.from({length: width}, (_, at) => at)];
  const found: SimilarTerm[] = [];
  let previous = '';
  /** The number of letters of `previous` that have a row in the table. */
  let filled = 0;
  /** Whether all terms that begin with the first `filled` letters of `previous` need more than `most` edits. */
  let isDead = false;
  for (const {term} of terms) {
    let shared = 0;
    while (shared < filled && term.charCodeAt(shared) === previous.charCodeAt(shared)) shared += 1;
    if (isDead && shared === filled) continue;
    previous = term;
    isDead = false;
    for (filled = shared; filled < term.length && !isDead;) {
      isDead = fillRow(rows, filled, term.charCodeAt(filled), word) > most;
      filled += 1;
    }
    const edits = rows[filled]![width - 1]!;
    if (!isDead && edits <= most) found.push({term, edits});
  }
  return found;
}

/** Fills the row of a letter, row `at` + 1, and returns the smallest number of edits in this row. */
function fillRow(rows: number[][], at: number, letter: number, word: string): number {
  const above = rows[at]!;
  const row = (rows[at + 1] ??= []);
  row[0] = at + 1;
  let least = at + 1;
  for (let column = 1; column <= word.length; column++) {
    const replaced = above[column - 1]! + Number(word.charCodeAt(column - 1) !== letter);
    const edits = Math.min(replaced, above[column]! + 1, row[column - 1]! + 1);
    row[column] = edits;
    if (edits < least) least = edits;
  }
  return least;
}
