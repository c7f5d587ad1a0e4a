import {hashOf} from '../../src/buildTools/hashOf';
import type {Mutant} from './candidates';

/**
 * Identifies a mutant by its change and not by its line, so that edits elsewhere don't change which mutants are drawn.
 * `occurrence` distinguishes equal changes in the same file.
 */
const keyOf = ({file, kind, before, after}: Mutant, occurrence = 0): string =>
  [file, kind, before, after, occurrence].join('\0');

/**
 * Returns the number of mutants to draw.
 *
 * @param text - the value of the option `--count`
 * @throws Error if the value isn't a whole number above 0
 */
export function readCount(text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new Error(`--count=${text}: write a whole number above 0, such as --count=60.`);
}

/**
 * Draws up to `count` mutants. Begins with one mutant from each folder, and then draws from each folder in proportion
 * to its number of candidates. Spreads the mutants over as many files and kinds as possible. The same seed and
 * candidates give the same mutants.
 */
export function drawMutants(candidates: readonly Mutant[], count: number, seed: string): Mutant[] {
  const seen = new Map<string, number>();
  const waiting = candidates.map((mutant) => {
    const occurrence = increment(seen, keyOf(mutant));
    return {mutant, folder: mutant.file.split('/')[1]!, order: hashOf(seed + keyOf(mutant, occurrence))};
  });
  const sizes = new Map<string, number>();
  for (const {folder} of waiting) increment(sizes, folder);

  const drawn = new Map<string, number>();
  const times = (name: string): number => drawn.get(name) ?? 0;
  const before = (one: (typeof waiting)[number], other: (typeof waiting)[number]): number =>
    sizes.get(other.folder)! / times(other.folder) - sizes.get(one.folder)! / times(one.folder) ||
    times(one.mutant.file) - times(other.mutant.file) ||
    times(`kind ${one.mutant.kind}`) - times(`kind ${other.mutant.kind}`) ||
    (one.order < other.order ? -1 : 1);
  const mutants: Mutant[] = [];
  while (mutants.length < count && waiting.length > 0) {
    const next = waiting.reduce((best, one) => (before(one, best) < 0 ? one : best));
    waiting.splice(waiting.indexOf(next), 1);
    mutants.push(next.mutant);
    for (const name of [next.folder, next.mutant.file, `kind ${next.mutant.kind}`]) increment(drawn, name);
  }
  return mutants;
}

/** Adds one to a count, and returns the previous count. */
function increment(counts: Map<string, number>, name: string): number {
  const value = counts.get(name) ?? 0;
  counts.set(name, value + 1);
  return value;
}
