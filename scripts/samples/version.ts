/** Hashes what a checker's results depend on. The hash is the checker's version. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Returns a hash of a module, of everything that it imports, and of its data. Packages from npm count with their
 * versions in package-lock.json.
 *
 * @param data - further files that the module's results depend on
 */
export function versionOf(module: string, data: readonly string[] = []): string {
  return hashOf([...modulesOf(module), ...data, path.join(ROOT, 'package-lock.json')]);
}

/** Returns a module and all modules in `scripts` and `src` that it imports, directly or indirectly. */
export function modulesOf(module: string): string[] {
  const {inputs} = buildSync({
    entryPoints: [module],
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    packages: 'external',
    outdir: ROOT,
    write: false,
    metafile: true,
    logLevel: 'silent',
  }).metafile;
  return Object.keys(inputs).map((file) => path.join(ROOT, file));
}

/**
 * Returns a hash of the names and contents of files. A name can matter as much as the content: a file of the platform's
 * declarations is named after its module.
 */
export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const name = path.relative(ROOT, file).replaceAll('\\', '/');
    hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns all files in a folder and its subfolders, sorted by name. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    });
}

/** The modules of the workspace package that reads Swift. `modulesOf` leaves packages out. */
export const SWIFT_MODULES = filesIn(path.join(ROOT, 'packages/swift-samples/src'));
