import {toMessage} from '../../../../src/plugins/mistakes/message';

const page = '# A\n\nimport A from "./gone.svg";\n';
const read = (message: string): string | undefined => toMessage(message, '/site/docs/a.mdx', '/site', () => page);

/** The errors of Rspack 2 and of Docusaurus' MDX loader, without colors and in a terminal with colors. */
const MISTAKE = [
  `  × Module build failed (from ./loader.cjs):
  ╰─▶   × Error: MDX compilation failed for file "/site/docs/a.mdx"
        │ Cause: /site/docs/a.mdx:3:1 :::nota isn't supported: write :::note.
        │ Details:
        │ {}
        │     at plugin (/site/src/markdown/mistakes.ts:101:23)
`,
  `  × Module build failed \u001B[2m(from ./loader.cjs)\u001B[0m:
\u001B[2m  ╰─▶ \u001B[0m  × Error: MDX compilation failed for file \u001B[36m\u001B[4m"/site/docs/a.mdx"\u001B[24m\u001B[39m
        \u001B[2m│\u001B[0m Cause: /site/docs/a.mdx:3:1 :::nota isn't supported: write :::note.
        \u001B[2m│\u001B[0m Details:
        \u001B[2m│\u001B[0m {}
        \u001B[2m│\u001B[0m     at plugin (/site/src/markdown/mistakes.ts:101:23)
`,
];
const SYNTAX = [
  `  × Error: MDX compilation failed for file "/site/docs/a.mdx"
  │ Cause: Could not parse expression with acorn
  │ Details:
  │ {
  │   "line": 3,
  │   "column": 8
  │ }
`,
  `  × Error: MDX compilation failed for file \u001B[36m\u001B[4m"/site/docs/a.mdx"\u001B[24m\u001B[39m
  \u001B[2m│\u001B[0m Cause: Could not parse expression with acorn
  \u001B[2m│\u001B[0m Details:
  \u001B[2m│\u001B[0m {
  \u001B[2m│\u001B[0m   "line": 3,
  \u001B[2m│\u001B[0m   "column": 8
  \u001B[2m│\u001B[0m }
`,
];
const MISSING = [
  "  × Module not found: Can't resolve './gone.svg' in '/site/docs'\n",
  "  × Module not found: Can't resolve \u001B[33m'./gone.svg'\u001B[39m in \u001B[36m'/site/docs'\u001B[39m\n",
];

describe.each([
  ['without colors', 0],
  ['in a terminal with colors', 1],
])('%s', (_, index) => {
  it("reads a writer's mistake", () => {
    expect(read(MISTAKE[index]!)).toBe("docs/a.mdx:3:1 :::nota isn't supported: write :::note.");
  });

  it('reads a syntax error', () => {
    expect(read(SYNTAX[index]!)).toBe(
      'docs/a.mdx:3:8 Could not parse expression with acorn. If "{" is text, write \\{.',
    );
  });

  it('reads a missing module', () => {
    expect(read(MISSING[index]!)).toMatch(/^docs\/a\.mdx:3:16 "\.\/gone\.svg" doesn't exist/);
  });
});

it('reads no other error', () => {
  expect(read("  × Error: Can't resolve the loader\n")).toBeUndefined();
});

it.each([
  ["'A'", '"./gone.svg" doesn\'t export "A": correct the name.'],
  ["'A' (imported as 'B')", '"./gone.svg" doesn\'t export "A": correct the name.'],
  ["'default' (imported as 'A')", '"./gone.svg" has no default export: import a name, as in import {Name}'],
])('names an export that a module lacks: %s', (name, message) => {
  expect(
    read(`  × ESModulesLinkingError: export ${name} was not found in './gone.svg' (possible exports: x)`),
  ).toContain(`docs/a.mdx:3:16 ${message}`);
});

it.each([
  ['clsx', './nope', 'clsx/nope'],
  ['@scope/name', './a/b', '@scope/name/a/b'],
  ['clsx', '.', 'clsx'],
])('names a path that the package %s does not export: %s', (owner, subpath, imported) => {
  const error = `  × Package subpath '${subpath}' is not defined by "exports" in /site/node_modules/${owner}/package.json\n`;
  const text = `# A\n\nimport A from "${imported}";\n`;
  expect(toMessage(error, '/site/docs/a.mdx', '/site', () => text)).toBe(
    `docs/a.mdx:3:16 the package doesn't export "${imported}": use a path that its package.json lists under "exports".`,
  );
});

it('reads a missing module of the site', () => {
  const error = "  × Cannot find module '@site/src/gone' for matched aliased key '@site'\n";
  expect(toMessage(error, '/site/docs/a.mdx', '/site', () => 'import A from "@site/src/gone"\n')).toMatch(
    /^docs\/a\.mdx:1:16 "@site\/src\/gone" doesn't exist: correct the path/,
  );
});

it.each([
  ["Duplicate export of 'a'", 'export const a = 1;\n\n{a}\n\nexport const a = 2;\n', 5],
  ['Unexpected token', 'export const a = 1;\n', 1],
])('reads an error of the compiled page: %s', (reason, text, line) => {
  const error = `  × Module parse failed:\n  ╰─▶   × JavaScript parse error: ${reason}\n          ╭─[21:13]\n`;
  expect(toMessage(error, '/site/docs/a.mdx', '/site', () => text)).toBe(
    `docs/a.mdx:${line}:1 the page's imports and exports can't be compiled (${reason}): correct the statement.`,
  );
});

/** Returns the message for an error that MDX reports at 4:1, the place of the surrounding block. */
const readMdx = (cause: string, text = ''): string | undefined =>
  toMessage(
    `MDX compilation failed for file "/site/docs/a.mdx"\nCause: ${cause}\nDetails:\n{"line": 4, "column": 1}`,
    undefined,
    '/site',
    () => text,
  );

it.each([
  [
    'Expected a closing tag for `<div>` (8:3-8:8) before the end of `listItem`',
    '8:3 Expected a closing tag for `<div>` (8:3-8:8). Close every tag, the innermost first. If "<" is text, write \\<.',
  ],
  [
    'Expected a closing tag for `<br>` (3:2-3:6) before the end of `paragraph`',
    '3:2 Expected a closing tag for `<br>` (3:2-3:6). End the tag with a slash, as in <br />.',
  ],
  [
    'Unexpected closing tag `</p>`, expected corresponding closing tag for `<img>` (3:4-3:9)',
    '3:4 Unexpected closing tag `</p>`, expected corresponding closing tag for `<img>` (3:4-3:9). End the tag with a slash, as in <img />.',
  ],
])('names the tag of %s', (cause, message) => {
  expect(readMdx(cause)).toBe(`docs/a.mdx:${message}`);
});

it('names the beginning of a comment that stays open', () => {
  const cause = 'Unexpected end of file in expression, expected a corresponding closing brace for `{`';
  expect(readMdx(cause, '# A\n\n{/* one */} `{/*`\n\n{/* two\n\nText.\n')).toBe(
    "docs/a.mdx:5:1 the comment isn't closed: write */} at its end.",
  );
  expect(readMdx(cause, '# A\n\n{/* one */}\n\n{a\n')).toMatch(/^docs\/a\.mdx:4:1 Unexpected end .* Close the brace/);
});

it('names a picture whose address is invalid', () => {
  const text = '# A\n\n[a](https://example.org) ![c](https://)\n';
  expect(readMdx("Can't parse URL https:// with base unspecified://", text)).toBe(
    'docs/a.mdx:3:31 "https://" isn\'t an address: correct it, or remove the picture.',
  );
});

it.each(['t', '!'])('says to put the value of an attribute in quotes: %s', (character) => {
  const cause = `Unexpected character \`${character}\` (U+0074) before attribute value, expected a character that can start an attribute value, such as \`"\`, \`'\`, or \`{\``;
  expect(readMdx(cause)).toBe(`docs/a.mdx:4:1 ${cause}. Put the value in quotes, as in type="tip".`);
});
