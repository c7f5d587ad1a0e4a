/** Which checks passed on what: a check whose inputs are the same to the byte need not run again. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Part} from './plans';

const FOLDER = 'node_modules/.cache/portal-checks';

/** What the repository's tools write. */
const WRITTEN = new Set([
  ...['.git', '.cache', '.docusaurus', 'build', 'delivery', 'node_modules'],
  ...['playwright-report', 'reports', 'screenshots', 'test-results'],
]);

/** Variables that change what a check does. */
const VARIABLES = [
  ...['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ANALYTICS_DOMAIN', 'BASE_PATH', 'SITE_URL'],
  ...['FUZZ_RUNS', 'NODE_ENV', 'NODE_OPTIONS', 'REQUIRE_SERVERS', 'TZ', 'LANG', 'LC_ALL'],
];

/**
 * Whether a check has passed on exactly what is there now: the files that it reads, the installed packages, the version
 * of Node.js and the environment.
 */
export function isUnchanged(part: Part): boolean {
  const file = fileOf(part);
  return (
    existsSync(file) &&
    (!part.report || existsSync(part.report)) &&
    readFileSync(file, 'utf8') === fingerprint(part.reads)
  );
}

/** Remembers that a check has passed. */
export function keep(part: Part): void {
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(fileOf(part), fingerprint(part.reads));
}

const fileOf = ({script}: Part): string => path.join(FOLDER, script.replace(':', '-'));

/** @param reads - which files count, beside those at the root of the repository; all when it is missing */
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

/** The repository's own files, sorted, with slashes. */
function filesIn(root: string, below = ''): string[] {
  return readdirSync(path.join(root, below), {withFileTypes: true})
    .filter(({name}) => !WRITTEN.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(root, `${below}${entry.name}/`) : entry.isFile() ? [below + entry.name] : [],
    );
}
