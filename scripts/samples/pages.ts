/** The pages of the site, read for their samples. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {KeptValues} from '../../src/markdown/keptFiles';
import {parseFences, readFences, type Fence} from './fences';
import type {Sample} from './types';
import {versionOf} from './version';

/** A page's fences are what its text and the packages that parse it make them. */
const PARSER = versionOf([path.join(__dirname, 'fences.ts'), path.join(__dirname, '../../package-lock.json')]);

const keyOf = (text: string): string => createHash('sha256').update(PARSER).update(text).digest('base64url');

/**
 * Every sample under a folder of the repository, page by page.
 *
 * @param kept - the fences of pages that an earlier run has parsed, which takes longer than all the rest of it
 */
export function readPages(root: string, folder: string, kept = KeptValues.open<Fence[]>(undefined)): Sample[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join(folder, name.replaceAll('\\', '/'));
      const text = readFileSync(path.join(root, file), 'utf8');
      const key = keyOf(text);
      return readFences(file, text, kept.get(key) ?? kept.set(key, parseFences(file, text)));
    });
}
