/**
 * Part of `npm run check:pages`: checks the English of all pages, or of the pages in the arguments, by the rules in
 * `prose.json`. Prints findings as `docs/x.mdx:line:column message`, and then their number. The exit code is 1 if there
 * are findings.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import rules from '../../prose.json';
import {lintProse} from './lint';

const ROOT = path.resolve(__dirname, '../..');

function allPages(): string[] {
  return readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => path.posix.join('docs', name.replaceAll('\\', '/')));
}

const given = process.argv.slice(2);
const files = given.length > 0 ? given : allPages();
const findings = files.flatMap((file) => {
  const page = path.join(ROOT, file);
  if (!existsSync(page)) return [`${file} doesn't exist: write the path of a page, such as docs/index.mdx`];
  return lintProse(file, readFileSync(page, 'utf8'), rules).map(
    ({line, column, message}) => `${file}:${line}:${column} ${message}`,
  );
});
for (const finding of findings) console.log(finding);
console.log(`${files.length} pages, ${findings.length} places to rewrite`);
process.exitCode = findings.length > 0 ? 1 : 0;
