/**
 * The list of samples that the Kotlin compiler has accepted. It is in the repository, so that machines without Java can
 * check pages whose Kotlin samples haven't changed.
 */
import path from 'node:path';
import {hashOf} from '../../../../src/buildTools/hashOf';
import {SAMPLES_FOLDER} from '../../samplesFolder';
import type {Sample} from '../../types';
import {COMPILER_VERSION} from './compiler';
import {declarationsVersion} from './declarations';
import {sourceOf} from './source';

export const VERDICTS_FILE = path.join(SAMPLES_FOLDER, 'kotlin-verdicts.json');

/** The content of `VERDICTS_FILE`. */
interface Verdicts {
  compiler: string;
  /** A hash of the declarations that the samples are compiled against. */
  declarations: string;
  /** Sorted hashes of the accepted samples. */
  accepted: readonly string[];
}

/** Returns a hash of a sample's source file. The hash doesn't depend on the sample's page or line. */
export function hashOfSample(sample: Sample): string {
  return hashOf(sourceOf(sample, 'sample'), 16);
}

/** Returns the text of a verdicts file that lists these samples as accepted. */
export function verdictsText(accepted: readonly Sample[]): string {
  const verdicts: Verdicts = {
    compiler: COMPILER_VERSION,
    declarations: declarationsVersion(),
    accepted: [...new Set(accepted.map(hashOfSample))].sort(),
  };
  return `${JSON.stringify(verdicts, null, 2)}\n`;
}

/**
 * Reads the text of the verdicts file, and returns the hashes of the accepted samples. Returns none if the text isn't
 * valid, or if the compiler's version or the declarations have changed since the file was written.
 */
export function readVerdicts(text: string): ReadonlySet<string> {
  try {
    const {compiler, declarations, accepted} = JSON.parse(text) as Verdicts;
    return new Set(compiler === COMPILER_VERSION && declarations === declarationsVersion() ? accepted : []);
  } catch {
    return new Set();
  }
}
