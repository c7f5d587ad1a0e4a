import {mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesIn, hashOf, modulesOf, versionOf} from '../../../../scripts/samples/version';

let folder: string;
const hash = (): string => hashOf(filesIn(folder));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-version-'));
  writeFileSync(path.join(folder, 'UIKit.swift'), 'public class Label {}\n');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('a hash stays the same while the files do', () => {
  expect(hash()).toBe(hash());
});

test('a hash depends on what is in the files', () => {
  const before = hash();
  writeFileSync(path.join(folder, 'UIKit.swift'), 'public class Button {}\n');
  expect(hash()).not.toBe(before);
});

test('a hash depends on the names of the files', () => {
  const before = hash();
  renameSync(path.join(folder, 'UIKit.swift'), path.join(folder, 'AppKit.swift'));
  expect(hash()).not.toBe(before);
});

describe('the modules of a module', () => {
  beforeEach(() => {
    writeFileSync(path.join(folder, 'index.ts'), "import './near';\nexport const later = () => import('./far');\n");
    writeFileSync(path.join(folder, 'near.ts'), "import 'node:fs';\nexport {shared} from './shared';\n");
    writeFileSync(path.join(folder, 'shared.ts'), 'export const shared = 1;\n');
    writeFileSync(path.join(folder, 'far.ts'), "export {default} from 'esbuild';\n");
    writeFileSync(path.join(folder, 'other.ts'), '');
  });

  const entry = (): string => path.join(folder, 'index.ts');

  test('are those that it imports, directly or indirectly', () => {
    const names = modulesOf(entry()).map((file) => path.basename(file));
    expect(names.sort()).toEqual(['far.ts', 'index.ts', 'near.ts', 'shared.ts']);
  });

  test('decide its version, as do the data', () => {
    const data = path.join(folder, 'UIKit.swift');
    const versions = [versionOf(entry(), [data])];
    writeFileSync(path.join(folder, 'shared.ts'), 'export const shared = 2;\n');
    versions.push(versionOf(entry(), [data]));
    writeFileSync(data, 'public class Button {}\n');
    versions.push(versionOf(entry(), [data]));
    writeFileSync(path.join(folder, 'other.ts'), 'export const other = 1;\n');
    versions.push(versionOf(entry(), [data]));
    expect(new Set(versions).size).toBe(3);
  });
});
