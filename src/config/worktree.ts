import {existsSync} from 'node:fs';
import path from 'node:path';

/** Whether a folder lies in a Git worktree. A downloaded archive does not, and a build asks Git for no dates there. */
export function isInWorktree(folder: string): boolean {
  if (existsSync(path.join(folder, '.git'))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isInWorktree(parent);
}
