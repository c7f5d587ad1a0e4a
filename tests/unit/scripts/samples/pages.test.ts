import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Fence} from '../../../../scripts/samples/fences';
import {readPages} from '../../../../scripts/samples/pages';
import {formatFinding} from '../../../../scripts/samples/report';
import type {Finding} from '../../../../scripts/samples/types';
import {CachedValues, readCached, writeCached} from '../../../../src/buildTools/fileCache';

let root: string;
const pages = {
  'b.mdx': 'Text.\n\n```ts [One]\none\n```\n',
  'a/c.mdx': '```bash\ntwo\n```\n\n- in a list\n\n  ```text\n  three\n  ```\n',
};
const kept = (): CachedValues<Fence[]> => CachedValues.open(path.join(root, 'fences.json'));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-pages-'));
  mkdirSync(path.join(root, 'docs/a'), {recursive: true});
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(root, 'docs', name), text);
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

const codes = (values?: CachedValues<Fence[]>): string[] =>
  readPages(root, 'docs', values).map(({file, line, code}) => `${file}:${line} ${code}`);

test('samples are in the order of their pages, which are sorted by path', () => {
  expect(codes()).toEqual(['docs/a/c.mdx:1 two', 'docs/a/c.mdx:7 three', 'docs/b.mdx:3 one']);
});

test("a page that hasn't changed isn't parsed again", () => {
  const first = kept();
  codes(first);
  first.save();
  const file = path.join(root, 'fences.json');
  writeCached(file, readCached(file)!.toString().replaceAll('"value":"one"', '"value":"as it was kept"'));
  expect(codes(kept())).toEqual(['docs/a/c.mdx:1 two', 'docs/a/c.mdx:7 three', 'docs/b.mdx:3 as it was kept']);
});

test('a page that has changed is parsed again', () => {
  const first = kept();
  codes(first);
  first.save();
  writeFileSync(path.join(root, 'docs/b.mdx'), 'Gone.\n');
  expect(codes(kept())).toEqual(['docs/a/c.mdx:1 two', 'docs/a/c.mdx:7 three']);
});

test('a page that is renamed from Markdown to MDX is parsed again', () => {
  const page = path.join(root, 'docs/b.md');
  writeFileSync(page, '<!-- MDX has no such comments. -->\n\n```ts\none\n```\n');
  const first = kept();
  codes(first);
  first.save();
  renameSync(page, path.join(root, 'docs/b.mdx'));
  expect(() => codes(kept())).toThrow(/Unexpected character `!`/);
});

test('a cache file that cannot be read is ignored', () => {
  writeFileSync(path.join(root, 'fences.json'), '{"half');
  expect(codes(kept())).toHaveLength(3);
});

describe('a page or sample that cannot be read', () => {
  const BROKEN = {
    'expression.mdx': 'Text.\n\nText {a b}.\n\n```ts\nfour\n```\n',
    'include.mdx': '```ts\nfive\n```\n\n```ts\nsix\n// [!include ~/none.ts]\n```\n',
    'tag.mdx': '<b>\n',
  };
  beforeEach(() => {
    for (const [name, text] of Object.entries(BROKEN)) writeFileSync(path.join(root, 'docs', name), text);
  });

  test('is a finding, and the others are still read', () => {
    const problems: Finding[] = [];
    const samples = readPages(root, 'docs', undefined, (problem) => problems.push(problem));
    expect(samples.map(({code}) => code)).toEqual(['two', 'three', 'one', 'five']);
    expect(problems.map(formatFinding)).toEqual([
      'docs/expression.mdx:3:8 the page isn\'t valid MDX: Could not parse expression with acorn. If "{" is text, write \\{.',
      "docs/include.mdx:7 ~/none.ts can't be included: there is no file docs/none.ts.",
      expect.stringMatching(/^docs\/tag\.mdx:\d:\d the page isn't valid MDX: Expected a closing tag for `<b>`/),
    ]);
  });

  test('stops scripts that need every sample, with the place', () => {
    expect(() => readPages(root, 'docs')).toThrow(
      /^docs\/expression\.mdx:3:8 the page isn't valid MDX: Could not parse/,
    );
  });
});
