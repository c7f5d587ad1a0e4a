import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {annotatorOf, createAnnotator, isAnnotated} from '../../../../src/markdown/twoslash';
import type {Sample} from '../../../../src/markdown/twoslash/sample';

const cacheFolder = mkdtempSync(path.join(tmpdir(), 'annotator-'));
afterAll(() => {
  rmSync(cacheFolder, {recursive: true});
});

it.each([
  ['twoslash', true],
  ['{1} twoslash showLineNumbers', true],
  ['', false],
  ['twoslasher', false],
  ['with="twoslash"', false],
])('the meta string %j asks for types: %s', (meta, expected) => {
  expect(isAnnotated(meta)).toBe(expected);
});

it('checks a sample once, until its code or its language changes', async () => {
  const sample: Sample = {
    code: 'let a;',
    language: 'ts',
    hovers: [],
    marks: [],
    faults: [],
    notes: [],
    warnings: [],
  };
  const check = jest.fn((_folder: string, code: string) => Promise.resolve({...sample, code}));
  const options = {folder: process.cwd(), cacheFolder, check};
  const annotate = createAnnotator(options);
  await Promise.all([annotate('let a;', 'ts'), annotate('let a;', 'ts')]);
  // Another build has a new annotator, which uses the cached result.
  expect(await createAnnotator(options)('let a;', 'ts')).toEqual(sample);
  expect(check).toHaveBeenCalledTimes(1);
  await annotate('let b;', 'ts');
  await annotate('let a;', 'tsx');
  expect(check).toHaveBeenCalledTimes(3);
});

it.each(['kotlin', 'text', 'json', 'typescript'])('"%s" has no types', async (language) => {
  const annotate = createAnnotator({folder: process.cwd(), cacheFolder});
  await expect(annotate('let a;', language)).rejects.toThrow(
    `"${language}" has no types: remove twoslash from the fence. It works in ts, tsx, js, jsx.`,
  );
});

it('returns one annotator per site', () => {
  expect(annotatorOf(cacheFolder)).toBe(annotatorOf(cacheFolder));
  expect(annotatorOf(process.cwd())).not.toBe(annotatorOf(cacheFolder));
});
