import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isInWorktree} from '../../../src/config/docusaurus';

const folder = mkdtempSync(path.join(tmpdir(), 'worktree-'));
const below = path.join(folder, 'a/b');
mkdirSync(below, {recursive: true});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

it('looks upwards for Git, which may be a folder or, in a linked worktree, a file', () => {
  expect(isInWorktree(below)).toBe(false);
  writeFileSync(path.join(folder, '.git'), 'gitdir: elsewhere');
  expect(isInWorktree(below)).toBe(true);
});
