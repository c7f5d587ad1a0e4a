import {formatMistakes} from '../../../src/markdown/mistakes';
import {mistakesOf} from '../../support/dialect';

it('collects all mistakes of a page, also those inside a wrong container', () => {
  const page = '::::nota\n::author\n\n:::steps\nText.\n:::\n::::\n\n::sponsor\n';
  expect(mistakesOf(page)).toEqual([
    "1:1: :::nota isn't supported: write :::note.",
    "2:1: ::author isn't supported: write ::authors.",
    '4:1: :::steps has no heading: begin each step with one, such as "### Install the SDK".',
    "9:1: ::sponsor isn't supported: write ::sponsors.",
  ]);
});

it("doesn't report the closing line of a wrong opening line", () => {
  const opens = '1:1: :::tip opens nothing: ';
  for (const between of ['\nText.\n', '\n\nText.\n\n']) {
    expect(mistakesOf(`:::tip Title${between}:::\n`)).toEqual([expect.stringContaining(opens)]);
    expect(mistakesOf(`:::tip Title${between}:::\n\n:::\n`)).toEqual([
      expect.stringContaining(opens),
      expect.stringContaining('::: closes nothing'),
    ]);
  }
});

it('formats each on a line of its own, with its further lines indented', () => {
  const mistakes = [
    {line: 2, column: 1, message: 'layout\ngiven:   "wide"'},
    {line: 7, column: 3, message: 'second.'},
  ];
  expect(formatMistakes('docs/a.mdx', mistakes)).toBe(
    'docs/a.mdx:2:1 layout\n    given:   "wide"\ndocs/a.mdx:7:3 second.',
  );
});

describe('components', () => {
  it('may be imported, exported and part of another one', () => {
    const page = `import Own, {Other} from './own';\n\nexport const Third = () => null;\n\nexport function Fourth() {}\n\n`;
    const uses =
      '<Own />\n\n<Other.Part />\n\nText <Third /> and <Fourth />.\n\n<HomePage.Root></HomePage.Root>\n\n<br />\n';
    expect(mistakesOf(page + uses, 'mdx')).toEqual([]);
  });

  it('that nothing defines are mistakes', () => {
    expect(mistakesOf('<Calout>\n\n<Zebra />\n\n</Calout>\n', 'mdx')).toEqual([
      expect.stringMatching(/^1:1: <Calout> isn't defined: write <Callout>\./),
      expect.stringMatching(/^3:1: <Zebra> isn't defined: import it, or write one of Authors, /),
    ]);
  });
});

it('two headings cannot have the same anchor', () => {
  expect(mistakesOf('## A {#x}\n\n## B {#y}\n\n## C {#x}\n')).toEqual([
    '5:1: two headings have the anchor "x": change one of them.',
  ]);
});
