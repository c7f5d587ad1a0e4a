import {
  findIncludes,
  IncludeError,
  includedLines,
  readInclude,
  type ReadFile,
} from '../../../../src/markdown/code/include';

const FILE = `import {a} from 'a';

// [!region setup]
  const client_$1 = a('x/y');
    client_$1.go();
// [!endregion setup]

// #region other
// [!region inner]
b();
// [!endregion inner]
// #region
c();
// #endregion
// #endregion
d();`;

const read = (file: string) => (file === 'f.ts' ? {text: `${FILE}\n`} : {problem: `no ${file}`});
const expandWith = (code: string, reader: ReadFile) =>
  includedLines(code, reader)
    .map(({text}) => text)
    .join('\n');
const expand = (code: string) => expandWith(code, read);

it.each([
  ['~/a.ts', {file: '~/a.ts', region: undefined, range: undefined}],
  ['a.ts:setup', {file: 'a.ts', region: 'setup', range: undefined}],
  ['a.ts#setup', {file: 'a.ts', region: 'setup', range: undefined}],
  ['a.ts:usage-1', {file: 'a.ts', region: 'usage-1', range: undefined}],
  ['a.ts:3', {file: 'a.ts', region: undefined, range: [3, 3]}],
  ['a.ts:3-5', {file: 'a.ts', region: undefined, range: [3, 5]}],
  ['a.ts:3-', {file: 'a.ts', region: undefined, range: [3, Infinity]}],
  ['a.ts#setup:2-4', {file: 'a.ts', region: 'setup', range: [2, 4]}],
])('reads %j', (text, expected) => {
  expect(readInclude(text)).toEqual({...expected, replacements: []});
});

it('reads replacements', () => {
  expect(readInclude(String.raw`a.ts:setup /x\/y/z/ /a b//`)?.replacements).toEqual([
    ['x/y', 'z'],
    ['a b', ''],
  ]);
});

it.each(['', ' ', 'a.ts setup', 'a.ts /x/', 'a.ts:b:c', ':setup'])('rejects %j', (text) => {
  expect(readInclude(text)).toBeUndefined();
});

it('finds the includes of a page', () => {
  const page = '```ts\n  // [!include ./a.ts:x]\n# [!code include b.sh]\n```\n[!include c.ts]\n';
  expect(findIncludes(page).map(({file}) => file)).toEqual(['./a.ts', 'b.sh']);
});

it.each([
  [
    'a region, outdented, without the suffixes that tell names apart',
    '// [!include f.ts:setup]',
    "const client = a('x/y');\n  client.go();",
  ],
  ['a range', '// [!include f.ts:1]', "import {a} from 'a';"],
  ['a range of a region', '// [!include f.ts#setup:2-2]', 'client.go();'],
  ['a range without an end', '// [!include f.ts#setup:2-]', 'client.go();'],
  ['a region of editors, without the marks in it', '// [!code include f.ts#other]', 'b();\nc();'],
  ['with text replaced', String.raw`// [!include f.ts:setup:1 /x\/y/z$&/]`, "const client = a('z$&');"],
  ['with the indentation of its comment', 'if (x) {\n  // [!include f.ts:inner]\n}', 'if (x) {\n  b();\n}'],
  ['in a comment of another language', '# [!include f.ts:inner]', 'b();'],
])('includes %s', (_, code, expected) => {
  expect(expand(code)).toBe(expected);
});

it('includes a file whole, without its marks', () => {
  expect(expand('// [!include f.ts]')).toBe(
    "import {a} from 'a';\n\n  const client = a('x/y');\n    client.go();\n\nb();\nc();\nd();",
  );
});

it('hides the marks of a fence that others include, and changes nothing else', () => {
  expect(expand('// [!region a]\nx\n// [!endregion a]')).toBe('x');
  const code = '// #region a\nx_$1\n[!include f.ts]\r\n "// [!include f.ts]"\n// [!code hl]';
  expect(expand(code)).toBe(code);
});

it.each([
  ['x\n// [!include g.ts]', 2, 'no g.ts'],
  ['// [!include f.ts:gone]', 1, 'f.ts has no region "gone"'],
  ['// [!include f.ts:40-]', 1, "the range 40- doesn't exist: f.ts has the lines 1-8"],
  ['// [!include f.ts:40-50]', 1, "the range 40-50 doesn't exist: f.ts has the lines 1-8"],
  ['// [!include f.ts:7-9]', 1, "the range 7-9 doesn't exist: f.ts has the lines 1-8"],
  ['// [!include f.ts#setup:2-9]', 1, 'the range 2-9 doesn\'t exist: region "setup" of f.ts has the lines 1-2'],
  ['// [!include f.ts:0]', 1, "the range 0-0 doesn't exist"],
  ['// [!include f.ts and more]', 1, '"f.ts and more" can\'t be included'],
  ['x\n// [!include f.ts', 2, '"// [!include f.ts" includes nothing: write the comment alone on its line, such as'],
  ['x // [!include f.ts]', 1, '"// [!include f.ts]" includes nothing'],
  ['* [!include f.ts]', 1, '"* [!include f.ts]" includes nothing'],
  ['// [!include f.ts] and more', 1, '"// [!include f.ts] and more" includes nothing'],
  ['// [!Include f.ts]', 1, '"// [!Include f.ts]" includes nothing'],
  ['// [!code include f.ts', 1, '"// [!code include f.ts" includes nothing'],
  ['// [!region a', 1, '"// [!region a" marks no region: write the comment alone on its line, such as'],
  ['x // [!endregion a]', 1, '"// [!endregion a]" marks no region'],
  ['x\n// [!inlude ~/b.ts]', 2, "[!inlude ~/b.ts] isn't supported: write [!include ~/b.ts]."],
  ['x // [!cod ++]', 1, "[!cod ++] isn't supported: write [!code ++]."],
  ['# [!endregoin a]', 1, "[!endregoin a] isn't supported: write [!endregion a]."],
  ['// [!incldue', 1, "[!incldue isn't supported: write [!include."],
])('reports %j at line %i', (code, line, message) => {
  try {
    expand(code);
  } catch (error) {
    expect(error).toBeInstanceOf(IncludeError);
    expect((error as IncludeError).line).toBe(line);
    expect((error as IncludeError).message).toContain(message);
    return;
  }
  throw new Error('it was accepted');
});

it.each([
  '"// [!include f.ts]"',
  "'<!-- [!include f.ts] -->'",
  'a(`{/* [!include f.ts] */}`)',
  '[!include f.ts]',
  "a['[!region b]']",
  '// see [!include f.ts]',
])('keeps %j, which is no include', (code) => {
  expect(expand(code)).toBe(code);
});

it.each(['/* [!include f.ts:inner] */', '<!-- [!include f.ts:inner] -->', '{/* [!include f.ts:inner] */}  '])(
  'allows the end of the comment: %j',
  (code) => {
    expect(expand(code)).toBe('b();');
  },
);

it('ignores a region without an end', () => {
  expect(() => expandWith('// [!include f.ts:a]', () => ({text: '// [!region a]\nx'}))).toThrow('no region "a"');
});

it('rejects a file that includes another', () => {
  expect(() => expandWith('// [!include f.ts]', () => ({text: '// [!include g.ts]'}))).toThrow('includes another file');
});
