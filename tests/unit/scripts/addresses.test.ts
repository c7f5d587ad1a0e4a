/** Tests `npm run check:addresses`. The unit tests of src/config/redirectRules.ts cover what this command finds. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const ROOT = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
mkdirSync(path.join(folder, 'build'));
writeFileSync(path.join(folder, 'build/index.html'), '<main><h2 id="start">Start</h2></main>');

let output: string;
beforeEach(() => {
  output = '';
  const print = (line: string) => (output += `${line}\n`);
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(ROOT);
  process.exitCode = undefined;
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Runs a script of scripts/addresses, and returns the exit code and the output. */
function run(name: string, cwd: string): {status: typeof process.exitCode; output: string} {
  process.chdir(cwd);
  jest.isolateModules(() => jest.requireActual(path.join(ROOT, 'scripts/addresses', name)));
  return {status: process.exitCode ?? 0, output};
}

/** Checks the build against the addresses of a release, and returns the exit code and the output. */
function check(release: object | string): ReturnType<typeof run> {
  writeFileSync(path.join(folder, 'addresses.json'), typeof release === 'string' ? release : JSON.stringify(release));
  return run('check.ts', folder);
}

it('passes if all published addresses exist', () => {
  expect(check({'/': ['start']})).toEqual({
    status: 0,
    output: 'All addresses of the last release resolve; the build has 2.\n',
  });
});

it('fails if a page or an anchor has vanished, names both, and suggests a redirect', () => {
  const {status, output} = check({'/': ['gone', 'start'], '/gone': ['part']});
  expect(status).toBe(1);
  expect(output).toContain('2 published addresses no longer resolve:\n  /#gone\n  /gone\n');
  expect(output).toContain("{from: '/#gone', to: '…'},");
});

it.each(['check.ts', 'accept.ts'])('%s says what to do if there is no build', (name) => {
  const empty = path.join(folder, 'empty');
  mkdirSync(empty, {recursive: true});
  expect(run(name, empty)).toEqual({status: 1, output: 'build has no pages: run "npm run build" first.\n'});
});

it.each([
  ['a list', [], 'given:   []'],
  ['no addresses', {}, 'given:   {}'],
  ['a page without a list', {'/': 3}, '["/"]\n    given:   3'],
  ['an anchor that is no text', {'/': ['start', 1]}, '["/"][1]\n    given:   1'],
  ['a page without a slash', {start: []}, 'given:   the key "start"'],
  ['a file that is cut off', '{\n  "/": ["start"', "addresses.json:2:16 isn't valid JSON"],
])('refuses %s as the addresses of the last release', (_, release, problem) => {
  const {status, output} = check(release);
  expect(status).toBe(1);
  expect(output).toMatch(/^addresses\.json/);
  expect(output).toContain(problem);
  expect(output).toMatch(/\nRestore the file from Git, or run "npm run addresses:accept"\.\n$/);
});

it('says what to do if the addresses of the last release are missing', () => {
  rmSync(path.join(folder, 'addresses.json'), {force: true});
  expect(run('check.ts', folder)).toEqual({
    status: 1,
    output: 'addresses.json is missing: restore it from the last release, or run "npm run addresses:accept".\n',
  });
});
