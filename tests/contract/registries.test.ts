/** Checks that code that depends on a list doesn't compile if it misses an entry. */
import path from 'node:path';
import ts from 'typescript';

const {options} = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
  ts.sys,
  process.cwd(),
);

/** Parsed files, shared by the programs because most files are the same in all of them. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns the compiler's errors in `file` after `before` is replaced by `after` in the file `changed`. */
function compilerErrors(file: string, changed: string, before: string, after: string): string[] {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageOptions) => {
    if (path.resolve(name) === path.resolve(changed)) {
      const text = ts.sys.readFile(name)!;
      if (!text.includes(before)) throw new Error(`${changed} has no ${before}`);
      return ts.createSourceFile(name, text.replace(before, after), languageOptions);
    }
    if (!parsed.has(name)) parsed.set(name, read(name, languageOptions));
    return parsed.get(name);
  };
  const program = ts.createProgram([file], {...options, noEmit: true, types: []}, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const FRAME = 'src/shared/pageLayout.ts';
const FRONT_MATTER = 'src/config/frontMatter.ts';
const CALLOUTS = 'src/shared/callouts.ts';
const KINDS = 'src/components/mdx/Callout/kinds.ts';

it.each([
  ['a layout key that the browser does not get', FRAME, FRAME, "'showLogo', ", '', 'showLogo'],
  ['a layout key that the front matter does not have', FRAME, FRONT_MATTER, 'showTopNav:', 'showNav:', 'showTopNav'],
  ['a callout without a style', KINDS, CALLOUTS, "'success',", "'success', 'hint',", 'hint'],
  ['a style without a callout', KINDS, CALLOUTS, "'success',", '', 'success'],
])('%s does not compile', (_, file, changed, before, after, name) => {
  expect(compilerErrors(file, changed, before, after).join('\n')).toContain(`'${name}'`);
});

it.each([FRAME, KINDS])('%s compiles unchanged', (file) => {
  expect(compilerErrors(file, file, '', '')).toEqual([]);
});
