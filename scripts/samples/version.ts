/** The version of a checker, made from what its results depend on. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A hash of files' contents, in the order given. */
export function versionOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

const ROOT = path.resolve(__dirname, '../..');

/** What the results of checkers depend on that look at the names of packages. */
export const PACKAGE_FILES = ['src/config/packages.ts', 'src/shared/sdks.ts', 'scripts/samples/packages.ts'].map(
  (file) => path.join(ROOT, file),
);

/** The files of a folder and of those within it, in their order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    });
}
