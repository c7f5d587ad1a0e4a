/** Mistakes that writers make on pages, the messages that they must get, and the same pages without the mistakes. */

export interface PageMistake {
  name: string;
  /** The page's format; mdx by default. */
  format?: 'md' | 'mdx';
  /** The page with the mistake. */
  wrong: string;
  /** The line of the page that the message names. */
  line: number;
  /** Parts of the message: what was given, and what to do. */
  message: readonly string[];
  /** The page, corrected as the message says. */
  fixed: string;
}

const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\``;
const container = (opening: string, ...content: string[]) => [`:::${opening}`, ...content, ':::'].join('\n\n');
const group = (...parts: string[]) => container('code-group', ...parts);

type Row = [name: string, wrong: string, line: number, message: string[], fixed: string];

/** Mistakes in front matter, which begins on line 2, after a line of dashes. */
const FRONT_MATTER: Row[] = [
  ['an unknown layout', 'layout: wide', 2, ['layout', 'given:   "wide"', 'allowed: "docs", "minimal"'], 'layout: docs'],
  ['a wrong depth', 'showOutline: 9', 2, ['given:   9', 'a depth from 1 to 5'], 'showOutline: 2'],
  ['a text for a switch', 'showLogo: "no"', 2, ['given:   "no"', 'true or false'], 'showLogo: false'],
  [
    'a next page that does not exist',
    'pagination_next: othr',
    2,
    ['given:   "othr"', 'the id of a page', 'write "other"'],
    'pagination_next: other',
  ],
  [
    'a next page that is a draft',
    'pagination_next: draft',
    2,
    ['given:   "draft"', 'the page is a draft, which builds leave out: publish it, or remove'],
    'pagination_next: other',
  ],
  ['a misspelled key', 'title: A\nshowSidbar: true', 3, ['showSidbar', 'write "showSidebar"'], 'showSidebar: true'],
  ['an unknown key', 'colour: red', 2, ['colour', 'given:   "red"', 'remove "colour"'], 'layout: docs'],
  [
    'a wrong length',
    'content:\n  width: wide',
    3,
    ['content.width', 'a CSS length such as'],
    'content:\n  width: 60rem',
  ],
  ['a wrong date', 'date: soon', 2, ['given:   "soon"', 'a date such as 2024-08-29'], 'date: 2024-08-29'],
  ['a day that does not exist', 'date: 2024-02-31', 2, ['given:   "2024-02-31"', 'a date such as'], 'date: 2024-02-29'],
  ['an update on a day that does not exist', 'last_update: 2024-02-30', 2, ['given:   "2024-02-30"'], 'layout: docs'],
  ['a key without a value', 'description:', 2, ['given:   nothing', 'the value is missing'], 'description: A'],
  ['an empty title', 'title: ""', 2, ['given:   ""', "text that isn't empty"], 'title: A'],
  ['a number as a title', 'title: 2024', 2, ['given:   2024', 'put a number, a date'], 'title: "2024"'],
  ['a list for a text', 'description: [a, b]', 2, ['given:   ["a","b"]', "text that isn't empty"], 'description: a, b'],
  ['an empty list of authors', 'authors: []', 2, ['given:   []', '"Ada, [Grace]'], 'authors: [Ada]'],
  ['a draft that is neither', 'draft: maybe', 2, ['given:   "maybe"', 'true or false'], 'draft: false'],
  ['a position in words', 'sidebar_position: first', 2, ['given:   "first"', 'a number'], 'sidebar_position: 1'],
  [
    'an update that is a number',
    'last_update: 2024',
    2,
    ['given:   2024', '{date: 2024-08-29}'],
    'last_update: {date: 2024-08-29}',
  ],
  ['keywords in a text', 'keywords: a b', 2, ['given:   "a b"', 'a list of words'], 'keywords: [a, b]'],
  [
    'an outline that is too deep',
    'toc_max_heading_level: 9',
    2,
    ['given:   9', 'from 2 to 6'],
    'toc_max_heading_level: 4',
  ],
  ['an unknown format', 'mdx: {format: html}', 2, ['given:   "html"', '"md", "mdx"'], 'mdx: {format: md}'],
  [
    'a next page that is a number',
    'pagination_next: 1',
    2,
    ['given:   1', 'the id of a page'],
    'pagination_next: null',
  ],
  [
    'an unknown sidebar',
    'displayed_sidebar: guides',
    2,
    ['given:   "guides"', 'allowed: "/" or null'],
    'displayed_sidebar: /',
  ],
  ['a slash in an id', 'id: a/b', 2, ['given:   "a/b"', 'text without "/"'], 'id: a-b'],
  ['an address with two slashes', 'slug: //x', 2, ['given:   "//x"', 'a path such as "/dms/client"'], 'slug: /x'],
  ['an address with a slash at its end', 'slug: /x/', 2, ['given:   "/x/"', 'doesn\'t end with "/"'], 'slug: /y'],
  [
    'a picture with spaces in its address',
    'image: /img/a b.png',
    2,
    ['given:   "/img/a b.png"', 'an address without spaces'],
    'image: https://example.org/a.png',
  ],
  [
    'a picture that is missing',
    'image: /img/gone.png',
    2,
    ['given:   "/img/gone.png"', 'add the file next to the page'],
    'image: /img/icon-light.svg',
  ],
  ['the key of the mistakes', 'mistakes: 3', 2, ['given:   3', 'remove "mistakes"'], 'layout: docs'],
  [
    'one question of three',
    `questions: [Why?]\ndescription: ${'D'.repeat(120)}`,
    2,
    ['given:   ["Why?"]', 'a list of three questions'],
    `questions: [A?, B?, C?]\ndescription: ${'D'.repeat(120)}`,
  ],
  [
    'questions without a long description',
    'questions: [A?, B?, C?]\ndescription: Short.',
    3,
    ['given:   "Short."', 'it has 6 characters: add 114.'],
    `questions: [A?, B?, C?]\ndescription: ${'D'.repeat(120)}`,
  ],
  ['a colon in a value', 'title: one: two', 2, ["isn't valid YAML", 'in quotes'], 'title: "one: two"'],
  [
    'a value that begins with a backtick',
    'title: `a` b',
    2,
    ["isn't valid YAML", 'begins with one of'],
    'title: "`a` b"',
  ],
  ['a quote that stays open', 'description: "A', 3, ["isn't valid YAML", 'in quotes'], 'description: "A"'],
  [
    'a key twice',
    'layout: docs\nlayout: minimal',
    3,
    ["isn't valid YAML: duplicated mapping key", 'Remove one of the two lines'],
    'layout: docs',
  ],
  ['a tab', 'content:\n\twidth: 1px', 3, ["isn't valid YAML", 'tab'], 'content:\n  width: 1px'],
  ['no keys', 'layout:docs', 2, ["isn't a list of keys", '"key: value"'], 'layout: docs'],
  ['a key without a space', 'layout:docs\ntitle: A', 3, ["isn't valid YAML", '"key: value"'], 'layout: docs\ntitle: A'],
];

/** Mistakes in a page's text. The title is on line 1, so the text begins on line 3. */
const TEXTS: Row[] = [
  [
    'an unknown container',
    container('nota', 'Text.'),
    3,
    [":::nota isn't supported: write :::note."],
    container('note', 'Text.'),
  ],
  [
    'a title without brackets',
    container('infoImportant', 'Text.'),
    3,
    ['write :::info[Important].'],
    container('info[Important]', 'Text.'),
  ],
  [
    'a title after a space',
    container('tip Best', 'Text.'),
    3,
    [':::tip opens nothing: write :::tip[Best]'],
    container('tip[Best]', 'Text.'),
  ],
  ['an unknown block', '::author', 3, ["::author isn't supported: write ::authors."], '::authors'],
  ['an unclosed container', ':::note\nText.', 3, [":::note isn't closed: write ::: on a line"], ':::note\nText.\n:::'],
  ['colons that close nothing', 'Text.\n\n:::', 5, ['::: closes nothing: remove it'], 'Text.'],
  [
    'a block with a closing line',
    container('authors', 'Text.'),
    3,
    ['write ::authors without a closing line'],
    '::authors',
  ],
  ['a container without colons', '::steps', 3, ['write :::steps and close it'], container('steps', '### A')],
  ['a block with a title', '::sponsors[Ours]', 3, ["::sponsors can't have a [title]"], '::sponsors'],
  [
    'a block with a text after it',
    'Text.\n::authors Ada',
    4,
    ['::authors must be on a line of its own: remove "Ada"'],
    '::authors',
  ],
  [
    'an unknown attribute',
    container('tip{titl="A"}', 'Text.'),
    3,
    ['no attribute "titl": write "title"'],
    container('tip{title="A"}', 'Text.'),
  ],
  [
    'steps without headings',
    container('steps', 'Text.'),
    3,
    [':::steps has no heading: begin each step'],
    container('steps', '### A'),
  ],
  [
    'an anchor twice',
    '## A {#x}\n\n## B {#x}',
    5,
    ['two headings have the anchor "x": change one'],
    '## A {#x}\n\n## B {#y}',
  ],
  [
    'the anchor of the skip link',
    '## Content\n\nText.',
    3,
    ['"content" is the anchor of the skip link: give the heading another, as in "## Heading {#other-anchor}"'],
    '## Content {#contents}\n\nText.',
  ],
  [
    "an anchor with another heading's words",
    '## Setup\n\n## B {#setup}',
    5,
    ['two headings have the anchor "setup": change one'],
    '## Setup\n\n## B {#b}',
  ],
  [
    'a colon that hides a link',
    'See:docs[guide](/other).',
    3,
    ['the colon before "docs" turns [guide](/other) into plain text: write \\:docs'],
    'See\\:docs[guide](/other).',
  ],

  [
    'a code group with an attribute',
    `<CodeGroup id="x">\n\n${fence('ts [A]')}\n\n</CodeGroup>`,
    3,
    ['<CodeGroup> has no attribute "id": remove it'],
    `<CodeGroup>\n\n${fence('ts [A]')}\n\n</CodeGroup>`,
  ],
  [
    'a directive of a code group with an attribute',
    container('code-group{#x}', fence('ts [A]')),
    3,
    [':::code-group has no attribute "id": it supports none'],
    group(fence('ts [A]')),
  ],
  ['an empty code group', group(), 3, ['this code group is empty: add a fence'], group(fence('ts [A]'))],
  [
    'text in a code group',
    group(fence('ts [A]'), 'Text.'),
    9,
    ['not text: put it in such a block'],
    group(fence('ts [A]')),
  ],
  [
    'a callout in a code group',
    `:${group(container('tip', 'Text.'))}:`,
    5,
    ['not :::tip: put it in such a block'],
    group(fence('ts [A]')),
  ],
  [
    'a fence without a title',
    group(fence('ts')),
    5,
    ['needs a title for its tab: write ```ts [Title].'],
    group(fence('ts [A]')),
  ],
  [
    'a panel without a title',
    group('<div>', 'Text.', '</div>'),
    5,
    ['<div data-title="Title"> blocks, not <div>: put it in such a block'],
    group('<div data-title="A">', 'Text.', '</div>'),
  ],
  [
    'a misspelled SDK',
    group(fence('ts [Javascript]')),
    5,
    ['"Javascript" isn\'t the name of an SDK: write [JavaScript].'],
    group(fence('ts [JavaScript]')),
  ],
  [
    'two tabs with one title',
    group(fence('ts [A]'), fence('js [A]')),
    9,
    ['have the title "A": give each its own'],
    group(fence('ts [A]'), fence('js [B]')),
  ],
  [
    'two titles with one address',
    group(fence('ts [a b]'), fence('js [a-b]')),
    9,
    ['both be "a-b" in URLs'],
    group(fence('ts [a b]'), fence('js [c]')),
  ],
  [
    'a title without letters',
    group(fence('ts [*]')),
    5,
    ['the title "*" has no letter or digit: add one'],
    group(fence('ts [A]')),
  ],

  [
    'an included file that is missing',
    fence('ts', '// [!include ~/gone.ts]'),
    4,
    ['there is no file docs/gone.ts'],
    fence('ts'),
  ],
  [
    'an included region that is missing',
    fence('ts', '// [!include ~/b.ts:part]'),
    4,
    ['~/b.ts has no region "part": add'],
    fence('ts', '// [!include ~/b.ts]'),
  ],
  [
    'a range that is missing',
    fence('ts', '// [!include ~/b.ts:5-9]'),
    4,
    ["the range 5-9 doesn't exist"],
    fence('ts', '// [!include ~/b.ts:1]'),
  ],
  [
    'a range that is longer than the file',
    fence('ts', '// [!include ~/b.ts:1-9]'),
    4,
    ["the range 1-9 doesn't exist"],
    fence('ts', '// [!include ~/b.ts:1-]'),
  ],
  [
    'an include after code',
    fence('ts', 'x // [!include ~/b.ts]'),
    4,
    ['"// [!include ~/b.ts]" includes nothing: write the comment alone on its line'],
    fence('ts', '// [!include ~/b.ts]'),
  ],
  ['an included file elsewhere', fence('ts', '// [!include /../x.ts]'), 4, ['is outside the repository'], fence('ts')],
  [
    'an include in an include',
    fence('ts', '// [!include ~/a.ts]'),
    4,
    ['includes another file: include that file'],
    fence('ts'),
  ],
  [
    'a sample that does not compile',
    fence('ts twoslash', "import {Greeter} from 'greeter';\n\nnew Greeter().shout();"),
    6,
    ["error 2339: Property 'shout' does not exist on type 'Greeter'"],
    fence('ts twoslash', "import {Greeter} from 'greeter';\n\nvoid new Greeter().greet('Ada');"),
  ],
  [
    'types of another language',
    fence('kotlin twoslash', 'val a = 1'),
    3,
    ['"kotlin" has no types'],
    fence('kotlin', 'val a = 1'),
  ],

  ['an image that is missing', '![A](./gone.png)', 3, ['the image "./gone.png" doesn\'t exist: add the file'], 'A'],
  ['an image of the site that is missing', '![A](/img/gone.png)', 3, ['the image "/img/gone.png" doesn\'t exist'], 'A'],
  [
    'a reference-style image that is missing',
    '![A][a]\n\n[a]: ./gone.png',
    3,
    ['the image "./gone.png" doesn\'t exist: add the file'],
    'A',
  ],
  ['an image without an address', '![A]()', 3, ['the image has no address: write ![alternative text]'], 'A'],
  ['a link to a file that is missing', '[A](./gone.mdx)', 3, ['"./gone.mdx" isn\'t a page'], '[A](./other.mdx)'],
  [
    'a link to a page that is missing',
    'Text.\n\n[A](/othr)',
    5,
    ['the link "/othr" points to no page: write "/other"'],
    '[A](/other)',
  ],
  [
    'a link in HTML',
    '<a href="/othr">A</a>',
    3,
    ['the link "/othr" points to no page: write "/other"'],
    '<a href="/other">A</a>',
  ],
  [
    'a link of a card',
    '<Cards>\n  <Card title="A" href="/othr">\n    B\n  </Card>\n</Cards>',
    4,
    ['the link "/othr" points to no page'],
    '<Cards>\n  <Card title="A" href="/other">\n    B\n  </Card>\n</Cards>',
  ],
  [
    'an anchor of another page',
    '[A](/other#prt)',
    3,
    ['"/other#prt" points to no heading: write "/other#part"'],
    '[A](/other#part)',
  ],
  [
    'an anchor of the page',
    '## Setup\n\n[A](#set)',
    5,
    ['the link "#set" points to no heading'],
    '## Setup\n\n[A](#setup)',
  ],

  [
    'a misspelled component',
    '<Calout>A</Calout>',
    3,
    ["<Calout> isn't defined: write <Callout>"],
    '<Callout>A</Callout>',
  ],
  [
    'an unknown component',
    'Text with <Zebra />.',
    3,
    ["<Zebra> isn't defined: import it, or write one of"],
    'Text with `<Zebra />`.',
  ],
  [
    'a misspelled attribute of a component',
    '<Card title="A" herf="/" />',
    3,
    ['<Card> has no attribute "herf": write "href"'],
    '<Card title="A" href="/" />',
  ],
  [
    'an unknown attribute of a component',
    '<Badge color="red">A</Badge>',
    3,
    ['<Badge> has no attribute "color": it supports only variant'],
    '<Badge variant="danger">A</Badge>',
  ],
  [
    'an attribute of a component without any',
    '<Cards columns={3}>\n  <Card title="A" />\n</Cards>',
    3,
    ['<Cards> has no attribute "columns": it supports none'],
    '<Cards>\n  <Card title="A" />\n</Cards>',
  ],
  [
    'a component in an expression',
    'Text.\n\n{true && <Calout>A</Calout>}',
    5,
    ["<Calout> isn't defined: write <Callout>"],
    'Text.\n\n{true && <Callout>A</Callout>}',
  ],
  [
    'a component in an attribute',
    '<Callout title={<Zebra.Crossing />}>A</Callout>',
    3,
    ["<Zebra> isn't defined: import it"],
    '<Callout title={<b>B</b>}>A</Callout>',
  ],
  [
    'a component in an export',
    'export const Box = ({Tag}) => (\n  <Tag>\n    <Zebra />\n  </Tag>\n);\n\n<Box Tag="b" />',
    5,
    ["<Zebra> isn't defined: import it"],
    'export const Box = ({Tag}) => <Tag />;\n\n<Box Tag="b" />',
  ],
  ['a comparison as a tag', 'If a <1 then.', 3, ['If "<" is text, write \\<.'], 'If a \\<1 then.'],
  ['a comment of HTML', '<!-- A comment -->', 3, ['Write a comment as {/* comment */}.'], '{/* A comment */}'],
  ['a brace in the text', 'Text {a b}.', 3, ['If "{" is text, write \\{.'], 'Text \\{a b}.'],
  ['a brace that stays open', 'Text {a.', 3, ['Close the brace with "}"', 'write \\{.'], 'Text \\{a.'],
  ['a tag that stays open', '<div>\n\nText.', 3, ['closing tag', 'Close every tag'], '<div>\n\nText.\n\n</div>'],
  ['a tag that stays open in a list', '- a\n- b\n\n  <div>', 6, ['closing tag for `<div>`'], '- a\n- b\n\n  <div />'],
  ['a tag that HTML never closes', 'A<br>B', 3, ['End the tag with a slash, as in <br />.'], 'A<br />B'],
  ['a comment that stays open', 'A\n\n{/* B\n\nC', 5, ['write */} at its end'], 'A\n\n{/* B */}\n\nC'],
  ['a link without an address', 'A\n\n[B](https://)', 5, ['"https://" isn\'t an address'], 'A'],
  ['a misspelled scheme', '[B](htps://a.org)', 3, ['write "https://a.org"'], '[B](https://a.org)'],
  ['a path on the computer', '[B](file:///a.md)', 3, ['is a path on your computer'], '[B](./other.mdx)'],
  [
    'a value without quotes',
    '<Callout type=tip>A</Callout>',
    3,
    ['Put the value in quotes'],
    '<Callout type="tip">A</Callout>',
  ],
  ['tags that cross', '<b>A</i>', 3, ['Close every tag, the innermost first'], '<b>A</b>'],
  ['a wrong statement', 'export const a = ;', 3, ['Correct the statement'], 'export const a = 1;'],
  [
    'an export twice',
    'export const a = 1;\n\nText {a}.\n\nexport const a = 2;',
    7,
    ["Duplicate export of 'a'", 'correct the statement'],
    'export const a = 1;\n\nText {a}.',
  ],
  [
    'an import of a missing name',
    'import {clxs} from "clsx";\n\nThis is {clxs("b")}.',
    3,
    ['"clsx" doesn\'t export "clxs": correct the name'],
    'import {clsx} from "clsx";\n\nThis is {clsx("b")}.',
  ],
  [
    'an import of a missing file',
    'import A from "./gone.svg";\n\n<A />',
    3,
    ['"./gone.svg" doesn\'t exist: correct the path'],
    'A',
  ],
  [
    'an import of a missing file of the site',
    'import A from "@site/src/gone";\n\n<A />',
    3,
    ['"@site/src/gone" doesn\'t exist: correct the path'],
    'A',
  ],
  [
    'an import of a missing package',
    'import A from "gone-package";\n\n<A />',
    3,
    ['"gone-package" doesn\'t exist: correct the path, add the file, or install the package'],
    'A',
  ],
  [
    'an import of a path that the package does not export',
    'import clsx from "clsx/gone";\n\nThis is {clsx("b")}.',
    3,
    ['the package doesn\'t export "clsx/gone": use a path that its package.json lists under "exports"'],
    'import clsx from "clsx/lite";\n\nThis is {clsx("b")}.',
  ],
];

/** Mistakes in the text of `.md` pages, which can't have components. */
const MARKDOWN: Row[] = [
  [
    'an unknown container, in Markdown',
    `<!-- <1 {a b} -->\n\n${container('nota', 'A {brace} and <1.')}`,
    5,
    [':::nota'],
    container('note', 'A {brace} and <1.'),
  ],
  [
    'a panel without a title, in Markdown',
    group('<div>\n\nText.\n\n</div>'),
    5,
    ['not HTML: put it in such a block'],
    group('<div data-title="A">\n\nText.\n\n</div>'),
  ],
];

const page = (text: string): string => `# Page\n\n${text}\n`;
const withFrontMatter = (text: string): string => `---\n${text}\n---\n\n${page('Text.')}`;
const mistakes = (rows: readonly Row[], toPage: (text: string) => string): PageMistake[] =>
  rows.map(([name, wrong, line, message, fixed]) => ({
    name,
    line,
    message,
    wrong: toPage(wrong),
    fixed: toPage(fixed),
  }));

export const PAGE_MISTAKES: readonly PageMistake[] = [
  ...mistakes(FRONT_MATTER, withFrontMatter),
  ...mistakes(TEXTS, page),
  ...mistakes(MARKDOWN, page).map((mistake) => ({...mistake, format: 'md' as const})),
];
