import {readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import ts from 'typescript';
import {readPages} from '../../scripts/samples/pages';
import manifest from '../../samples/package.json';

/** Returns the package of a specifier: `@scope/name` for `@scope/name/deep`, `name` for `name/deep`. */
const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)![0];

// Without a declaration, a package would be installed in whatever version another package depends on.
it('declares every package that samples and their preambles import', () => {
  const samples = readPages('.', 'docs').filter(
    ({language, nocheck}) => /^[jt]sx?$/.test(language) && nocheck === undefined,
  );
  const preambles = readdirSync('samples/preambles').filter((file) => file.endsWith('.ts'));
  const codes = [
    ...samples.map(({code}) => code),
    ...preambles.map((file) => readFileSync(`samples/preambles/${file}`, 'utf8')),
  ];
  const specifiers = codes.flatMap((code) =>
    ts.preProcessFile(code, true, true).importedFiles.map((file) => file.fileName),
  );
  const imported = new Set(specifiers.filter((name) => !name.startsWith('.') && !isBuiltin(name)).map(packageOf));
  const declared = new Set(Object.keys(manifest.dependencies).map((name) => name.replace(/^@types\//, '')));
  expect(imported.size).toBeGreaterThan(10);
  expect([...imported].filter((name) => !declared.has(name))).toEqual([]);
});
