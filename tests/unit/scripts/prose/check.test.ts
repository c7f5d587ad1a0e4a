/** Tests `scripts/prose/check.ts`. The unit tests of scripts/prose/lint.ts cover what it finds. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readRules} from '../../../../scripts/prose/rules';

const folder = mkdtempSync(path.join(tmpdir(), 'prose-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

it('names the pages that are missing, invalid or folders, and checks the others', () => {
  const pages = {'wrong.mdx': '# A\n\nText {a b}.\n', 'double.mdx': '# A\n\nIt sends the the message.\n'};
  const files = Object.entries(pages).map(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
    return path.relative('.', path.join(folder, name));
  });
  const {status, stdout, stderr} = spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    ['scripts/prose/check.ts', 'docs/gone.mdx', 'docs', ...files],
    {encoding: 'utf8'},
  );
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual([
    "docs/gone.mdx doesn't exist: write the path of a page, such as docs/index.mdx",
    'docs is a folder: write the path of a page, such as docs/index.mdx',
    `${files[0]}:3:8 the page isn't valid MDX: Could not parse expression with acorn. If "{" is text, write \\{.`,
    `${files[1]}:3:10 "the the" repeats a word: remove one`,
    '4 pages, 4 places to rewrite',
    '',
  ]);
  expect(status).toBe(1);
});

it.each([
  ['text that is no JSON', '{\n  "maxWords": 35,\n}', /^.*rules\.json:3:1 isn't valid JSON \(\w+\): correct/],
  ['a missing key', '{"maxWords": 35, "terms": {}, "words": []}', /rules\.json has 1 problem:\n\n {2}except\n/],
  ['an unknown key', '{"maxWords": 35, "terms": {}, "except": {}, "words": [], "word": []}', /write "words"/],
])('refuses %s in the rules, with its place', (_, text, message) => {
  const file = path.join(folder, 'rules.json');
  writeFileSync(file, text);
  expect(() => readRules(file)).toThrow(message);
});
