import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/**
 * Copies the repository into a folder, so that tests that run there don't write to the repository itself. First removes
 * the files of an earlier copy. Links the installed packages instead of copying them.
 *
 * @returns a hash of the copied files
 */
export function copyRepository(folder: string): string {
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') rmSync(path.join(folder, name), {recursive: true});
  }
  const files = repositoryFiles();
  const hash = createHash('sha256');
  for (const file of files) {
    cpSync(file, path.join(folder, file), {preserveTimestamps: true});
    hash.update(file).update(readFileSync(file));
  }
  linkPackages(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  // npm installs a workspace's own versions of packages in the workspace.
  for (const file of files.filter((one) => one.endsWith('/package.json'))) {
    const workspace = path.dirname(file);
    const packages = path.resolve(workspace, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, path.join(folder, workspace, 'node_modules'));
  }
  return hash.digest('hex');
}

/** Returns the paths of the repository's current files, committed or not. Leaves out files that Git ignores. */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(file));
}

/**
 * Links every package of the folder `from` into the folder `to`. In `from`, the repository's own packages are already
 * relative links. These links are copied unchanged, so that in the copy they point to the copy's own packages.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from)) {
    const target = path.join(to, name);
    const isOwn = name.startsWith('@') && readdirSync(path.join(from, name)).some((one) => isLink(from, name, one));
    if (name === '.cache' || isLink(target)) continue;
    if (isOwn) cpSync(path.join(from, name), target, {recursive: true, verbatimSymlinks: true});
    else symlinkSync(path.join(from, name), target);
  }
}

const isLink = (...parts: string[]): boolean =>
  lstatSync(path.join(...parts), {throwIfNoEntry: false})?.isSymbolicLink() ?? false;
