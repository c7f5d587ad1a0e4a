/**
 * Checks that lists which must match, such as the callouts and their styles, don't compile if one of them has a missing
 * or extra entry.
 */
import path from 'node:path';
import ts from 'typescript';

const {options} = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
  ts.sys,
  process.cwd(),
);

const FRAME = 'src/shared/pageLayout.ts';
const FRONT_MATTER = 'src/config/frontMatter.ts';
const CALLOUTS = 'src/shared/callouts.ts';
const KINDS = 'src/components/mdx/Callout/kinds.ts';

type Change = readonly [file: string, before: string, after: string];

/**
 * Edits to source files. After each, a list lacks an entry that it must have. One TypeScript program checks all of
 * these edits, because creating a program takes time.
 */
const MISSING: readonly Change[] = [
  [FRAME, "'showLogo', ", ''],
  [FRONT_MATTER, 'showTopNav:', 'showNav:'],
  [CALLOUTS, "'success',", "'success', 'hint',"],
];

/** Changes after which there is an extra entry. */
const EXTRA: readonly Change[] = [[CALLOUTS, "'success',", '']];

/** The parsed files without changes. All programs share these files, to save time. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Applies `changes`, and returns the compiler's errors by file. */
function compilerErrors(changes: readonly Change[]): Record<string, string[]> {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageOptions) => {
    const change = changes.find(([file]) => path.resolve(name) === path.resolve(file));
    if (change) {
      const [file, before, after] = change;
      const text = ts.sys.readFile(name)!;
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      return ts.createSourceFile(name, text.replace(before, after), languageOptions);
    }
    if (!parsed.has(name)) parsed.set(name, read(name, languageOptions));
    return parsed.get(name);
  };
  const files = [FRAME, KINDS];
  const program = ts.createProgram(files, {...options, noEmit: true, types: []}, host);
  const errorsIn = (file: string) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return Object.fromEntries(files.map((file) => [file, errorsIn(file)]));
}

let withMissing: Record<string, string[]>;
beforeAll(() => {
  withMissing = compilerErrors(MISSING);
}, 60_000);

it.each([
  ['a layout key that the browser does not get', FRAME, 'showLogo'],
  ['a layout key that the front matter does not have', FRAME, 'showTopNav'],
  ['a callout without a style', KINDS, 'hint'],
])('%s does not compile', (_, file, name) => {
  expect(withMissing[file]!.join('\n')).toContain(`'${name}'`);
});

it('a style without a callout does not compile', () => {
  expect(compilerErrors(EXTRA)[KINDS]!.join('\n')).toContain("'success'");
}, 60_000);
