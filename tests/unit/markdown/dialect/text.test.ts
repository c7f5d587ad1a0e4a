import {toString} from 'mdast-util-to-string';
import {firstMistake, formatBlocks, mistakesOf, readDialect} from '../../../support/dialect';

describe('colons in a text', () => {
  it.each([
    'xmtp:env at 10:30',
    'node:fs, :name and a:b',
    'a:b[c]{d="e" .f #g}',
    'a:b[c]{d="&amp;"}',
    ':a[]',
    'a:b{}',
    '1:2',
  ])('%s stays unchanged', (text) => {
    expect(toString(readDialect(text))).toBe(text);
  });

  it('keep the markup in their brackets', () => {
    expect(formatBlocks('a:b[c **d** :e]{f}')).toEqual(['paragraph("a", ":b[", "c ", strong("d"), " ", ":e", "]{f}")']);
  });

  const LOST = ['Protocol:V3[^1].', 'See:docs[guide](/x).', 'env:dev[text][a b].', 'env:dev[A B][].', 'env:dev[a b].'];
  const DEFINITIONS = '\n\n[^1]: Note.\n\n[A b]: /x\n';

  it.each(LOST)('before a link or footnote are a mistake, because they would hide it: %s', (text) => {
    const [, before, name, bracket] = /^(\w+):(\w+)(.*)\.$/.exec(text)!;
    expect(firstMistake(`Text.\n${text}${DEFINITIONS}`)).toBe(
      `2:${before!.length + 1}: the colon before "${name}" turns ${bracket} into plain text: ` +
        `write \\:${name} to keep the link or footnote, or \\[ to show the bracket.`,
    );
    for (const fixed of [text.replace(':', '\\:'), text.replace('[', '\\[')]) {
      expect(formatBlocks(fixed + DEFINITIONS)[0]).toMatch(/^paragraph/);
    }
  });

  it.each(LOST.slice(2).concat('Protocol:V3[^1].', 'a:b[c](not a link)', 'a:b[c] (d)', 'a:b[c]{d}(e)', 'a:b[c][d]'))(
    'before other brackets are text: %s',
    (text) => {
      expect(toString(readDialect(text))).toBe(text);
    },
  );

  it('are text in titles of containers too', () => {
    expect(formatBlocks(':::details[At 10:30 of xmtp:env]\n:::')).toEqual([
      'Details(summary("At 10:30 of xmtp", ":env"))',
    ]);
  });
});

describe('a task list', () => {
  it('labels each check box with its text', () => {
    expect(formatBlocks('- [x] Done **now**\n- [ ] Open\n- None')).toEqual([
      'list(listItem(paragraph(Task(done, "Done ", strong("now")))), listItem(paragraph(Task("Open"))), listItem(paragraph("None")))',
    ]);
  });

  it('keeps the classes that Markdown gives it, and adds no second box', () => {
    const [list] = readDialect('- [x] Done').children;
    expect(list).toMatchObject({
      data: {hProperties: {className: ['contains-task-list']}},
      children: [{checked: null, data: {hProperties: {className: ['task-list-item']}}}],
    });
  });

  it('needs check boxes', () => {
    expect(readDialect('- a').children[0]).not.toHaveProperty('data');
  });
});

describe('a figure', () => {
  it('is an image with a title, alone in its paragraph', () => {
    expect(formatBlocks('![Alt](a.svg "Caption")')).toEqual(['Figure(caption="Caption", image())']);
    expect(readDialect('![Alt](a.svg "Caption")').children[0]).toMatchObject({
      children: [{alt: 'Alt', url: 'a.svg', title: null}],
    });
  });

  it('can be a reference-style image, and then the first definition counts', () => {
    const definitions = '\n\n[Pic]: a.svg "Caption"\n[pic]: b.svg';
    for (const reference of ['![Alt][pic]', '![Pic][]', '![Pic]']) {
      expect(formatBlocks(reference + definitions)[0]).toBe('Figure(caption="Caption", image())');
    }
    expect(readDialect(`Text ![Alt][pic]${definitions}`).children[0]).toMatchObject({
      children: [{value: 'Text '}, {type: 'image', alt: 'Alt', url: 'a.svg', title: 'Caption'}],
    });
  });

  it.each(['![Alt](a.svg)', 'Text ![Alt](a.svg "Title")', '[![Alt](a.svg "Title")](/b)'])("isn't %s", (markdown) => {
    expect(formatBlocks(markdown)[0]).toMatch(/^paragraph/);
  });
});

describe('an image element', () => {
  it.each(['./a.png', '/img/a.png', 'a.png', '../b/a.png?x:y', ''])("can't name a file of the site: %s", (src) => {
    expect(firstMistake(`Text.\n\n- Text <img src="${src}" />`, 'mdx')).toBe(
      `3:8: <img src="${src}"> isn't loaded like images in Markdown: write ![alternative text](${src}), ` +
        'or import the picture and write <img src={picture} alt="…" />.',
    );
  });

  it.each([
    'src="https://a.b/c.svg"',
    'src="data:image/gif;base64,A"',
    'src="//a.b/c.svg"',
    'src={picture}',
    'alt="A"',
  ])('can have another source: %s', (attribute) => {
    expect(mistakesOf(`<img ${attribute} />`, 'mdx')).toEqual([]);
  });
});

const names = (markdown: string): unknown[] =>
  JSON.stringify(readDialect(markdown, 'mdx'))
    .match(/"label":"[^"]*"/g)!
    .map((text) => (JSON.parse(`{${text}}`) as {label: string}).label);

describe('the name of a table', () => {
  const TABLE = '| a |\n| - |\n| b |';

  it.each([
    ['none before it', TABLE, ['Table']],
    ['the title', `# Title [Sub]\n\n${TABLE}`, ['Title']],
    ['the last heading', `# Title\n\n## Part with \`code\`\n\n${TABLE}`, ['Part with code']],
    ['one with an id', `## Part \\{#id}\n\n${TABLE}\n\n## Next {/* #next */}\n\n${TABLE}`, ['Part', 'Next']],
    ['one in steps', `:::steps\n### One\n${TABLE}\n### Two\n${TABLE}\n:::`, ['One', 'Two']],
  ])('is its heading: %s', (_, markdown, expected) => {
    expect(names(markdown)).toEqual(expected);
  });

  it('has a number if several are below one heading', () => {
    expect(names(`## A\n\n${TABLE}\n\n${TABLE}\n\n## B\n\n${TABLE}`)).toEqual(['A', 'A, table 2', 'B']);
  });

  it('is the caption of its figure', () => {
    expect(names(`## A\n\n<Figure caption="Own">\n\n${TABLE}\n\n</Figure>`)).toEqual(['Own']);
    expect(names(`<figure>\n\n${TABLE}\n\n<figcaption>By hand</figcaption>\n\n</figure>`)).toEqual(['By hand']);
    expect(names(`## A\n\n<figure>\n\n${TABLE}\n\n</figure>`)).toEqual(['A']);
  });
});

describe('the name of a sample', () => {
  const fence = (info: string) => `\`\`\`${info}\nx\n\`\`\``;
  const group = (...titles: string[]) =>
    [':::code-group', ...titles.map((title) => fence(`ts [${title}]`)), ':::'].join('\n\n');

  it.each([
    ['its heading', `# Title\n\n${fence('ts')}\n\n## Part\n\n${fence('ts')}`, ['Title, code', 'Part, code']],
    ['counted under one heading', `## A\n\n${fence('ts')}\n\n${fence('')}`, ['A, code', 'A, code 2']],
    ['counted under equal headings', `## A\n\n${fence('ts')}\n\n## A\n\n${fence('ts')}`, ['A, code', 'A, code 2']],
    ['its title', `## A\n\n${fence('ts title="a.ts"')}\n\n${fence('ts [a.ts]')}`, ['A, a.ts', 'A, a.ts 2']],
    ['its tab', `## A\n\n${group('Kotlin', 'Swift')}\n\n${group('Kotlin')}`, ['A, Kotlin', 'A, Swift', 'A, Kotlin 2']],
    ['a word, without a heading', fence('ts'), ['Code']],
  ])('is %s', (_, markdown, expected) => {
    expect(names(markdown)).toEqual(expected);
  });
});

it('an error inside a construct has its own position', () => {
  expect(firstMistake('::::details[A]\n\n- a\n\n  :::nope\n  :::\n\n::::')).toMatch(/^5:3: :::nope isn't supported/);
});
