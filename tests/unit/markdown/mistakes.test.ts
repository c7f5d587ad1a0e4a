import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {formatMistakes, PageError, remarkMistakes, type Mistake} from '../../../src/markdown/mistakes';
import {remarkDialect} from '../../../src/markdown/remarkDialect';
import {mistakesOf, parseMarkdown, runDialect} from '../../support/dialect';

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

  it('may be parts of an exported value', () => {
    const page =
      'export const {A, b: {c: [B, C = 1, ...D]}, ...E} = parts;\n\n<A />\n\n<B />\n\n<C />\n\n<D />\n\n<E />\n';
    expect(mistakesOf(page, 'mdx')).toEqual([]);
  });

  it('that nothing defines are mistakes', () => {
    expect(mistakesOf('<Calout>\n\n<Zebra />\n\n</Calout>\n', 'mdx')).toEqual([
      expect.stringMatching(/^1:1: <Calout> isn't defined: write <Callout>\./),
      expect.stringMatching(/^3:1: <Zebra> isn't defined: import it, or write one of Authors, /),
    ]);
  });
});

describe('a component in lowercase', () => {
  it.each([
    ['<callout>\n\nText.\n\n</callout>', 'callout', 'Callout'],
    ['<codeGroup />', 'codeGroup', 'CodeGroup'],
    ['<homepage.Root></homepage.Root>', 'homepage', 'HomePage'],
    ['{true && <badge>new</badge>}', 'badge', 'Badge'],
  ])('is a mistake: %s', (page, name, component) => {
    expect(mistakesOf(page, 'mdx')).toEqual([
      expect.stringContaining(`<${name}> isn't defined: write <${component}>. To show it as text, write`),
    ]);
  });

  it('may be an element of HTML', () => {
    expect(mistakesOf('<details><summary>A</summary></details>\n\n<figure></figure>\n', 'mdx')).toEqual([]);
    expect(mistakesOf("import tabs from './tabs';\n\n<tabs.Panel />\n", 'mdx')).toEqual([]);
  });
});

describe('the attributes of a component', () => {
  it.each([
    ['<Callout type="nota">A</Callout>', '1:10: <Callout type="nota"> isn\'t supported: write type="note".'],
    ['A <Badge variant={"tipp"}>B</Badge>', '1:10: <Badge variant="tipp"> isn\'t supported: write variant="tip".'],
    [
      'A <Badge variant="warn">B</Badge>',
      '1:10: <Badge variant="warn"> isn\'t supported: ' +
        'write one of variant="plain", variant="note", variant="tip", variant="warning", variant="danger".',
    ],
    ['<Step titleLevel="3" />', '1:7: <Step titleLevel="3"> isn\'t supported: write titleLevel={3}.'],
    [
      '<Step\n  title="A"\n  titleLevel={9}\n/>',
      "3:3: <Step titleLevel={9}> isn't supported: " +
        'write one of titleLevel={2}, titleLevel={3}, titleLevel={4}, titleLevel={5}, titleLevel={6}.',
    ],
    [
      '<HomePage.Button href="/" variant="acent">A</HomePage.Button>',
      '1:27: <HomePage.Button variant="acent"> isn\'t supported: write variant="accent".',
    ],
    ['<Authors date="soon" />', '1:10: <Authors date="soon"> isn\'t a date: write one such as 2024-08-29.'],
    ['<Card href="/a">\n  A\n</Card>', '1:1: <Card> has no title: write <Card title="…">.'],
    ['<Figure>\n\nA\n\n</Figure>', '1:1: <Figure> has no caption: write <Figure caption="…">.'],
  ])('are reported if they are wrong: %s', (page, message) => {
    expect(mistakesOf(page, 'mdx')).toEqual([message]);
  });

  it.each([
    ['supported', '<Callout type="tip">A</Callout>\n\n<Step titleLevel={4} />\n\n<Card title={<b>A</b>} />'],
    ['a day or a time', '<Authors date="2024-08-29" />\n\n<Authors date="August 29, 2024" />'],
    ['not written on the page', '<Callout type={kind}>A</Callout>\n\n<Callout type>A</Callout>'],
    ['in a spread', '<Card {...card} />\n\n<Callout type="nota" {...kind}>A</Callout>'],
    ["those of the page's own component", "import {Card} from './card';\n\n<Card />"],
  ])('may be %s', (_, page) => {
    expect(mistakesOf(page, 'mdx')).toEqual([]);
  });
});

describe('a link', () => {
  const page = 'the path of a file in docs/, or the address of a page, such as /dms/client.';
  const wrong = [
    ['htps://example.org/a', 'the link "htps://example.org/a" isn\'t an address: write "https://example.org/a".'],
    ['htp://example.org', 'the link "htp://example.org" isn\'t an address: write "http://example.org".'],
    ['https:/example.org', 'the link "https:/example.org" isn\'t an address: write "https://example.org".'],
    ['https:///example.org', 'the link "https:///example.org" isn\'t an address: write "https://example.org".'],
    ['https://', 'the link "https://" isn\'t an address: correct it, or remove the link.'],
    ['htps:', 'the link "htps:" isn\'t an address: correct it, or remove the link.'],
    ['http://[', 'the link "http://[" isn\'t an address: correct it, or remove the link.'],
    ['javascript:a', 'the link "javascript:a" is a script, not an address: write an address, or remove the link.'],
    ['file:///a.md', `the link "file:///a.md" is a path on your computer: write ${page}`],
    ['C:\\x\\y.md', `the link "C:\\x\\y.md" is a path on your computer: write ${page}`],
    [
      '//dms/client',
      'the link "//dms/client" begins with two slashes: write "/dms/client" for a page, or "https://dms/client" for another site.',
    ],
  ] as const;

  it.each(wrong)("can't be %s", (url, message) => {
    expect(mistakesOf(`Text [a](${url}).\n`)).toEqual([`1:6: ${message}`]);
    expect(mistakesOf(`[a]\n\n[a]: ${url}\n`)).toEqual([`3:1: ${message}`]);
    expect(mistakesOf(`Text <a href='${url}'>A</a>.\n`, 'mdx')).toEqual([`1:6: ${message}`]);
    expect(mistakesOf(`<Card title="A" href="${url}" />\n`, 'mdx')).toEqual([`1:1: ${message}`]);
  });

  it.each(
    ['https://example.org', 'HTTP://example.org', 'mailto:a@example.org', 'tel:+15550100', 'sms:+15550100']
      .concat(['ftp://example.org/a', 'data:image/png;base64,iVBORw0KGgo=', 'pathname:///a.pdf', 'web+xmtp:a'])
      .concat(['www.example.org', '/dms/client#a:b', '#https:', './a.mdx', '../a', 'dms/a:b', '?sdk=kotlin', '']),
  )('may be %s', (url) => {
    expect(mistakesOf(`[a](${url})\n\n[b]\n\n[b]: <${url}>\n`)).toEqual([]);
    expect(mistakesOf(`<a href="${url}">A</a>\n`, 'mdx')).toEqual([]);
  });

  it("doesn't hide the page's other mistakes from the plugins that follow", () => {
    const page = '[a](https://) [b](/b)\n';
    const tree = parseMarkdown(page);
    expect(() => runDialect(tree, page)).toThrow(PageError);
    expect(tree).toMatchObject({children: [{children: [{url: '#'}, {}, {url: '/b'}]}]});
  });
});

describe('the anchors of headings', () => {
  const plugins = unified().use(remarkDialect).use(headings, {anchorsMaintainCase: false}).use(remarkMistakes).freeze();
  const formats = {md: plugins().use(remarkParse), mdx: plugins().use(remarkParse).use(remarkMdx)};

  /** Returns the mistakes of a page after Docusaurus has given each heading its anchor. */
  async function anchorMistakes(markdown: string, format: 'md' | 'mdx' = 'md'): Promise<readonly Mistake[]> {
    const processor = formats[format];
    try {
      await processor.run(processor.parse(markdown), new VFile(markdown));
      return [];
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      return error.mistakes;
    }
  }

  it.each([
    ['set twice', '## A {#x}\n\n## B {#y}\n\n## C {#x}\n', 5, 'x'],
    ['set, and made from words below', '## New words {#setup}\n\n## Setup\n', 3, 'setup'],
    ['made from words, and set below', '## Setup\n\n## Other {#setup}\n', 3, 'setup'],
    ['set twice in comments', '## A <!-- #x -->\n\n## B <!-- #x -->\n', 3, 'x'],
    ['set in both notations', '## A {#x}\n\n## B <!-- #x -->\n', 3, 'x'],
  ])('must be unique: %s', async (_, markdown, line, anchor) => {
    expect(await anchorMistakes(markdown)).toEqual([
      {
        line,
        column: 1,
        message: `two headings have the anchor "${anchor}": change one of them, as in "## Heading {#other-anchor}".`,
      },
    ]);
  });

  it('must be unique in MDX too', async () => {
    expect(await anchorMistakes('## A {/* #x */}\n\n## B {/* #x */}\n', 'mdx')).toMatchObject([{line: 3, column: 1}]);
  });

  it('must not have spaces', async () => {
    const message = 'the anchor "get started" has a space: write {#get-started}.';
    expect(await anchorMistakes('## A {#get started}\n\n## B {#b}\n')).toEqual([{line: 1, column: 1, message}]);
  });

  it('are unique if the headings have the same words, and if only the title has them', async () => {
    expect(await anchorMistakes('# Setup\n\n## Other {#setup}\n\n## A\n\n## A\n')).toEqual([]);
  });
});
