import {parseWithPlainTitle, withPlainTitle} from '../../../../src/markdown/dialect/subtitle';
import {formatBlocks} from '../../../support/dialect';

describe('a title with a subtitle', () => {
  it.each([
    ['# Title [Sub]', ['heading("Title")', 'Subtitle("Sub")']],
    ['# Title [Sub] #', ['heading("Title")', 'Subtitle("Sub")']],
    ['Title [Sub]\n===', ['heading("Title")', 'Subtitle("Sub")']],
    [
      '# The `a` call [How *to*, with `b`]',
      ['heading("The ", inlineCode("a"), " call")', 'Subtitle("How ", emphasis("to"), ", with ", inlineCode("b"))'],
    ],
    ['# **Title** [Sub]', ['heading(strong("Title"))', 'Subtitle("Sub")']],
    ['# Title [Sub [more]]', ['heading("Title")', 'Subtitle("Sub [more]")']],
    ['# Title [a] [b]', ['heading("Title [a]")', 'Subtitle("b")']],
    ['# A &amp; B [C &lt; D]', ['heading("A & B")', 'Subtitle("C < D")']],
    ['# Title [Sub] \\{#id}', ['heading("Title {#id}")', 'Subtitle("Sub")']],
    ['# Title at 10:30 [xmtp:env]', ['heading("Title at 10:30")', 'Subtitle("xmtp", ":env")']],
  ])('%s', (markdown, expected) => {
    expect(formatBlocks(markdown)).toEqual(expected);
  });

  it.each([
    ['a link', '# Title [Sub](/a)'],
    ['a link by reference', '# Title [Sub]\n\n[sub]: /a'],
    ['a link by name', '# Title [Sub][a]\n\n[a]: /a'],
    ['escaped', '# Title \\[Sub\\]'],
    ['escaped at its end', '# Title [Sub\\]'],
    ['part of a word', '# Array[T]'],
    ['in code', '# `a [b]`'],
    ['empty', '# Title []'],
    ['all there is', '# [Sub]'],
    ['not at the end', '# Title [a] b'],
    ['not closed', '# Title [a'],
    ['in a deeper heading', '## Title [Sub]'],
  ])('has none if the brackets are %s', (_, markdown) => {
    const blocks = formatBlocks(markdown);
    expect(blocks.join()).not.toContain('Subtitle');
    expect(blocks[0]).toMatch(/^heading/);
  });

  it('is read from the first title only', () => {
    expect(formatBlocks('# A\n\n# B [C]')).toEqual(['heading("A")', 'heading("B [C]")']);
  });
});

describe('the plain title of a page', () => {
  it.each([
    ['# Title [Sub]\n\nText.', '# Title\n\nText.'],
    ['import A from "a"\n\n# The `a` call [How *to*]\n\nText.', 'import A from "a"\n\n# The a call\n\nText.'],
    ['Title [Sub]\n====\n\nText.', '# Title\n\nText.'],
    ['# The [protocol](/a) and [b]\n\n[b]: /b', '# The protocol and b\n\n[b]: /b'],
    ['# Title [Sub](/a)', '# Title Sub'],
    ['# Plain\n\n`code`', '# Plain\n\n`code`'],
    ['Text [with] brackets\n\n## Part [a]', 'Text [with] brackets\n\n## Part [a]'],
    ['```bash\n# a [b]\n```', '```bash\n# a [b]\n```'],
  ])('%j is read as %j', (markdown, expected) => {
    expect(withPlainTitle(markdown)).toBe(expected);
  });

  it('is in the parsed text that Docusaurus gets', async () => {
    const parse = parseWithPlainTitle(() => Promise.resolve({frontMatter: {a: 1}, content: '# A [B]'}));
    const params = {filePath: 'a.mdx', fileContent: '', defaultParseFrontMatter: jest.fn()};
    expect(await parse(params)).toEqual({frontMatter: {a: 1}, content: '# A'});
  });
});
