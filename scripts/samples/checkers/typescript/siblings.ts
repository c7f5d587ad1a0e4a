/** Samples that import one another: `./client` is the fence of the same page that is titled `client.ts`. */
import path from 'node:path';
import type {Sample} from '../../types';

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;
const EXTENSION = /(?:\.d)?\.[cm]?[jt]sx?$/;

/** The fence that a relative import speaks of: the last of that title before the importing one, else the first. */
export function siblingOf(importer: Sample, specifier: string, samples: readonly Sample[]): Sample | undefined {
  const wanted = path.posix.join(path.posix.dirname(importer.title ?? ''), specifier).replace(EXTENSION, '');
  const titled = samples.filter(({file, title}) => file === importer.file && title?.replace(EXTENSION, '') === wanted);
  return titled.findLast(({line}) => line < importer.line) ?? titled.find(({line}) => line > importer.line);
}

/** Every sample that a sample's result depends on, through any number of imports; itself left out. */
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
