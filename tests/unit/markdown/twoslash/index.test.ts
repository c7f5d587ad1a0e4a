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

it('checks a sample once, until its code or its language changes', () => {
  const check = jest.fn((code: string): Sample => ({
    code,
    language: 'ts',
    hovers: [],
    marks: [],
    faults: [],
    notes: [],
    warnings: [],
  }));
  const options = {folder: process.cwd(), cacheFolder, check};
  const annotate = createAnnotator(options);
  annotate('let a;', 'ts');
  annotate('let a;', 'ts');
  // A new annotator, as in another build, uses the cached result.
  expect(createAnnotator(options)('let a;', 'ts').code).toBe('let a;');
  expect(check).toHaveBeenCalledTimes(1);
  annotate('let b;', 'ts');
  annotate('let a;', 'tsx');
  expect(check).toHaveBeenCalledTimes(3);
});

it.each(['kotlin', 'text', 'json', 'typescript'])('"%s" has no types', (language) => {
  const annotate = createAnnotator({folder: process.cwd(), cacheFolder});
  expect(() => annotate('let a;', language)).toThrow(
    `"${language}" has no types: remove twoslash from the fence. It works in ts, tsx, js, jsx.`,
  );
});

it('returns one annotator per folder', () => {
  expect(annotatorOf(cacheFolder)).toBe(annotatorOf(cacheFolder));
  expect(annotatorOf(cacheFolder, 'other')).not.toBe(annotatorOf(cacheFolder));
});
