/** Resolves imports between samples: `./client` means the code fence with the title `client.ts` on the same page. */
import path from 'node:path';
import type {Sample} from '../../types';

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;
const EXTENSION = /(?:\.d)?\.[cm]?[jt]sx?$/;

/**
 * Returns the fence that a relative import refers to. If several fences have the title, returns the last one before the
 * importer or, if there is none, the first one after the importer.
 */
export function siblingOf(importer: Sample, specifier: string, samples: readonly Sample[]): Sample | undefined {
  const wanted = path.posix.join(path.posix.dirname(importer.title ?? ''), specifier).replace(EXTENSION, '');
  const titled = samples.filter(({file, title}) => file === importer.file && title?.replace(EXTENSION, '') === wanted);
  return titled.findLast(({line}) => line < importer.line) ?? titled.find(({line}) => line > importer.line);
}

/** Returns the other samples that a sample imports, directly or indirectly. */
export function relatedTo(sample: Sample, samples: readonly Sample[]): Sample[] {
  const found = new Set([sample]);
  for (const importer of found) {
    for (const [, specifier] of importer.code.matchAll(RELATIVE_IMPORT)) {
      const sibling = siblingOf(importer, specifier!, samples);
      if (sibling) found.add(sibling);
    }
  }
  found.delete(sample);
  return [...found];
}
