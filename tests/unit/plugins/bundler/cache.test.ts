import {appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {openCache, sealCache} from '../../../../src/plugins/bundler/cache';

const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);

let root: string;
let folder: string;
let file: string;
beforeEach(() => {
  warn.mockClear();
  root = mkdtempSync(path.join(tmpdir(), 'portal-bundler-'));
  folder = path.join(root, 'deep', 'cache');
  file = path.join(folder, 'pack', '1');
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

/** Uses the cache like a build: opens it, writes a file, and seals it. */
function build(): void {
  expect(openCache(folder)).toBe(true);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, 'page');
  sealCache(folder);
}

it('stays as a build left it', () => {
  build();
  expect(openCache(folder)).toBe(true);
  expect(existsSync(file)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  [
    'was changed',
    () => {
      appendFileSync(file, 'x');
    },
  ],
  [
    'lacks a file',
    () => {
      rmSync(file);
    },
  ],
])('is removed and reported if it %s', (_, damage) => {
  build();
  damage();
  expect(openCache(folder)).toBe(true);
  expect(existsSync(file)).toBe(false);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^The cache \S+ is damaged\. This run rebuilds it\.$/)]]);
});

it('is removed without a report if the last build failed', () => {
  build();
  openCache(folder);
  expect(openCache(folder)).toBe(true);
  expect(existsSync(file)).toBe(false);
  expect(warn).not.toHaveBeenCalled();
});

it("is reported if it can't be sealed, and the build goes on", () => {
  build();
  openCache(folder);
  mkdirSync(`${folder}.seal`);
  expect(() => sealCache(folder)).not.toThrow();
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/can't be written \(EISDIR\)/)]]);
});

it("isn't used, and reported, if its folder can't be created", () => {
  writeFileSync(path.join(root, 'deep'), '');
  expect(openCache(folder)).toBe(false);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/can't be used \(ENOTDIR\)\. This run continues without it/)],
  ]);
});
