import {CONTAINERS} from '../../../../src/markdown/dialect/names';
import {CALLOUTS} from '../../../../src/shared/callouts';
import {firstMistake, formatBlocks, mistakesOf} from '../../../support/dialect';

it('an unsupported directive is an error with its position and a suggestion', () => {
  expect(firstMistake('Text.\n\n:::nota\nText.\n:::')).toMatchInlineSnapshot(
    `"3:1: :::nota isn't supported: write :::note."`,
  );
  expect(firstMistake('::blogposts')).toMatchInlineSnapshot(`"1:1: ::blogposts isn't supported: write ::blog-posts."`);
  expect(firstMistake(':::Steps\n### A\n:::')).toMatchInlineSnapshot(
    `"1:1: :::Steps isn't supported: write :::steps."`,
  );
  expect(firstMistake('> - :::something-else\n>   :::')).toMatchInlineSnapshot(
    `"1:5: :::something-else isn't supported: write one of :::note, :::info, :::tip, :::warning, :::danger, :::success, :::caution, :::important, :::secondary, :::callout, :::steps, :::details, :::code-group."`,
  );
});

it('a directive with the colons of the other kind is an error with the right ones', () => {
  expect(firstMistake('::steps')).toMatchInlineSnapshot(
    `"1:1: ::steps isn't supported: it has content, so write :::steps and close it with :::."`,
  );
  expect(firstMistake(':::authors\n:::')).toMatchInlineSnapshot(
    `"1:1: :::authors isn't supported: it has no content, so write ::authors without a closing line."`,
  );
});

it('an unsupported attribute is an error', () => {
  expect(firstMistake(':::tip{titel="A"}\n:::')).toMatchInlineSnapshot(
    `"1:1: :::tip has no attribute "titel": write "title"."`,
  );
  expect(firstMistake(':::steps{color="red"}\n### A\n:::')).toMatchInlineSnapshot(
    `"1:1: :::steps has no attribute "color": it supports only id, class."`,
  );
  expect(firstMistake(':::tip{color="A"}\n:::')).toMatchInlineSnapshot(
    `"1:1: :::tip has no attribute "color": it supports only id, class, title."`,
  );
  expect(firstMistake('::authors{name="Ada"}')).toMatchInlineSnapshot(
    `"1:1: ::authors has no attribute "name": it supports none."`,
  );
});

it('blocks become their components anywhere on a page', () => {
  expect(formatBlocks('::authors\n\n::blog-posts\n\n> ::sponsors')).toEqual([
    'Authors()',
    'BlogPosts()',
    'blockquote(Sponsors())',
  ]);
});

it("a block can't have a title", () => {
  expect(firstMistake('::sponsors[Ours]')).toMatchInlineSnapshot(
    `"1:1: ::sponsors can't have a [title]: remove it, or write it as a heading."`,
  );
});

describe('colons that open or close nothing', () => {
  it.each([
    ['an extra closing line', ':::note\nText.\n:::\n\n:::'],
    ['a title without brackets', 'Text.\n\n:::note Title here\nText.\n:::'],
    ['a space before the name', 'Text\n::: tip\nText.\n:::'],
    ['a misspelled name before text', ':::warnin Careful'],
    ['a name that is similar to none', ':::abcdefgh ijkl mnop'],
    ['text after a block', '::authors of this page'],
    ['a fence in a quote', '> Text\n> :::'],
  ])('%s', (_, markdown) => {
    expect(firstMistake(markdown)).toMatchSnapshot();
  });

  it.each([
    [':::note [Title]', ':::note[Title]'],
    [':::note [Array of [T]] {#id}', ':::note[Array of [T]]{#id}'],
    [':::note[Title', ':::note[Title]'],
    [':::note[Title] text', ':::note[Title]'],
    [':::note: Title', ':::note[Title]'],
    [':::note "Title"', ':::note[Title]'],
    [':::note At 10:30, in `code` and **bold**', ':::note[At 10:30, in `code` and **bold**]'],
    ['::: note {#id}', ':::note{#id}'],
    ['> ::::note A\n> b', '::::note[A]'],
    [':::code-group Install', ':::code-group'],
  ])('%s is meant as %s', (line, meant) => {
    expect(firstMistake(`${line}\nText.`)).toContain(` opens nothing: write ${meant}, and nothing else on the line.`);
  });

  it.each([
    [':::note Text. :::', '":::note", "Text.", ":::"'],
    [':::note[Title] Text. :::', '":::note[Title]", "Text.", ":::"'],
    [':::note :::', '":::note", ":::"'],
  ])('%s is meant as several lines', (line, lines) => {
    expect(mistakesOf(`${line}\n\n:::`)).toEqual([
      `1:1: :::note opens nothing: write these on separate lines: ${lines}. To write colons as text, put a backslash before them: \\:::.`,
      expect.stringContaining('3:1: ::: closes nothing'),
    ]);
  });

  it.each([
    ['behind a backslash', '\\:::note', ['paragraph(":::note")']],
    ['inside a line', 'Write :::note.', ['paragraph("Write :::note.")']],
    ['in code', '`:::note`', ['paragraph(inlineCode(":::note"))']],
    ['an address', '::ffff:10.0.0.1', ['paragraph("::ffff:10.0.0.1")']],
    ['an operator', 'a :: b', ['paragraph("a :: b")']],
  ])('are text %s', (_, markdown, expected) => {
    expect(formatBlocks(markdown)).toEqual(expected);
  });
});

it('a container becomes a component here, unless it is a callout or a code group', () => {
  const elsewhere = Object.keys(CONTAINERS).filter((name) => CONTAINERS[name]!.toJsx === undefined);
  expect(elsewhere).toEqual([...CALLOUTS, 'code-group']);
});
