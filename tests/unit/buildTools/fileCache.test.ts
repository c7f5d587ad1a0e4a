import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {createCache, writeAtomically, writeCached} from '../../../src/buildTools/fileCache';

const root = mkdtempSync(path.join(tmpdir(), 'cache-'));
const folder = path.join(root, 'deep');
afterAll(() => {
  rmSync(root, {recursive: true});
});
beforeEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

it('creates a value once, for this process and the next', async () => {
  const make = jest.fn(() => ({a: 1}));
  const cached = createCache<{a: number}>(folder);
  expect(await Promise.all([cached('key', make), cached('key', make)])).toEqual([{a: 1}, {a: 1}]);
  expect(await createCache(folder)('key', make)).toEqual({a: 1});
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toEqual(['key.json']);
});

it('keeps nothing if creating the value fails', async () => {
  const cached = createCache<number>(folder);
  await expect(cached('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cached('key', () => 2)).toBe(2);
});

it('creates the value again if its file is incomplete', async () => {
  await createCache<number>(folder)('key', () => 1);
  writeFileSync(path.join(folder, 'key.json'), '{"a');
  expect(await createCache<number>(folder)('key', () => 3)).toBe(3);
  expect(await createCache<number>(folder)('key', () => 4)).toBe(3);
});

const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  warn.mockClear();
});
const reports = (): string[] => warn.mock.calls.map(([line]) => String(line));

it.each([
  ['cut', (text: string) => text.slice(0, -1)],
  ['changed, still valid JSON', (text: string) => text.replace(/1$/, '2')],
  ['empty', () => ''],
])('reports a file that is %s once, and creates its value again', async (name, damage) => {
  const own = path.join(folder, name);
  for (const key of ['a', 'b']) {
    await createCache<number>(own)(key, () => 1);
    const file = path.join(own, `${key}.json`);
    writeFileSync(file, damage(readFileSync(file, 'utf8')));
  }
  const cached = createCache<number>(own);
  expect(await Promise.all([cached('a', () => 3), cached('b', () => 3)])).toEqual([3, 3]);
  expect(await createCache<number>(own)('a', () => 4)).toBe(3);
  expect(reports()).toEqual([expect.stringContaining(`${name} is damaged. This run rebuilds it.`)]);
});

it("reports a folder that can't be written once, and creates its values each time", async () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  const cached = createCache<number>(file);
  const again = createCache<number>(file);
  const values = [cached('a', () => 1), cached('b', () => 2), again('a', () => 3)];
  expect(await Promise.all(values)).toEqual([1, 2, 3]);
  expect(reports()).toEqual([expect.stringMatching(/^The cache .*file can't be read \(ENOTDIR\)\./)]);
});

it("reports a folder that can't be written", () => {
  const file = path.join(root, 'unwritable');
  writeFileSync(file, '');
  writeCached(path.join(file, 'key.json'), '1');
  expect(reports()).toEqual([
    expect.stringMatching(
      /^The cache .*unwritable can't be written \(E\w+\)\. This run continues without it, and takes longer\.$/,
    ),
  ]);
});

it('keeps a file whole, in a folder that it creates', async () => {
  const file = path.join(folder, 'picture');
  await writeAtomically(file, (draft) => {
    expect(existsSync(file)).toBe(false);
    writeFileSync(draft, 'whole');
    return Promise.resolve();
  });
  expect(readFileSync(file, 'utf8')).toBe('whole');
  expect(readdirSync(folder)).toEqual(['picture']);
});

it("leaves nothing of a file that couldn't be created", async () => {
  const file = path.join(folder, 'picture');
  const failed = writeAtomically(file, (draft) => {
    writeFileSync(draft, 'half');
    return Promise.reject(new Error('no'));
  });
  await expect(failed).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps the folder of the process that was first', async () => {
  const target = path.join(folder, 'browser');
  await writeAtomically(target, (draft) => {
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
