/** Creates copies of the portal with a test's pages instead of the portal's pages, and builds them. */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export interface SiteFixture {
  folder: string;
  /** Runs the production build. `output` combines both output streams, without colors. */
  build(env?: Record<string, string>): BuildResult;
  remove(): void;
}

export interface BuildResult {
  code: number;
  output: string;
}

/** The smallest site that builds. The site's footer links to `/privacy` and `/terms`. */
const SMALLEST = {
  'docs/index.mdx': '# Home\n\nThe first page.\n',
  'docs/privacy.mdx': '# Privacy\n',
  'docs/terms.mdx': '# Terms\n',
  'sidebars.ts': `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Home', link: '/'}]);
`,
  // Replaces the portal's redirects, which point to pages that this site lacks.
  'src/config/redirects.ts': `import {defineRedirects} from './redirectRules';

export const redirects = defineRedirects([]);
`,
};

const COPIED = ['docusaurus.config.ts', 'package.json', 'src', 'static', 'tsconfig.json'];

/**
 * The environment variables of a fixture site's build. They replace the test run's variables, which are for the
 * portal's own build.
 */
const ENVIRONMENT = {
  SITE_URL: '',
  BASE_PATH: '',
  ANALYTICS_DOMAIN: '',
  EDIT_LINK: '',
  ALGOLIA_APP_ID: '',
  ALGOLIA_API_KEY: '',
  ALGOLIA_INDEX_NAME: '',
  NODE_ENV: 'production',
  // Most sites are built once, so a cache would only use space.
  DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
  // With this variable, the build would behave like a test.
  JEST_WORKER_ID: undefined,
};

/**
 * Creates a copy of the portal in a new folder, with three small pages instead of the portal's pages.
 *
 * @param files - texts by path, which are added to the copy or replace its files
 */
export function createSite(files: Record<string, string>): SiteFixture {
  const folder = claimFolder();
  for (const name of COPIED) cpSync(name, path.join(folder, name), {recursive: true});
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries({...SMALLEST, ...files})) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
  return {
    folder,
    build(env = {}) {
      const {status, stdout, stderr} = spawnSync(
        'node',
        ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
        {
          cwd: folder,
          encoding: 'utf8',
          env: {
            ...process.env,
            NO_COLOR: '1',
            FORCE_COLOR: '0',
            NO_UPDATE_NOTIFIER: '1',
            ...ENVIRONMENT,
            ...env,
          },
        },
      );
      return {code: status ?? -1, output: stdout + stderr};
    },
    remove() {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/**
 * Creates a folder that no other process uses. The names of removed folders are used again, because Docusaurus keeps
 * the compiled configuration by path: the first build at a new path takes longer.
 */
function claimFolder(): string {
  for (let index = 0; ; index++) {
    const folder = path.join(tmpdir(), `portal-site-${index}`);
    // A test run that was stopped leaves its folders.
    if (existsSync(folder) && age(folder) > DAY) rmSync(folder, {recursive: true, force: true});
    try {
      mkdirSync(folder);
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Gives a site the installed packages, but separate caches, so that its first build starts without caches. */
export function linkPackages(folder: string): void {
  const target = path.join(folder, 'node_modules');
  rmSync(target, {force: true});
  mkdirSync(target);
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(target, name));
  }
}

/** The folder for built sites. It is outside the repository, because builds inside a repository ask Git for dates. */
const KEPT = path.join(tmpdir(), 'portal-sites');

/** How long a failed build isn't repeated, in ms. */
const MINUTE = 60 * 1000;

/** How long a built site is used before it is built again, in ms. */
const DAY = 24 * 60 * MINUTE;

export interface BuiltSite {
  folder: string;
  /** What the build printed. */
  output: string;
}

/**
 * Builds a copy of the portal, or returns an earlier build with the same input: the portal's source, `files`, `env`,
 * the installed packages and the version of Node.js. All processes share these sites, so a test must not change them.
 * A test that changes its site must use {@link createSite}.
 *
 * @param files - texts by path; see {@link createSite}
 * @throws Error with the build's output if the build fails
 */
export function builtSite(files: Record<string, string>, env: Record<string, string> = {}): BuiltSite {
  const folder = path.join(KEPT, keyOf(files, env));
  const done = path.join(folder, 'output.txt');
  const failed = path.join(folder, 'failed.txt');
  mkdirSync(KEPT, {recursive: true});
  exclusively(`${folder}.lock`, () => {
    if (existsSync(done) && age(done) < DAY) return;
    // Don't repeat a build that has just failed, so that the other tests of the site fail at once.
    if (existsSync(failed) && age(failed) < MINUTE) throw new Error(readFileSync(failed, 'utf8'));
    removeOld();
    rmSync(folder, {recursive: true, force: true});
    const site = createSite(files);
    const {code, output} = site.build(env);
    renameSync(site.folder, folder);
    if (code !== 0) {
      writeFileSync(failed, `The fixture site does not build:\n${output}`);
      throw new Error(readFileSync(failed, 'utf8'));
    }
    writeFileSync(done, output);
  });
  return {folder, output: readFileSync(done, 'utf8')};
}

function keyOf(files: Record<string, string>, env: Record<string, string>): string {
  const hash = createHash('sha256');
  const packages = readFileSync('node_modules/.package-lock.json', 'utf8');
  hash.update(JSON.stringify([process.version, path.resolve('.'), packages, files, env, SMALLEST, ENVIRONMENT]));
  for (const name of COPIED) {
    const inside = statSync(name).isDirectory()
      ? readdirSync(name, {recursive: true, encoding: 'utf8'}).map((file) => path.join(name, file))
      : [name];
    for (const file of inside.sort()) {
      if (statSync(file).isFile()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 24);
}

const age = (file: string): number => Date.now() - statSync(file).mtimeMs;

/** Removes sites that are too old to be in use. */
function removeOld(): void {
  for (const name of readdirSync(KEPT)) {
    const kept = path.join(KEPT, name);
    if (age(kept) > 2 * DAY) rmSync(kept, {recursive: true, force: true});
  }
}

/**
 * Runs `action` while no other process runs an action with the same lock file. A lock is ignored if its process has
 * ended, or after five minutes.
 */
function exclusively(lock: string, action: () => void): void {
  for (;;) {
    try {
      const handle = openSync(lock, 'wx');
      writeFileSync(handle, String(process.pid));
      closeSync(handle);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isVoid(lock)) rmSync(lock, {force: true});
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  try {
    action();
  } finally {
    rmSync(lock, {force: true});
  }
}

function isVoid(lock: string): boolean {
  try {
    // The process may have ended, and a new process may have its ID.
    if (age(lock) > 5 * MINUTE) return true;
    const holder = Number(readFileSync(lock, 'utf8'));
    // A process creates the file before it writes its ID, so the file may be empty for a moment.
    if (holder === 0) return age(lock) > 1000;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
