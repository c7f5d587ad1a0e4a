/** Hashes the files that a checker's results depend on. The hash is the checker's version. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Returns a hash of the names and contents of files. A name can matter as much as the content: a file of the platform's
 * declarations is named after its module.
 */
export function versionOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const name = path.relative(ROOT, file).replaceAll('\\', '/');
    hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** The files that the check of package names depends on. */
export const PACKAGE_FILES = ['src/config/packages.ts', 'src/shared/sdks.ts', 'scripts/samples/packages.ts'].map(
  (file) => path.join(ROOT, file),
);

/** Returns all files in a folder and its subfolders, sorted by name. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    });
}
