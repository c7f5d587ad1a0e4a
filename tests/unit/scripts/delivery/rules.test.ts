import {PATTERNS, isCompressible, typeOf, wantsMarkdown} from '../../../../scripts/delivery/rules';
import {isHashed} from '../../../../src/shared/hashedFiles';

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/plain,text/markdown;q=1', true],
  ['TEXT/MARKDOWN; charset=utf-8', true],
  ['text/html, text/markdown', false],
  ['text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown-x', false],
  ['x-text/markdown', false],
  ['*/*', false],
  ['', false],
])('"Accept: %s" asks for Markdown: %s', (accept, expected) => {
  expect(wantsMarkdown(accept)).toBe(expected);
});

it.each([
  ['/dms/client', false],
  ['/dms/a..b', false],
  ['/dms/...', false],
  ['/%C3%BC?a=%zz/../', false],
  ['/100%25', false],
  ['/..', true],
  ['/a/../b', true],
  ['/a/%2e%2E/b', true],
  ['/a/.%2e?x', true],
  ['/%', true],
  ['/%4', true],
  ['/%4?a', true],
  ['/%zz', true],
  ['/a%00', true],
])('%s is malformed: %s', (url, expected) => {
  expect(new RegExp(PATTERNS.malformed, 'i').test(url)).toBe(expected);
});

it('recognizes files with a hash in their name', () => {
  expect(isHashed('assets/js/main.1a2b.js')).toBe(true);
  expect(isHashed('_portal/search-index-1a2b.json')).toBe(true);
  expect(isHashed('_portal/texts/1a2b3c4d.json')).toBe(true);
  expect(isHashed('_portal/search.json')).toBe(false);
  expect(isHashed('img/assets/x.svg')).toBe(false);
});

it('finds the type by extension, in any case', () => {
  expect(typeOf('a/x.HTML')).toBe('text/html; charset=utf-8');
  expect(typeOf('x.md')).toBe('text/markdown; charset=utf-8');
  expect(typeOf('x.none')).toBe('application/octet-stream');
  expect(typeOf('x')).toBe('application/octet-stream');
});

it('compresses only text files', () => {
  expect(['x.js', 'x.webmanifest', 'x.md', 'x.png', 'x.woff2', 'x.js.br'].filter(isCompressible)).toEqual([
    ...['x.js', 'x.webmanifest', 'x.md'],
  ]);
});
