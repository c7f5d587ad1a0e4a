/** What is listed once, and what depends on the list: a place that is forgotten does not compile. */
import path from 'node:path';
import ts from 'typescript';

const {options} = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
  ts.sys,
  process.cwd(),
);

/** Kept between the programs, because most files are the same in all of them. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What tsc says of `file` where `changed` has `after` in place of `before`; empty where all is well. */
function complaints(file: string, changed: string, before: string, after: string): string[] {
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
  ['a key of the frame that the browser does not get', FRAME, FRAME, "'showLogo', ", '', 'showLogo'],
  [
    'a key of the frame that the front matter does not have',
    FRAME,
    FRONT_MATTER,
    'showTopNav:',
    'showNav:',
    'showTopNav',
  ],
  ['a callout without a look', KINDS, CALLOUTS, "'success',", "'success', 'hint',", 'hint'],
  ['a look without a callout', KINDS, CALLOUTS, "'success',", '', 'success'],
])('%s does not compile', (_, file, changed, before, after, name) => {
  expect(complaints(file, changed, before, after).join('\n')).toContain(`'${name}'`);
});

it.each([FRAME, KINDS])('%s compiles as it is', (file) => {
  expect(complaints(file, file, '', '')).toEqual([]);
});
