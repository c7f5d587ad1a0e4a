/**
 * Part of `npm run check:pages`: checks the English of all pages, or of the pages in the arguments, by the rules in
 * `prose.json`. Prints findings as `docs/x.mdx:line:column message`, and then their number. The exit code is 1 if there
 * are findings.
 */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {runCommand} from '../command';
import {lintProse} from './lint';
import {readRules} from './rules';

const ROOT = path.resolve(__dirname, '../..');

const allPages = (): string[] =>
  filesBelow(path.join(ROOT, 'docs'))
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `docs/${file}`);

void runCommand(() => {
  const rules = readRules(path.relative('.', path.join(ROOT, 'prose.json')));
  const given = process.argv.slice(2);
  const files = given.length > 0 ? given : allPages();
  const findings = files.flatMap((file) => {
    const page = path.join(ROOT, file);
    const found = statSync(page, {throwIfNoEntry: false});
    if (!found?.isFile()) {
      return [`${file} ${found ? 'is a folder' : "doesn't exist"}: write the path of a page, such as docs/index.mdx`];
    }
    return lintProse(file, readFileSync(page, 'utf8'), rules).map(
      ({line, column, message}) => `${file}:${line}:${column} ${message}`,
    );
  });
  for (const finding of findings) console.log(finding);
  console.log(`${count(files, 'page')}, ${count(findings, 'place')} to rewrite`);
  process.exitCode = findings.length > 0 ? 1 : 0;
});

function count(items: readonly unknown[], noun: string): string {
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`;
}
