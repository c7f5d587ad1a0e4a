import {firstMistake, formatBlocks} from '../../../support/dialect';

describe(':::details', () => {
  it('has its title as summary, with markup', () => {
    expect(formatBlocks(':::details[More of `it`]\nText.\n:::')).toEqual([
      'Details(summary("More of ", inlineCode("it")), paragraph("Text."))',
    ]);
  });

  it('has the summary "Details" without a title', () => {
    expect(formatBlocks(':::details\nText.\n:::')).toEqual(['Details(summary("Details"), paragraph("Text."))']);
  });

  it('supports id, class and open', () => {
    expect(formatBlocks(':::details[A]{#b .c open}\n:::')).toEqual([
      'Details(id="b", className="c", open, summary("A"))',
    ]);
  });
});

describe(':::steps', () => {
  it('has one step for each heading', () => {
    expect(formatBlocks(':::steps\n### One\na\n### Two\nb\n:::')).toEqual([
      'Steps(Step(heading("One"), paragraph("a")), Step(heading("Two"), paragraph("b")))',
    ]);
  });

  it('keeps deeper headings inside a step; a shallower one begins the next', () => {
    expect(formatBlocks(':::steps\n### One\n#### Part\n## Two\n:::')).toEqual([
      'Steps(Step(heading("One"), heading("Part")), Step(heading("Two")))',
    ]);
  });

  it('moves content before the first heading before the steps', () => {
    expect(formatBlocks(':::steps[Label]\nFirst.\n### One\n:::')).toEqual([
      'paragraph("Label")',
      'paragraph("First.")',
      'Steps(Step(heading("One")))',
    ]);
  });

  it('without a heading is an error', () => {
    expect(firstMistake('Text.\n\n:::steps\nText.\n:::')).toMatchInlineSnapshot(
      `"3:1: :::steps has no heading: begin each step with one, such as "### Install the SDK"."`,
    );
  });
});

it.each(['note', 'info', 'tip', 'warning', 'danger', 'success', 'caution', 'important', 'secondary', 'callout'])(
  ':::%s is left to what reads callouts',
  (name) => {
    expect(formatBlocks(`:::${name}[Title]{#id .wide}\nText.\n:::`)).toEqual([
      `${name}(paragraph("Title"), paragraph("Text."))`,
    ]);
  },
);

it(':::code-group is left to remarkCode', () => {
  expect(formatBlocks(':::code-group\n```ts [A]\na\n```\n:::')).toEqual(['code-group(code("a"))']);
});

describe('nesting', () => {
  it('needs more colons outside, and fences close from the inside', () => {
    expect(
      formatBlocks(
        '::::::details[Out]\n\n:::::steps\n### One\n::::tip\n:::code-group\n```ts [A]\na\n```\n:::\n::::\n:::::\n\n::::::',
      ),
    ).toEqual(['Details(summary("Out"), Steps(Step(heading("One"), tip(code-group(code("a"))))))']);
  });

  it('works in lists, quotes and JSX', () => {
    expect(formatBlocks('- a\n\n  :::details[In a list]\n  b\n  :::')).toEqual([
      'list(listItem(paragraph("a"), Details(summary("In a list"), paragraph("b"))))',
    ]);
    expect(formatBlocks('> :::details[In a quote]\n> b\n> :::')).toEqual([
      'blockquote(Details(summary("In a quote"), paragraph("b")))',
    ]);
    expect(formatBlocks('<Card title="A">\n\n:::details[In JSX]\nb\n:::\n\n</Card>', 'mdx')).toEqual([
      'Card(title="A", Details(summary("In JSX"), paragraph("b")))',
    ]);
  });
});

describe("a container that isn't closed", () => {
  it.each([
    ['at the end of the page', 'Text.\n\n:::note\nText.\n', 3],
    ['with nothing in it', ':::note', 1],
    ['where a fence inside has fewer colons', '::::note\nText.\n:::', 1],
    ['where the one around it is closed by its fence', ':::note\n:::details\nText.\n:::\n:::', 2],
    ['in a quote', '> :::note\n> Text.\n\nText.', 1],
    ['around a quote that is closed', ':::note\n> :::tip\n> Text.\n> :::', 1],
    ['in a list', '- a\n\n  :::note\n  Text.\n\n- b', 3],
    ['with Windows line ends', 'Text.\r\n\r\n:::note\r\nText.\r\n', 3],
  ])('%s is an error with its line', (_, markdown, line) => {
    expect(firstMistake(markdown)).toMatch(new RegExp(`^${line}:\\d+: :::\\w+ isn't closed: write :{3,} on a line`));
  });

  it('is reported with what to write', () => {
    expect(firstMistake('::::note\nText.')).toMatchInlineSnapshot(
      `"1:1: :::note isn't closed: write :::: on a line of its own after its text. A container around another needs more colons than the inner one: :::::note around ::::."`,
    );
  });

  it('may be closed with more colons, spaces, and Windows line ends', () => {
    expect(formatBlocks(':::note\r\nText.\r\n:::::  \r\n')).toEqual(['note(paragraph("Text."))']);
  });
});
