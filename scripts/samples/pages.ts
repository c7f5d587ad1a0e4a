/** The pages of the site, read for their samples. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readFences} from './fences';
import type {Sample} from './types';

/** Every sample under a folder of the repository, page by page. */
export function readPages(root: string, folder: string): Sample[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join(folder, name.replaceAll('\\', '/'));
      return readFences(file, readFileSync(path.join(root, file), 'utf8'));
    });
}
