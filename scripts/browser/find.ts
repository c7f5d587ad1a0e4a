/** Finds a Chromium for tests, screenshots and benchmarks. */
import {execFile} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {writeAtomically} from '../../src/buildTools/fileCache';

export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Arguments that turn off the browser's background requests, QUIC, font hinting, and the sandbox. The sandbox doesn't
 * work if the tests run as root.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--font-render-hinting=none',
];

function environment(extra: Record<string, string> = {}): Record<string, string> {
  const entries = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {...Object.fromEntries(entries), ...extra};
}

/**
 * Returns the browser at `CHROMIUM_PATH` if it is set. On Linux x64, the default is the browser in @sparticuz/chromium,
 * unpacked once into node_modules/.cache. Elsewhere, the default is Playwright's browser, or else the system's.
 *
 * @throws Error if there is no browser; the message says what to run
 */
export async function findBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return {executablePath: chosen, args: ARGS, env: environment()};
  if (process.platform === 'linux' && process.arch === 'x64') return bundledBrowser();
  // Loaded only here, because Playwright takes a second to load.
  const {chromium} = await import('@playwright/test');
  return {executablePath: firstInstalled([chromium.executablePath(), ...SYSTEM]), args: ARGS, env: environment()};
}

/**
 * Returns the first of `candidates` that exists.
 *
 * @throws Error if none exists; the message says what to run
 */
export function firstInstalled(candidates: readonly string[]): string {
  const found = candidates.find((file) => existsSync(file));
  if (found !== undefined) return found;
  throw new Error(
    'No browser for the tests was found. Run "npx playwright install chromium", or set CHROMIUM_PATH to the path of a Chromium binary.',
  );
}

async function bundledBrowser(): Promise<Browser> {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {devDependencies: Record<string, string>};
  const folder = path.resolve('node_modules/.cache', `chromium-${manifest.devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(folder)) await writeAtomically(folder, unpack);
  const libraries = [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: path.join(folder, 'chromium'),
    args: ARGS,
    env: environment({LD_LIBRARY_PATH: libraries}),
  };
}

/** Unpacks the browser in a separate process, because environment variables decide what is unpacked, and where. */
async function unpack(folder: string): Promise<void> {
  mkdirSync(folder);
  // The package unpacks into the temporary folder, and reuses any "chromium" there. It unpacks the libraries that a
  // bare machine lacks (NSS, expat) only if it seems to run on Lambda.
  const env = environment({TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x'});
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/browser/unpack.ts'], {env});
}
