import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createCache, keepWhole} from '../../../src/markdown/keptFiles';

const root = mkdtempSync(path.join(tmpdir(), 'cache-'));
const folder = path.join(root, 'deep');
afterAll(() => {
  rmSync(root, {recursive: true});
});
beforeEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

it('creates a value once, for this process and the next', () => {
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

it('keeps nothing if creating the value fails', () => {
  const cached = createCache<number>(folder);
  expect(() =>
    cached('key', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(cached('key', () => 2)).toBe(2);
});

it('creates the value again if its file is incomplete', () => {
  createCache<number>(folder)('key', () => 1);
  writeFileSync(path.join(folder, 'key.json'), '{"a');
  expect(createCache<number>(folder)('key', () => 3)).toBe(3);
  expect(createCache<number>(folder)('key', () => 4)).toBe(3);
});

it("doesn't hide errors of the file system", () => {
  writeFileSync(path.join(root, 'file'), '');
  expect(() => createCache<number>(path.join(root, 'file'))('key', () => 1)).toThrow(/ENOTDIR/);
});

it('keeps a file whole, in a folder that it creates', async () => {
  const file = path.join(folder, 'picture');
  await keepWhole(file, (draft) => {
    expect(existsSync(file)).toBe(false);
    writeFileSync(draft, 'whole');
    return Promise.resolve();
  });
  expect(readFileSync(file, 'utf8')).toBe('whole');
  expect(readdirSync(folder)).toEqual(['picture']);
});

it("leaves nothing of a file that couldn't be created", async () => {
  const file = path.join(folder, 'picture');
  const failed = keepWhole(file, (draft) => {
    writeFileSync(draft, 'half');
    return Promise.reject(new Error('no'));
  });
  await expect(failed).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps the folder of the process that was first', async () => {
  const target = path.join(folder, 'browser');
  await keepWhole(target, (draft) => {
    for (const [place, text] of [
      [target, 'first'],
      [draft, 'second'],
    ] as const) {
      mkdirSync(place, {recursive: true});
      writeFileSync(path.join(place, 'file'), text);
    }
    return Promise.resolve();
  });
  expect(readFileSync(path.join(target, 'file'), 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['browser']);
});
