import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {neighborProblems} from '../../../src/config/neighbors';

const folder = mkdtempSync(path.join(tmpdir(), 'neighbors-'));
const PAGES = {
  'index.mdx': '# Home\n',
  'dms/client.md': '# Client\n',
  'dms/renamed.mdx': '---\ntitle: A\nid: streams\n---\n\nid: text\n',
  'dms/quoted.mdx': '\uFEFF---\r\n"id": "two words" # A remark\r\n---\r\n\r\n# Two\r\n',
  'dms/empty.mdx': '---\n---\n\n# Empty\n\n    id: other\n\n---\n',
  'dms/draft.mdx': '---\ndraft: true\n---\n\n# Draft\n',
  'dms/_partial.mdx': 'Part.\n',
};
for (const [file, text] of Object.entries(PAGES)) {
  mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}
afterAll(() => {
  rmSync(folder, {recursive: true});
});

it.each(['index', 'dms/client', 'dms/empty', 'dms/streams', 'dms/two words', 'dms/draft', '', null])(
  'accepts the id %j',
  (id) => {
    expect(neighborProblems({pagination_next: id, pagination_prev: id}, folder)).toEqual([]);
  },
);

it.each([
  ['a misspelled id', 'dms/clent', 'write "dms/client".'],
  ['a misspelled id of another name', 'dms/stream', 'write "dms/streams".'],
  ['a path with its extension', 'dms/client.md', 'write "dms/client".'],
  ['the path of a page with an id', 'dms/renamed', 'correct the id, or remove the key.'],
  ['an address', '/dms/client', 'write "dms/client".'],
  ['a path that leaves the folder', '../docs/index', 'correct the id, or remove the key.'],
  ['a partial', 'dms/_partial', 'correct the id, or remove the key.'],
  ['anything else', 'nowhere', 'correct the id, or remove the key.'],
])('refuses %s', (_, id, remedy) => {
  expect(neighborProblems({pagination_next: id}, folder)).toEqual([
    {
      path: 'pagination_next',
      given: JSON.stringify(id),
      allowed: expect.stringContaining('the id of a page') as string,
      remedy,
    },
  ]);
});

it('refuses a draft in a build', () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'production'});
  expect(neighborProblems({pagination_next: 'dms/draft'}, folder)).toMatchObject([
    {remedy: 'the page is a draft, which builds leave out: publish it, or remove the key.'},
  ]);
  jest.restoreAllMocks();
});

it('names both neighbors that are wrong', () => {
  const problems = neighborProblems({pagination_next: 'a', pagination_prev: 'b'}, folder);
  expect(problems.map((problem) => problem.path)).toEqual(['pagination_prev', 'pagination_next']);
});
