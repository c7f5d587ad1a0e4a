import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createCache} from '../../../../src/markdown/twoslash/cache';

const root = mkdtempSync(path.join(tmpdir(), 'cache-'));
const folder = path.join(root, 'deep');
afterAll(() => {
  rmSync(root, {recursive: true});
});
beforeEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

it('makes a value once, for this process and the next', () => {
  const make = jest.fn(() => ({a: 1}));
  const cached = createCache<{a: number}>(folder);
  expect([cached('key', make), cached('key', make), createCache(folder)('key', make)]).toEqual([
    {a: 1},
    {a: 1},
    {a: 1},
  ]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toEqual(['key.json']);
});

it('keeps nothing of what fails', () => {
  const cached = createCache<number>(folder);
  expect(() =>
    cached('key', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(cached('key', () => 2)).toBe(2);
});

it('makes again what was not written to its end', () => {
  createCache<number>(folder)('key', () => 1);
  writeFileSync(path.join(folder, 'key.json'), '{"a');
  expect(createCache<number>(folder)('key', () => 3)).toBe(3);
  expect(createCache<number>(folder)('key', () => 4)).toBe(3);
});

it('does not hide what keeps it from reading', () => {
  writeFileSync(path.join(root, 'file'), '');
  expect(() => createCache<number>(path.join(root, 'file'))('key', () => 1)).toThrow(/ENOTDIR/);
});
