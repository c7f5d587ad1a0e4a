import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {importedPackages, versionsOf} from '../../../../src/markdown/twoslash/packages';

const root = mkdtempSync(path.join(tmpdir(), 'packages-'));
afterAll(() => {
  rmSync(root, {recursive: true});
});

function install(place: string, manifest: object): void {
  const folder = path.join(root, place);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
}

it.each([
  ['import {a} from \'a\';\nimport b from "@s/b/deep";', ['@s/b', 'a']],
  ["import 'a/style.css';\nexport * from 'b';", ['a', 'b']],
  ["const a = require('a'), b = await import('b');", ['a', 'b']],
  ["import type {A} from 'a';\nimport {B} from 'a';", ['a']],
  ['/// <reference types="a" />\n// @types: b, c', ['a', 'b', 'c']],
  ["import './a';\nimport fs from 'node:fs';\nimport '/b';\nimport '@site/c';", ['@site/c']],
  ['const from = 1;', []],
])('%j imports %j', (code, names) => {
  expect(importedPackages(code, 'ts')).toEqual(names);
});

it('JSX imports React', () => {
  expect(importedPackages('<a />', 'tsx')).toEqual(['react']);
});

it('returns the versions of packages, of their types, and of all dependencies', () => {
  install('node_modules/a', {version: '1.0.0', dependencies: {b: '*'}, peerDependencies: {'@s/c': '*', gone: '*'}});
  install('node_modules/b', {version: '2.0.0', dependencies: {a: '*'}});
  install('node_modules/@types/s__c', {version: '3.0.0'});
  install('node_modules/unrelated', {version: '4.0.0'});
  install('samples/node_modules/b', {version: '5.0.0'});
  const samples = path.join(root, 'samples');
  expect(versionsOf(['a'], samples)).toEqual(['@types/s__c@3.0.0', 'a@1.0.0', 'b@2.0.0']);
  // As in Node, the nearest package counts.
  expect(versionsOf(['b', 'missing'], samples)).toEqual(['b@5.0.0', 'missing']);
});
