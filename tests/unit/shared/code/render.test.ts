import {readNotation} from '../../../../src/markdown/code/notation';
import {renderLines} from '../../../../src/shared/code/render';
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
  expect(render('// [!code word:a.b]\nlet a.b', 'ts')).toBe(
    '<span class="k">let</span> <mark>a<span class="p">.</span>b</mark>',
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
