import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readSnippet, snippetsOf} from '../../../../src/markdown/code/snippets';

let folder: string;
let place: {root: string; page: string};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'snippets-'));
  const root = path.join(folder, 'site');
  place = {root, page: path.join(root, 'docs/dms/client.mdx')};
  mkdirSync(path.join(root, 'docs/dms'), {recursive: true});
  mkdirSync(path.join(root, 'docs/snippets'), {recursive: true});
  writeFileSync(path.join(root, 'package.json'), '{}');
  writeFileSync(path.join(root, 'docs/snippets/a.ts'), 'a');
  writeFileSync(path.join(root, 'docs/dms/b.ts'), 'b');
  writeFileSync(path.join(folder, 'secret'), 's');
  symlinkSync(path.join(folder, 'secret'), path.join(root, 'docs/dms/link.ts'));
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

it.each([
  ['~/snippets/a.ts', 'a'],
  ['../snippets/a.ts', 'a'],
  ['./b.ts', 'b'],
  ['b.ts', 'b'],
  ['/package.json', '{}'],
])('reads %s', (file, text) => {
  expect(readSnippet(file, place)).toEqual({text});
});

it.each([
  ['~/gone.ts', 'there is no file docs/gone.ts'],
  ['~/snippets', 'there is no file docs/snippets'],
  ['../../../secret', 'outside the repository'],
  ['~/../../secret', 'outside the repository'],
  ['link.ts', 'outside the repository'],
])("doesn't read %s", (file, problem) => {
  expect(readSnippet(file, place)).toEqual({problem: expect.stringContaining(problem) as string});
});

it('returns the files of the repository that a page includes, each once', () => {
  const page =
    '// [!include ~/snippets/a.ts:x]\n// [!include ~/snippets/a.ts]\n// [!include gone.ts]\n// [!include ../../../secret]\n';
  expect(snippetsOf(page, place)).toEqual([
    path.join(place.root, 'docs/snippets/a.ts'),
    path.join(place.root, 'docs/dms/gone.ts'),
  ]);
});
