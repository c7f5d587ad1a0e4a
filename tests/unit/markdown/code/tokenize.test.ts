import {isSupportedLanguage, tokenize} from '../../../../src/markdown/code/tokenize';

const LANGUAGES = 'ts tsx js jsx kotlin swift dart bash json protobuf groovy gradle sql go yaml diff'.split(' ');

const OTHER_NAMES =
  'typescript javascript sh shell zsh console proto yml kt html xml md mdx jsonc toml rust solidity python ruby java'.split(
    ' ',
  );

it.each([...LANGUAGES, ...OTHER_NAMES])('supports %s, colors it and loses no text', (language) => {
  // The code has one of each: a comment, a string, a key, a tag, a changed line, a number.
  const code = '# a\n// b\n"c": "d"\n<e f="g">\n$ ls 1\n+ h = 2; \n- `i`\n';
  expect(isSupportedLanguage(language)).toBe(true);
  const lines = tokenize(code, language);
  expect(lines.map((line) => line.map(({text}) => text).join('')).join('\n')).toBe(code);
  expect(lines.flat().some(({kind}) => kind !== undefined)).toBe(true);
});

it.each(['text', 'txt', 'plaintext', ''])('shows %j without colors', (language) => {
  expect(isSupportedLanguage(language)).toBe(true);
  expect(tokenize('let a\n"b"', language)).toEqual([
    [{text: 'let a', kind: undefined}],
    [{text: '"b"', kind: undefined}],
  ]);
});

it.each(['nonsense', 'constructor', '__proto__', 'extend', 'toString', 'meta', 'core'])(
  'does not know %s',
  (language) => {
    expect(isSupportedLanguage(language)).toBe(false);
    expect(tokenize('a b', language)).toEqual([[{text: 'a b', kind: undefined}]]);
  },
);

it('gives each token its role', () => {
  expect(tokenize('await client.send("gm"); // 1', 'ts')[0]).toEqual(
    expect.arrayContaining([
      {text: 'await', kind: 'keyword'},
      {text: 'send', kind: 'function'},
      {text: '"gm"', kind: 'string'},
      {text: '// 1', kind: 'comment'},
    ]),
  );
});

it('carries the role over the lines of one token', () => {
  expect(tokenize('/* a\nb */', 'ts')).toEqual([[{text: '/* a', kind: 'comment'}], [{text: 'b */', kind: 'comment'}]]);
});
