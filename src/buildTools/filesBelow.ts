import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Returns the sorted paths of all files below a folder. The paths are relative to the folder, with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
