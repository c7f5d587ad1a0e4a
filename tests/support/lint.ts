/** Runs the project's linter on files that don't exist in the project. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const COPIED = ['.oxlintrc.json', 'scripts/lint/plugin.mjs', 'tsconfig.json'];

interface Report {
  diagnostics: readonly {code: string; filename: string}[];
}

/**
 * Returns the rules that each file breaks, in the linter's own form, such as `portal(arrows)`.
 *
 * @param files - texts by path in the project
 */
export function lint(files: Record<string, string>): Map<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  try {
    for (const file of COPIED) cpSync(file, path.join(folder, file));
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(folder, file), text);
    }
    const {stdout, stderr} = spawnSync('node_modules/.bin/oxlint', ['--format', 'json', ...Object.keys(files)], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (!stdout.startsWith('{')) throw new Error(`The linter didn't run:\n${stdout}${stderr}`);
    const {diagnostics} = JSON.parse(stdout) as Report;
    const broken = new Map(Object.keys(files).map((file) => [file, [] as string[]]));
    for (const {code, filename} of diagnostics) broken.get(filename)!.push(code);
    return broken;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
