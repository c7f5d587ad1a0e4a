import logger from '@docusaurus/logger';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {remarkMistakes} from '../../../src/markdown/mistakes';
import {remarkCode} from '../../../src/markdown/remarkCode';

const processor = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkCode, {root: process.cwd()})
  .use(remarkMistakes);
const transform = (markdown: string): Root =>
  processor.runSync(processor.parse(markdown), new VFile({path: 'docs/page.mdx', value: markdown}));

function complaint(markdown: string): string {
  try {
    transform(markdown);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the page was accepted');
}

const group = (...fences: string[]) => [':::code-group', ...fences, ':::'].join('\n\n');
const html = (value: string) => ({name: 'html', value});
const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\``;

describe('a code group', () => {
  const groupOf = (id: string, titles: string) => [
    {name: 'group', value: id},
    {name: 'titles', value: titles},
  ];

  it('becomes the component, with a block for each fence, and shares the choice of the SDK', () => {
    const [first] = transform(
      group(fence('ts [JavaScript] with="client"', 'a()'), fence('tsx [React Native]', 'b()')),
    ).children;
    expect(first).toMatchObject({
      name: 'CodeGroup',
      attributes: groupOf('sdk', 'JavaScript\nReact Native'),
      children: [
        {name: 'CodeBlock', attributes: [html('<span class="f">a</span>()'), {value: 'ts'}]},
        {name: 'CodeBlock', attributes: [html('<span class="f">b</span>()'), {value: 'tsx'}]},
      ],
    });
  });

  it('of other names shares the choice of groups with the same names', () => {
    const [first, second] = transform(
      `${group(fence('bash [npm]'), fence('bash [yarn]'))}\n\n${group(fence('bash [yarn]'), fence('bash [npm]'))}`,
    ).children;
    expect(first).toMatchObject({attributes: groupOf('npm yarn', 'npm\nyarn')});
    expect(second).toMatchObject({attributes: groupOf('npm yarn', 'yarn\nnpm')});
  });

  it('works inside other blocks', () => {
    expect(transform(`> ${group(fence('ts [JavaScript]')).replaceAll('\n', '\n> ')}`).children[0]).toMatchObject({
      type: 'blockquote',
      children: [{name: 'CodeGroup'}],
    });
  });

  it('may be written as the component', () => {
    const written: Root = {
      type: 'root',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'CodeGroup',
          attributes: [],
          children: [{type: 'code', lang: 'ts', meta: '[Swift]', value: 'x'}],
        },
      ],
    };
    const processed = processor.runSync(written);
    expect(processed.children[0]).toMatchObject({
      attributes: groupOf('sdk', 'Swift'),
      children: [{name: 'CodeBlock'}],
    });
  });

  it.each([
    ['id="x"', 'id'],
    ['titles="A"', 'titles'],
    ['{...props}', '{...props}'],
  ])('written as the component has no attribute: %s', (attribute, name) => {
    const own = unified().use(remarkParse).use(remarkMdx).use(remarkCode, {root: process.cwd()}).use(remarkMistakes);
    const page = `Text.\n\n<CodeGroup ${attribute}>\n\n${fence('ts [A]')}\n\n</CodeGroup>\n`;
    const run = () => own.runSync(own.parse(page), new VFile({path: 'docs/page.mdx', value: page}));
    expect(run).toThrow(`docs/page.mdx:3:1 <CodeGroup> has no attribute "${name}": remove it.`);
  });

  describe('with panels', () => {
    const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkCode, {root: process.cwd()});
    const md = unified().use(remarkParse).use(remarkDirective).use(remarkCode, {root: process.cwd()});
    const panels = group(
      `<div data-title="One">\n\nText.\n\n${fence('ts [a.ts]', 'a')}\n\n${fence('ts', 'b')}\n\n</div>`,
      fence('ts [Two]', 'c'),
    );
    const expected = {
      attributes: groupOf('one two', 'One\nTwo'),
      children: [
        {
          name: 'div',
          attributes: [{name: 'data-mixed'}],
          children: [{type: 'paragraph'}, {name: 'CodeBlock'}, {name: 'CodeBlock'}],
        },
        {name: 'CodeBlock'},
      ],
    };

    it.each([
      ['MDX', mdx],
      ['Markdown', md],
    ])('has a tab for each, in %s', (_, own) => {
      expect(own.runSync(own.parse(panels)).children[0]).toMatchObject(expected);
    });

    it('ignores comments', () => {
      const commented = (comment: string) => panels.replace('<div', `${comment}\n\n<div`);
      expect(mdx.runSync(mdx.parse(commented('{/* A comment */}'))).children[0]).toMatchObject(expected);
      expect(md.runSync(md.parse(commented('<!-- A comment -->'))).children[0]).toMatchObject(expected);
    });

    it.each([
      ['MDX', mdx],
      ['Markdown', md],
    ])('decodes a title, in %s', (_, own) => {
      const group = panels.replace('"One"', '"Q&amp;A &quot;1&quot; &#x41; \\*"');
      expect(own.runSync(own.parse(group)).children[0]).toMatchObject({
        attributes: [{}, {name: 'titles', value: 'Q&A "1" A \\*\nTwo'}],
      });
    });

    it('closes a panel at its own tag, in Markdown', () => {
      const nested = '<div data-title="One">\n\n<div>\n\nText.\n\n</div>\n\nEnd.\n\n</div>';
      expect(md.runSync(md.parse(group(nested))).children[0]).toMatchObject({
        children: [{children: [{type: 'html'}, {type: 'paragraph'}, {type: 'html'}, {type: 'paragraph'}]}],
      });
    });
  });

  it.each([
    ['Javascript', 'JavaScript'],
    ['Java Script', 'JavaScript'],
    ['Koltin', 'Kotlin'],
    ['swift', 'Swift'],
    ['node', 'Node'],
    ['React native', 'React Native'],
    ['React-Native', 'React Native'],
  ])('has a misspelled SDK: %s', (title, sdk) => {
    expect(complaint(group(fence(`ts [${title}]`), fence('ts [Other]')))).toBe(
      `docs/page.mdx:3:1 "${title}" isn't the name of an SDK: write [${sdk}].`,
    );
    const panel = `<div data-title="${title}">\n\nText.\n\n</div>`;
    expect(complaint(group(panel))).toBe(
      `docs/page.mdx:3:1 "${title}" isn't the name of an SDK: write data-title="${sdk}".`,
    );
  });

  it.each([
    ...['JavaScript', 'React', 'Kotlin', 'Swift', 'React Native', 'Node', 'npm', 'yarn', 'swift.ts', 'kotlin.kt'],
    ...[
      'SwiftUI',
      'Kotlinx',
      'Reject',
      'Shift',
      'Java',
      'TypeScript',
      'Typescript',
      'LiveScript',
      'Code',
      'Note',
      'Nodes',
      'Node 20',
      'React 18',
    ],
    ...['React Query', 'React hooks', 'Terminal', 'No file', 'src/swift', 'React Native CLI'],
  ])('may have the title %s', (title) => {
    expect(transform(group(fence(`ts [${title}]`))).children[0]).toMatchObject({name: 'CodeGroup'});
  });

  it("can't have a title", () => {
    expect(complaint(group(fence('ts [A]')).replace('group', 'group[Title]'))).toBe(
      "docs/page.mdx:1:14 a code group can't have a [title]: remove it, or write it as a heading above the group.",
    );
  });

  it('is reported once for a panel without a title, in Markdown', () => {
    const panel = `<div>\n\nText.\n\n${fence('ts')}\n\n</div>`;
    expect(complaint(group(panel, fence('js')))).toMatch(
      /^docs\/page\.mdx:3:1 .*, not HTML: .*\ndocs\/page\.mdx:13:1 .* write ```js \[Title\]\.$/,
    );
  });

  it('is reported with all its mistakes', () => {
    const wrong = group(fence('ts'), 'Text.', fence('js'), fence('ts [A]'), fence('js [A]'), fence('js [A]'));
    const lines = complaint(`Text.\n\n${wrong}`).split('\n');
    expect(lines.map((line) => Number(/^docs\/page\.mdx:(\d+):1 /.exec(line)?.[1]))).toEqual([5, 9, 11, 19, 23]);
  });

  it.each([
    ['nothing in it', group()],
    ['text in it', group('Some text.')],
    ['a fence without a title', group(fence('ts'))],
    ['two fences of the same title', group(fence('ts [A]'), fence('tsx [A]'))],
    ['two titles that are the same in addresses', group(fence('ts [a b]'), fence('tsx [a-b]'))],
    ['a title without a letter', group(fence('ts [*]'))],
  ])('with %s is an error with its place', (_, markdown) => {
    expect(complaint(`Text.\n\n${markdown}`)).toMatchSnapshot();
  });
});

it('a fence becomes a block with its HTML, its title and its marks', () => {
  expect(transform(fence('text [notes.txt] {1} showLineNumbers', 'a <b>\nc')).children[0]).toMatchObject({
    name: 'CodeBlock',
    attributes: [
      html('<span class="line line-highlight">a &lt;b&gt;</span>\n<span class="line">c</span>'),
      {name: 'language', value: 'text'},
      {name: 'title', value: 'notes.txt'},
      {name: 'numbered', value: ''},
    ],
  });
  expect(transform(fence('', 'a // [!code focus]')).children[0]).toMatchObject({
    attributes: [html('<span class="line line-focus">a</span>'), {value: 'text'}, {name: 'focused', value: ''}],
  });
});

it('inline code with a language is colored, other inline code is unchanged', () => {
  expect(transform('`const a{:ts}` and `{:ts}` and `a`').children[0]).toMatchObject({
    children: [
      {name: 'InlineCode', attributes: [html('<span class="k">const</span> a')]},
      {type: 'text'},
      {type: 'inlineCode', value: '{:ts}'},
      {type: 'text'},
      {type: 'inlineCode', value: 'a'},
    ],
  });
});

it('gives the same result for all kinds of line ends', () => {
  expect(transform('```ts\r\na // [!code hl]\r\nb\r\n```').children[0]).toMatchObject({
    attributes: [html('<span class="line line-highlight">a</span>\nb'), {value: 'ts'}],
  });
});

describe('included code', () => {
  it('comes from a fence of the page, and from files', () => {
    const [, block] = transform(
      `${fence('text filename="a.txt"', 'one\ntwo')}\n\n${fence('text', '// [!include a.txt:2]\nthree')}`,
    ).children;
    expect(block).toMatchObject({attributes: [html('two\nthree'), {}]});
    expect(transform(fence('text', '// [!include /.nvmrc]')).children[0]).toMatchObject({attributes: [html('20'), {}]});
  });

  it.each([
    ['a missing file', '// [!include ~/gone.ts]'],
    ['a file outside the repository', '// [!include ../../../../etc/passwd]'],
    ['a missing region', '// [!include /package.json:gone]'],
    ['a wrong range', '// [!include /.nvmrc:5-3]'],
    ['a wrong notation', '// [!code include /package.json what]'],
  ])('with %s is an error with its line', (_, code) => {
    expect(complaint(`Text.\n\n${fence('json', `x\n${code}`)}`)).toMatchSnapshot();
  });

  it('is reported with all its mistakes', () => {
    const code = '// [!include ~/gone.ts]\nx\n// [!include ~/lost.ts]';
    expect(complaint(fence('ts', code))).toMatch(/^docs\/page\.mdx:2:1 .*gone.*\ndocs\/page\.mdx:4:1 .*lost\.ts\.$/);
  });
});

it('an error in indented code has its line', () => {
  expect(complaint('Text.\n\n    // [!include ~/gone.ts]\n')).toMatch(/^docs\/page\.mdx:3:1 /);
  expect(complaint('Text.\n\n    ```\n    // [!include ~/gone.ts]\n')).toMatch(/^docs\/page\.mdx:4:1 /);
  expect(complaint('- Text.\n\n      a\n      // [!include ~/gone.ts]\n')).toMatch(/^docs\/page\.mdx:4:1 /);
  expect(complaint('-  ~~~ts\n   // [!include ~/gone.ts]\n   ~~~\n')).toMatch(/^docs\/page\.mdx:2:1 /);
});

describe('an unsupported language, range or notation', () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  afterEach(() => {
    warn.mockClear();
  });

  it('is a warning with a path in the repository and the closest language', () => {
    for (const [language, meant] of [
      ['Kotlin', 'kotlin'],
      ['pyton', 'python'],
    ]) {
      const value = fence(language!);
      const file = new VFile({path: `${process.cwd()}/docs/page.mdx`, value});
      processor.runSync(processor.parse(file), file);
      expect(warn).toHaveBeenLastCalledWith(
        `docs/page.mdx:1: the language "${language}" isn't supported, so the code has no colors. ` +
          `Write ${meant}, another language of Prism, or text.`,
      );
    }
  });

  it('is a warning at the opening line, if the range matches no line', () => {
    transform(`Text.\n\n${fence('ts {1,9} showLineNumbers', 'a\nb')}`);
    expect(warn.mock.calls).toEqual([
      ['docs/page.mdx:3: {9} highlights nothing: write {n} for a line or {n-m} for several, with numbers from 1 to 2.'],
    ]);
  });

  it('is a warning with file and line, once a page', () => {
    const markdown = `Text.\n\n${fence('klingon', 'a\nb // [!code +++]\nc // [!code ++] because')}\n`;
    for (const compilerName of ['client', 'server']) {
      const file = new VFile({path: 'docs/page.mdx', value: markdown, data: {compilerName}});
      processor.runSync(processor.parse(file), file);
    }
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('docs/page.mdx:3: the language "klingon" isn\'t supported')],
      [expect.stringContaining("docs/page.mdx:5: [!code +++] isn't supported")],
      [
        'docs/page.mdx:6: "// [!code ++] because" marks nothing, and readers see it: ' +
          'put all marks of the line in one comment at its end, without other text, such as // [!code ++] [!code focus].',
      ],
    ]);
  });
});

describe('a fence with types', () => {
  const check = (markdown: string): Promise<Root> => {
    const file = new VFile({path: 'docs/page.mdx', value: markdown});
    return processor.run(processor.parse(file), file);
  };

  it('becomes an annotated block of the code that is shown', async () => {
    const {children} = await check(fence('ts twoslash [a.ts] {1}', 'let b = 1;\n// ---cut---\nb;'));
    const [statement, block] = children;
    expect(statement).toMatchObject({type: 'mdxjsEsm'});
    expect(block).toMatchObject({name: 'CodeBlock'});
    const {attributes} = block as unknown as {attributes: {name: string; value: string}[]};
    expect(attributes.map(({name}) => name)).toEqual(['html', 'language', 'title', 'annotated', 'types']);
    expect(attributes[0]!.value).toMatch(/^<span class="line line-highlight"><span data-type="0">b<\/span>/);
  });

  it('gives the same result for all kinds of line ends', async () => {
    const page = fence('ts twoslash', 'const a = 1;\n// @log: one\nconst b = a;\n//    ^?\nb;');
    const [, block] = (await check(page)).children;
    const [, other] = (await check(page.replaceAll('\n', '\r\n'))).children;
    expect(other).toMatchObject({attributes: (block as unknown as {attributes: object[]}).attributes});
  });

  it('with errors fails with file and line of each, in a group too', async () => {
    const wrong = fence('ts twoslash [TypeScript]', 'let a = 1;\na.b;\nc;');
    await expect(check(`Text.\n\n${group(fence('sh [Shell]'), wrong)}`)).rejects.toThrow(
      /^docs\/page\.mdx:11:1 error 2339: .*\ndocs\/page\.mdx:12:1 error 2304: /,
    );
  });

  it('with errors below an include fails with the line of each on the page', async () => {
    const included = fence('ts filename="a.ts"', 'let a = 1;\nlet b = 2;\nlet c = 3;');
    const wrong = fence('ts twoslash', '// [!include a.ts]\nlet d = 4;\ne;');
    await expect(check(`${included}\n\n${wrong}`)).rejects.toThrow(/^docs\/page\.mdx:10:1 error 2304: /);
  });

  it('of a language without types is an error at the fence', async () => {
    await expect(check(`Text.\n\n${fence('kotlin twoslash', 'val a = 1')}`)).rejects.toThrow(
      'docs/page.mdx:3:1 "kotlin" has no types',
    );
  });
});
