import {mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {includedFilesPlugin} from '../../../../src/plugins/bundler/includedFiles';
import {writePageAddresses} from '../../../../src/plugins/bundler/pageAddresses';

const folder = mkdtempSync(path.join(tmpdir(), 'included-files-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

/** Returns the files that the bundler plugin adds to a page's dependencies. */
function dependenciesOf(name: string, text: string): string[] {
  const page = path.join(folder, name);
  writeFileSync(page, text);
  const added: string[] = [];
  const context = {resourcePath: page, addDependency: (file: string) => added.push(path.relative(folder, file))};
  type Run = (given: object) => void;
  const hook = (given: object) => ({tap: (_name: string, run: Run) => run(given)});
  const compiler = {
    hooks: {compilation: hook({})},
    webpack: {NormalModule: {getCompilationHooks: () => ({loader: hook(context)})}},
  };
  includedFilesPlugin(folder, path.join(folder, 'addresses.txt')).apply(compiler as unknown as Compiler);
  return added;
}

it.each([
  ['a.mdx', '# A\n\nSee [B](/b).\n', []],
  ['a.mdx', '# A\n\nSee [B](./b.mdx#part).\n', ['addresses.txt']],
  ['a.md', '# A\n\nSee [B].\n\n[B]: ../b.md\n', ['addresses.txt']],
  ['a.mdx', '# A\n\n```ts\n// [!include /b.ts]\n```\n', ['b.ts']],
  ['a.ts', 'import "./b.mdx";\n', []],
])('%s with %j depends on %j', (name, text, expected) => {
  expect(dependenciesOf(name, text)).toEqual(expected);
});

it('writes the addresses of pages only if one has changed', () => {
  const file = path.join(folder, 'deep/addresses.txt');
  const docs = [
    {source: '@site/docs/b.mdx', permalink: '/b'},
    {source: '@site/docs/a.mdx', permalink: '/'},
  ];
  writePageAddresses(file, docs);
  utimesSync(file, 1, 1);
  writePageAddresses(file, docs.toReversed());
  expect(statSync(file).mtimeMs).toBe(1000);
  expect(readFileSync(file, 'utf8')).toBe('@site/docs/a.mdx /\n@site/docs/b.mdx /b\n');
  writePageAddresses(file, [docs[1]!, {...docs[0]!, permalink: '/bee'}]);
  expect(readFileSync(file, 'utf8')).toBe('@site/docs/a.mdx /\n@site/docs/b.mdx /bee\n');
});
