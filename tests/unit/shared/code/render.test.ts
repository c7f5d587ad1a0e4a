import {readNotation} from '../../../../src/markdown/code/notation';
import {renderLines, withoutColors} from '../../../../src/shared/code/render';
import {tokenize} from '../../../../src/markdown/code/tokenize';

function render(code: string, language = 'ts', everyLine = false): string {
  const {lines} = readNotation(code);
  return renderLines(lines, tokenize(lines.map(({text}) => text).join('\n'), language), everyLine);
}

it('colors by classes of one letter, and keeps line breaks as text', () => {
  expect(render('let a\nb')).toBe('<span class="k">let</span> a\nb');
});

it('shows markup in code as text', () => {
  expect(render('<script>alert("&amp;")</script>', 'text')).toBe('&lt;script&gt;alert("&amp;amp;")&lt;/script&gt;');
});

it('creates elements only for marked lines', () => {
  expect(render('a // [!code ++]\nb', 'text')).toBe('<span class="line line-add">a</span>\nb');
  expect(render('a\nb', 'text', true)).toBe('<span class="line">a</span>\n<span class="line">b</span>');
});

it('marks words across tokens', () => {
  expect(render('// [!code word:go().b]\nlet go().b', 'ts')).toBe(
    '<span class="k">let</span> <mark><span class="f">go</span>().b</mark>',
  );
});

it("doesn't color punctuation, not even inside colored tokens, and colors code in strings as code", () => {
  expect(render('let a = `b${c.d()}`;', 'ts')).toBe(
    '<span class="k">let</span> a = <span class="s">`b</span>${c.<span class="f">d</span>()}<span class="s">`</span>;',
  );
});

it('keeps the text of every line', () => {
  const code = 'const a = "x"; // [!code word:a]\nawait b({c: 1});\n\n<T,>(d: T) => `${d}`';
  const text = render(code, 'tsx')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
  expect(text).toBe(code.replace(' // [!code word:a]', ''));
});

describe('withoutColors', () => {
  it('removes the colors of code, however the minifier writes them, and nothing else', () => {
    const other = '<span class="k x">a</span><span class=key>b</span><span>c</span><mark>d</mark>';
    expect(withoutColors(`<span class="k">let</span> <span class=f>go</span>${other}`)).toBe(`let go${other}`);
  });

  it('keeps some kinds of color', () => {
    const html = '<span class=c>// a</span> <span class=s>"b"</span> <span class=k>let</span>';
    expect(withoutColors(html, ['comment', 'string'])).toBe(html.replace('<span class=k>let</span>', 'let'));
  });

  it.each([
    ['<span class=k>&</span>timestamp', '&amp;timestamp'],
    ['<span class=k>(&</span><span class=f>copy</span>', '(&amp;copy'],
    ['<span class=k>&amp;</span>not <span class=k>&lt;</span>', '&amp;not &lt;'],
    ['<a href="/a?b=1&copy=2">a</a>', '<a href="/a?b=1&copy=2">a</a>'],
  ])('%s stays the same text', (html, expected) => {
    expect(withoutColors(html)).toBe(expected);
  });
});
