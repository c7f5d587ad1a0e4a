/** Remembers which checks have passed with which files. A check doesn't run again until a byte of its input changes. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Part} from './plans';

const FOLDER = 'node_modules/.cache/portal-checks';

/** The files and folders that tools write to the root of the repository. */
const WRITTEN = new Set([
  '.cache',
  '.docusaurus',
  '.git',
  'build',
  'delivery',
  'reports',
  'screenshots',
  'test-results',
]);

/** Environment variables that change what a check does. */
const VARIABLES = [
  'ALGOLIA_API_KEY',
  'ALGOLIA_APP_ID',
  'ALGOLIA_INDEX_NAME',
  'ANALYTICS_DOMAIN',
  'BASE_PATH',
  'EDIT_LINK',
  'FUZZ_RUNS',
  'LANG',
  'LC_ALL',
  'NODE_ENV',
  'NODE_OPTIONS',
  'REQUIRE_JAVA',
  'SITE_URL',
  'TZ',
];

/**
 * Whether a check can be skipped. It can if it has passed with the current files, packages, version of Node.js and
 * environment, and if its test report still exists.
 *
 * @param inputHash - the {@link fingerprint} of the files that the check reads
 */
export function hasPassed(part: Part, inputHash: string): boolean {
  const file = fileOf(part);
  return existsSync(file) && (!part.report || existsSync(part.report)) && readFileSync(file, 'utf8') === inputHash;
}

/**
 * Records that a check has passed.
 *
 * @param inputHash - the fingerprint from before the check, because files may change while the check runs
 */
export function recordPass(part: Part, inputHash: string): void {
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(fileOf(part), inputHash);
}

const fileOf = ({script}: Part): string => path.join(FOLDER, script.replaceAll(':', '-'));

/**
 * Returns a hash of the files, the installed packages, the version of Node.js and the environment.
 *
 * @param reads - matches the files to hash; all files by default. Files at the repository's root are always hashed
 */
export function fingerprint(reads: RegExp | undefined, root = '.'): string {
  const hash = createHash('sha256');
  const packages = readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8');
  hash.update(
    JSON.stringify([process.version, process.platform, packages, VARIABLES.map((name) => process.env[name])]),
  );
  for (const file of filesIn(root)) {
    if (reads && file.includes('/') && !reads.test(file)) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Returns the paths of the repository's own files, sorted, with `/` between folders. */
function filesIn(root: string, below = ''): string[] {
  return readdirSync(path.join(root, below), {withFileTypes: true})
    .filter(({name}) => name !== 'node_modules' && !(below === '' && WRITTEN.has(name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(root, `${below}${entry.name}/`) : entry.isFile() ? [below + entry.name] : [],
    );
}
