/** Reads the samples of all pages. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CachedValues} from '../../src/buildTools/fileCache';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {invalidPage, parseFences, readFences, throwProblem, type Fence} from './fences';
import type {Sample} from './types';
import {versionOf} from './version';

/**
 * A hash of the parser and its packages. Together with a page's text and extension, which is its format, it determines
 * the page's fences.
 */
const PARSER = versionOf(require.resolve('./fences'));

const keyOf = (file: string, text: string): string =>
  createHash('sha256').update(PARSER).update(path.extname(file)).update('\0').update(text).digest('base64url');

/**
 * Returns the samples of all pages in a folder of the repository, sorted by page. Leaves out those that can't be read.
 *
 * @param kept - the fences of pages, cached because parsing takes longer than everything else here
 * @param onProblem - called for each page that isn't valid MDX, and for each include that fails; by default, throws an
 *   error
 */
export function readPages(
  root: string,
  folder: string,
  kept = CachedValues.open<Fence[]>(undefined),
  onProblem = throwProblem,
): Sample[] {
  return filesBelow(path.join(root, folder))
    .filter((name) => /\.mdx?$/.test(name))
    .flatMap((name) => {
      const file = path.posix.join(folder, name);
      const text = readFileSync(path.join(root, file), 'utf8');
      const key = keyOf(file, text);
      let fences: Fence[];
      try {
        fences = kept.get(key) ?? kept.set(key, parseFences(file, text));
      } catch (error) {
        onProblem(invalidPage(file, error));
        return [];
      }
      return readFences(file, text, fences, onProblem);
    });
}
