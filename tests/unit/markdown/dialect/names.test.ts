import {CONTAINERS} from '../../../../src/markdown/dialect/names';
import {CALLOUTS} from '../../../../src/shared/callouts';
import {complaintOf, sketchOf} from '../../../support/dialect';

it('a directive that is not known is an error with its place and the one that was meant', () => {
  expect(complaintOf('Text.\n\n:::nota\nText.\n:::')).toMatchInlineSnapshot(
    `"3:1: :::nota is not known: write :::note."`,
  );
  expect(complaintOf('::blogposts')).toMatchInlineSnapshot(`"1:1: ::blogposts is not known: write ::blog-posts."`);
  expect(complaintOf(':::Steps\n### A\n:::')).toMatchInlineSnapshot(`"1:1: :::Steps is not known: write :::steps."`);
  expect(complaintOf('> - :::something-else\n>   :::')).toMatchInlineSnapshot(
    `"1:5: :::something-else is not known: write one of :::note, :::info, :::tip, :::warning, :::danger, :::success, :::caution, :::important, :::secondary, :::callout, :::steps, :::details, :::code-group."`,
  );
});

it('a block with the colons of the other kind is told so', () => {
  expect(complaintOf('::steps')).toMatchInlineSnapshot(
    `"1:1: ::steps is not known: it holds other text, write :::steps and close it with :::."`,
  );
  expect(complaintOf(':::authors\n:::')).toMatchInlineSnapshot(
    `"1:1: :::authors is not known: it holds nothing, write ::authors without a closing line."`,
  );
});

it('an attribute that is not known is an error', () => {
  expect(complaintOf(':::tip{titel="A"}\n:::')).toMatchInlineSnapshot(
    `"1:1: :::tip has no attribute "titel": it takes id, class, title."`,
  );
  expect(complaintOf(':::steps{color="red"}\n### A\n:::')).toMatchInlineSnapshot(
    `"1:1: :::steps has no attribute "color": it takes id, class."`,
  );
  expect(complaintOf('::authors{name="Ada"}')).toMatchInlineSnapshot(
    `"1:1: ::authors has no attribute "name": it takes none."`,
  );
});

it('blocks become their components, wherever they stand', () => {
  expect(sketchOf('::authors\n\n::blog-posts\n\n> ::sponsors')).toEqual([
    'Authors()',
    'BlogPosts()',
    'blockquote(Sponsors())',
  ]);
});

it('a block takes no title', () => {
  expect(complaintOf('::sponsors[Ours]')).toMatchInlineSnapshot(
    `"1:1: ::sponsors takes no [title]: remove it, or write it as a heading."`,
  );
});

describe('colons that open or close nothing', () => {
  it.each([
    ['a fence too many', ':::note\nText.\n:::\n\n:::'],
    ['a title without brackets', 'Text.\n\n:::note Title here\nText.\n:::'],
    ['a space before the name', 'Text\n::: tip\nText.\n:::'],
    ['a misspelt name with text behind it', ':::warnin Careful'],
    ['a name that is like none', ':::abcdefgh ijkl mnop'],
    ['text behind a block', '::authors of this page'],
    ['a fence in a quote', '> Text\n> :::'],
  ])('%s', (_, markdown) => {
    expect(complaintOf(markdown)).toMatchSnapshot();
  });

  it.each([
    ['behind a backslash', '\\:::note', ['paragraph(":::note")']],
    ['inside a line', 'Write :::note.', ['paragraph("Write :::note.")']],
    ['in code', '`:::note`', ['paragraph(inlineCode(":::note"))']],
    ['an address', '::ffff:10.0.0.1', ['paragraph("::ffff:10.0.0.1")']],
    ['an operator', 'a :: b', ['paragraph("a :: b")']],
  ])('are text %s', (_, markdown, expected) => {
    expect(sketchOf(markdown)).toEqual(expected);
  });
});

it('a container becomes a component here, unless it is a callout or a code group', () => {
  const elsewhere = Object.keys(CONTAINERS).filter((name) => CONTAINERS[name]!.toJsx === undefined);
  expect(elsewhere).toEqual([...CALLOUTS, 'code-group']);
});
