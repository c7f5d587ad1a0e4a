import {knowsLanguage, tokenize} from '../../../../src/markdown/code/tokenize';

const LANGUAGES =
  'ts tsx js jsx kotlin swift dart bash sh json protobuf groovy gradle sql go yaml diff text typescript javascript xml'.split(
    ' ',
  );

it.each(LANGUAGES)('knows %s, and loses no text', (language) => {
  const code = 'val a = "b" // c\n\n  fun <T> d() {}\n';
  expect(knowsLanguage(language)).toBe(true);
  const lines = tokenize(code, language);
  expect(lines.map((line) => line.map(({text}) => text).join('')).join('\n')).toBe(code);
});

it.each(['nonsense', 'constructor', '__proto__', 'extend', 'toString', 'meta', 'core'])(
  'does not know %s',
  (language) => {
    expect(knowsLanguage(language)).toBe(false);
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
