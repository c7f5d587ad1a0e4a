import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fingerprint} from '../../../scripts/run/kept';
import {PLANS} from '../../../scripts/run/plans';
import {modulesOf} from '../../../scripts/samples/version';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'kept-'));
  write('node_modules/.package-lock.json', '{}');
  write('package.json', '{}');
  write('src/a.ts', '1');
  write('docs/a.mdx', '# A');
});
afterEach(() => {
  rmSync(root, {recursive: true});
});

const CODE = /\.ts$/;

it.each([
  ['a file that the check reads', 'src/a.ts', '2'],
  ['a new file', 'src/deep/b.ts', '1'],
  ['a file in a folder whose name is that of output', 'tests/build/b.ts', '1'],
  ['a file at the root', 'package.json', '{"scripts": {}}'],
  ['the installed packages', 'node_modules/.package-lock.json', '{"packages": {}}'],
])('changes with %s', (_, file, text) => {
  const before = fingerprint(CODE, root);
  write(file, text);
  expect(fingerprint(CODE, root)).not.toBe(before);
});

it('changes with the name of a file, and with the environment', () => {
  const before = fingerprint(CODE, root);
  rmSync(path.join(root, 'src/a.ts'));
  write('src/b.ts', '1');
  const after = fingerprint(CODE, root);
  expect(after).not.toBe(before);
  jest.replaceProperty(process, 'env', {...process.env, BASE_PATH: '/portal/'});
  expect(fingerprint(CODE, root)).not.toBe(after);
  jest.restoreAllMocks();
});

it('stays with files that the check does not read, and with what tools write', () => {
  const before = fingerprint(CODE, root);
  write('docs/a.mdx', '# B');
  write('build/index.ts', '1');
  write('samples/node_modules/a/index.ts', '1');
  write('reports/units.json', '{}');
  expect(fingerprint(CODE, root)).toBe(before);
  expect(fingerprint(undefined, root)).not.toBe(before);
});

it('changes for the check of pages with every module of that check', () => {
  const {reads} = PLANS.check!.steps.flat().find(({script}) => script === 'check:pages')!;
  const modules = modulesOf(path.resolve('scripts/prose/check.ts')).map((file) => path.relative('', file));
  expect(modules).toContain('src/config/schema.ts');
  expect(modules.filter((file) => !reads!.test(file))).toEqual([]);
});
