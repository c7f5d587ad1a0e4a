import {mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {filesIn, versionOf} from '../../../../scripts/samples/version';

let folder: string;
const version = (): string => versionOf(filesIn(folder));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-version-'));
  writeFileSync(path.join(folder, 'UIKit.swift'), 'public class Label {}\n');
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

test('a version stays the same while the files do', () => {
  expect(version()).toBe(version());
});

test('a version depends on what is in the files', () => {
  const before = version();
  writeFileSync(path.join(folder, 'UIKit.swift'), 'public class Button {}\n');
  expect(version()).not.toBe(before);
});

test('a version depends on the names of the files', () => {
  const before = version();
  renameSync(path.join(folder, 'UIKit.swift'), path.join(folder, 'AppKit.swift'));
  expect(version()).not.toBe(before);
});
