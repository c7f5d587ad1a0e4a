/**
 * The compiler's verdicts, kept in the repository: a machine without Java can then check pages whose Kotlin samples
 * haven't changed.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Sample} from '../../types';
import {COMPILER_VERSION} from './compiler';
import {declarationsVersion, SAMPLES_FOLDER} from './declarations';
import {sourceOf} from './source';

/** The file with the kept verdicts. */
export const VERDICTS_FILE = path.join(SAMPLES_FOLDER, 'kotlin-verdicts.json');

/** The samples that a compiler accepts. */
interface Verdicts {
  compiler: string;
  /** A hash of what the samples are compiled against. */
  declarations: string;
  /** Hashes of samples, in order. */
  accepted: readonly string[];
}

/** A hash of the source that the compiler gets for a sample; the page and its lines aren't part of it. */
export function hashOf(sample: Sample): string {
  return createHash('sha256').update(sourceOf(sample, 'sample')).digest('hex').slice(0, 16);
}

/** The text of the file, for the samples that the compiler accepts. */
export function verdictsText(accepted: readonly Sample[]): string {
  const verdicts: Verdicts = {
    compiler: COMPILER_VERSION,
    declarations: declarationsVersion(),
    accepted: [...new Set(accepted.map(hashOf))].sort(),
  };
  return `${JSON.stringify(verdicts, null, 2)}\n`;
}

/**
 * The hashes of samples that are accepted, by the text of a kept file: none if it is about another compiler or other
 * declarations, or can't be read.
 */
export function readVerdicts(text: string): ReadonlySet<string> {
  try {
    const {compiler, declarations, accepted} = JSON.parse(text) as Verdicts;
    return new Set(compiler === COMPILER_VERSION && declarations === declarationsVersion() ? accepted : []);
  } catch {
    return new Set();
  }
}
