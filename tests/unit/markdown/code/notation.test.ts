import {readNotation, readRanges, unmatchedRanges} from '../../../../src/markdown/code/notation';

/** Formats the lines that are shown, each with its marks and marked words. */
function shown(code: string): string[] {
  return readNotation(code).lines.map(({text, marks, words}) =>
    [text, ...marks, ...words.map(({start, end}) => `word ${start}-${end}`)].join(' | '),
  );
}

describe('readNotation', () => {
  it.each([
    ['a() // [!code ++]', ['a() | add']],
    ['a() // [!code --]', ['a() | remove']],
    ['a # [!code hl]', ['a | highlight']],
    ['a /* [!code focus] */', ['a | focus']],
    ['<a /> <!-- [!code highlight] -->', ['<a /> | highlight']],
    ['<a /> {/* [!code ++] */}', ['<a /> | add']],
    ['a // [!code ++] [!code focus]', ['a | add | focus']],
    ['a // [!code hl:2]\nb\nc', ['a | highlight', 'b | highlight', 'c']],
    ['// [!code hl:2]\na\nb\nc', ['a | highlight', 'b | highlight', 'c']],
    ['// [!code word:foo]\nfoo(foo)\nbar\nfoo', ['foo(foo) | word 0-3 | word 4-7', 'bar', 'foo | word 0-3']],
    ['// [!code word:foo:1]\nfoo\nfoo', ['foo | word 0-3', 'foo']],
    [String.raw`// [!code word:a\:b]` + '\na:b', ['a:b | word 0-3']],
    ['a // [!code hl:0]', ['a']],
  ])('%j shows %j', (code, expected) => {
    expect(shown(code)).toEqual(expected);
  });

  it.each([
    'const a = 1;',
    '',
    '\n\n',
    'a("[!code ++]")',
    'a("// [!code ++]", `{/* [!code hl] */}`)',
    '// see [!code ++]',
    'a[!code ++]',
    '  indented\t\n',
  ])("doesn't change %j", (code) => {
    const {lines, problems} = readNotation(code);
    expect(lines.map(({text}) => text).join('\n')).toBe(code);
    expect(lines.every(({marks, words}) => marks.size === 0 && words.length === 0)).toBe(true);
    expect(problems).toEqual([]);
  });

  it('reports unsupported notation, and leaves it in the code', () => {
    const code = 'a\nb // [!code constructor]\nc // [!code hl:x]';
    expect(readNotation(code).problems).toEqual([
      {line: 2, notation: 'constructor'},
      {line: 3, notation: 'hl:x'},
    ]);
    expect(shown(code)).toEqual(code.split('\n'));
  });

  it.each([
    ['a // [!code]', '// [!code]'],
    ['a // [!code ++] and more', '// [!code ++] and more'],
    ['a // [!code ++', '// [!code ++'],
    ['a //[!code++]', '//[!code++]'],
    ['a // [!Code ++]', '// [!Code ++]'],
    ['<a /> {/* [!code hl] and more */}', '{/* [!code hl] and more */}'],
  ])('reports %j, and leaves it in the code', (code, misplaced) => {
    expect(readNotation(code).problems).toEqual([{line: 1, misplaced}]);
    expect(shown(code)).toEqual([code]);
  });

  it('reports the first of two comments', () => {
    const code = 'a // [!code ++] // [!code hl]';
    expect(readNotation(code).problems).toEqual([{line: 1, misplaced: '// [!code ++]'}]);
    expect(shown(code)).toEqual(['a // [!code ++] | highlight']);
  });

  it('marks only the first of two words that overlap', () => {
    expect(shown('// [!code word:foobar]\n// [!code word:bar]\nfoobar bar')).toEqual([
      'foobar bar | word 0-6 | word 7-10',
    ]);
  });
});

it.each([
  ['{1,3-5}', 6, [1, 3, 4, 5]],
  ['{ 2 }', 6, [2]],
  ['{4-99}', 5, [4, 5]],
  ['{5-3}', 6, []],
  ['{0-1}', 6, [1]],
  ['{x}', 6, []],
  ['', 6, []],
  ['title="a" {1}', 6, [1]],
  ['title="{2}" {1}', 6, [1]],
  ["title='{2}'", 6, []],
  ['{1-99999999999}', 3, [1, 2, 3]],
])('readRanges(%j) of %i lines', (meta, lineCount, expected) => {
  expect([...readRanges(meta, lineCount)]).toEqual(expected);
});

it.each([
  ['{1,3-5} showLineNumbers', 6, []],
  ['{4-99}', 5, []],
  ['', 6, []],
  ['{9}', 1, ['{9}']],
  ['{1, 3-1,0}', 6, ['{3-1}', '{0}']],
  ['{a}', 6, ['{a}']],
  ['{}', 6, ['{}']],
  ['{1-2', 6, ['{1-2']],
  ['with="{a}" {2}', 6, []],
])('unmatchedRanges(%j) of %i lines', (meta, lineCount, expected) => {
  expect(unmatchedRanges(meta, lineCount)).toEqual(expected);
});
