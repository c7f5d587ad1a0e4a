/** Tests `scripts/prose/check.ts`. The unit tests of scripts/prose/lint.ts cover what it finds. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'prose-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

it('names the pages that are missing or invalid, and checks the others', () => {
  const pages = {'wrong.mdx': '# A\n\nText {a b}.\n', 'double.mdx': '# A\n\nIt sends the the message.\n'};
  const files = Object.entries(pages).map(([name, text]) => {
    writeFileSync(path.join(folder, name), text);
    return path.relative('.', path.join(folder, name));
  });
  const {status, stdout, stderr} = spawnSync(
    path.resolve('node_modules/.bin/tsx'),
    ['scripts/prose/check.ts', 'docs/gone.mdx', ...files],
    {encoding: 'utf8'},
  );
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual([
    "docs/gone.mdx doesn't exist: write the path of a page, such as docs/index.mdx",
    `${files[0]}:3:8 the page isn't valid MDX: Could not parse expression with acorn`,
    `${files[1]}:3:10 "the the" repeats a word: remove one`,
    '3 pages, 3 places to rewrite',
    '',
  ]);
  expect(status).toBe(1);
});
