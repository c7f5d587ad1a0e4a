/** Tests how the scripts behind npm commands refuse wrong arguments and environments: with a message, without a stack. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runCommand} from '../../../scripts/command';

// Playwright refuses to be loaded twice.
jest.mock('@playwright/test', () => ({}));

const ROOT = process.cwd();
const site = mkdtempSync(path.join(tmpdir(), 'command-'));
const empty = path.join(site, 'empty');

beforeAll(() => {
  for (const folder of ['build', '.docusaurus', 'empty/tests/relevance'])
    mkdirSync(path.join(site, folder), {recursive: true});
  writeFileSync(path.join(site, 'build/404.html'), '');
  const facts = {url: 'https://docs.example.org', basePath: '/', redirects: [], sources: {}, hasBase: false};
  writeFileSync(path.join(site, '.docusaurus/delivery.json'), JSON.stringify(facts));
});
afterEach(() => {
  process.chdir(ROOT);
  process.exitCode = undefined;
  jest.restoreAllMocks();
});
afterAll(() => {
  rmSync(site, {recursive: true});
});

/** Runs a script until it sets the exit code. Returns what it prints as errors. */
async function errorsOf(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<unknown[]> {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'log').mockReturnValue();
  jest.replaceProperty(process, 'argv', ['node', script, ...args]);
  jest.replaceProperty(process, 'env', {...process.env, ...env});
  jest.isolateModules(() => jest.requireActual(path.join(ROOT, script)));
  while (process.exitCode === undefined) await new Promise(setImmediate);
  expect(process.exitCode).toBe(1);
  return print.mock.calls.flat() as unknown[];
}

const SERVE = 'scripts/preview/index.ts';
const MUTANTS = 'scripts/mutants/index.ts';
const SAMPLE_MUTANTS = 'scripts/mutants/samples.ts';
const MUTANT_OPTIONS = '--count=…, --seed=…, --to=…, --fresh, --list';

it.each([
  [
    'bench/index.ts',
    ['--only=foo'],
    'There is no part "foo"; parts are first-load, visit, navigation, search, samples, edit, every-page.',
  ],
  ['bench/index.ts', ['--onlly=edit'], "Unknown option '--onlly'. Options: --only=…"],
  [
    'bench/search.ts',
    ['fast'],
    "Unexpected argument 'fast'. This command does not take positional arguments. There are no options.",
  ],
  [MUTANTS, ['--to', 'nowhere'], '--to nowhere: no such stage. Use one of: types, units, build, build tests, browser.'],
  [MUTANTS, ['--cuont=3'], `Unknown option '--cuont'. Options: ${MUTANT_OPTIONS}`],
  [MUTANTS, ['--count=abc', '--list'], '--count=abc: write a whole number above 0, such as --count=60.'],
  [SAMPLE_MUTANTS, ['--count=0'], '--count=0: write a whole number above 0, such as --count=60.'],
  [SAMPLE_MUTANTS, ['--to=units'], "Unknown option '--to'. Options: --count=…, --seed=…, --list"],
  ['scripts/run/index.ts', ['foo'], 'There is no plan "foo"; plans are check, test, ci, full.'],
  ['scripts/run/index.ts', ['check', '--fast'], 'Unknown argument "--fast": the plan "check" has no options.'],
  ['scripts/samples/check.ts', ['--no-cach'], "Unknown option '--no-cach'. Options: --no-cache"],
  [SERVE, ['--port', '3001'], "Unknown option '--port'. Write PORT=3001 HOST=0.0.0.0 npm run serve."],
])('%s %j', async (script, args, message) => {
  expect(await errorsOf(script, args)).toEqual([message]);
});

it.each(['abc', '0', '99999', '-1', '80.5'])('npm run serve refuses the port %s', async (PORT) => {
  expect(await errorsOf(SERVE, [], {PORT})).toEqual([
    `PORT=${PORT} isn't a port: write a number from 1 to 65535, as in PORT=3001 npm run serve.`,
  ]);
});

it('npm run serve refuses an address of another machine', async () => {
  process.chdir(site);
  expect(await errorsOf(SERVE, [], {HOST: '203.0.113.1'})).toEqual([
    expect.stringMatching(/^HOST=203\.0\.113\.1 isn't an address of this machine \(.*EADDRNOTAVAIL.*\): write/),
  ]);
});

it.each([
  [SERVE, []],
  ['bench/search.ts', []],
])('%s says what to run if there is no build', async (script, args) => {
  process.chdir(empty);
  expect(await errorsOf(script, args)).toEqual([
    expect.stringMatching(/^build has no .*: run "npm run build" first\.$/),
  ]);
});

it('prints the stack of an error in the code', async () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const error = new TypeError('undefined is not a function');
  await runCommand(() => Promise.reject(error));
  expect(print).toHaveBeenCalledWith(error);
});
