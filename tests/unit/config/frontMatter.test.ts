import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER, parseMarkdownFile} from '@docusaurus/utils';
import {formatDate} from '../../../src/components/mdx/Authors/authors';
import {createParseFrontMatter, normalizeFrontMatter} from '../../../src/config/frontMatter';
import {formatMistakes, type Mistake} from '../../../src/markdown/mistakes';
import {defineSidebar} from '../../../src/config/sidebar';

const sidebars = defineSidebar({'/': [{text: 'Intro', link: '/'}], '/bare': []});
const normalize = (frontMatter: Record<string, unknown>, file = 'dms/client.mdx') =>
  normalizeFrontMatter(frontMatter, file, sidebars);

function complaint(frontMatter: Record<string, unknown>): string {
  try {
    normalize(frontMatter);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the front matter was accepted');
}

describe('normalizeFrontMatter', () => {
  it('derives the route from the path of the file', () => {
    expect(normalize({}, 'content-types/content-types.mdx').slug).toBe('/content-types/content-types');
    expect(normalize({}, 'index.mdx').slug).toBe('/');
    expect(normalize({slug: '/own'}).slug).toBe('/own');
  });

  it('selects the sidebar by path, and shows an outline on the docs layout by default', () => {
    expect(normalize({})).toMatchObject({
      displayed_sidebar: '/',
      hide_table_of_contents: false,
      toc_max_heading_level: 3,
    });
  });

  it.each(['minimal', 'landing'])('hides the outline on the %s layout', (layout) => {
    expect(normalize({layout})).toMatchObject({hide_table_of_contents: true});
  });

  it('shows an outline that a page asks for', () => {
    expect(normalize({layout: 'minimal', showOutline: 3})).toMatchObject({
      hide_table_of_contents: false,
      toc_max_heading_level: 4,
    });
    expect(normalize({showOutline: false})).toMatchObject({hide_table_of_contents: true});
  });

  it('keeps the position in a sidebar that the page hides', () => {
    expect(normalize({showSidebar: false}).displayed_sidebar).toBe('/');
  });

  it('leaves out a sidebar without items', () => {
    expect(normalize({showSidebar: true}, 'bare/page.mdx').displayed_sidebar).toBeNull();
    expect(normalize({slug: '/bare/page'}).displayed_sidebar).toBeNull();
    expect(normalize({slug: '../page'}, 'bare/page.mdx').displayed_sidebar).toBe('/');
  });

  it("keeps the values of Docusaurus' own keys", () => {
    const own = {toc_max_heading_level: 5, displayed_sidebar: '/bare', tags: ['a', {label: 'B', permalink: '/b'}]};
    expect(normalize(own)).toMatchObject(own);
  });

  it("reads the outline from Docusaurus' own keys, unless showOutline is set", () => {
    expect(normalize({hide_table_of_contents: true}).showOutline).toBe(false);
    expect(normalize({toc_max_heading_level: 5}).showOutline).toBe(4);
    expect(normalize({hide_table_of_contents: true, showOutline: 2})).toMatchObject({showOutline: 2});
    expect(complaint({toc_min_heading_level: 3})).toContain('toc_min_heading_level');
  });

  it('accepts every key of the specification', () => {
    const all = {
      title: 'T',
      description: 'D'.repeat(120),
      layout: 'landing',
      showLogo: false,
      showOutline: true,
      showSidebar: true,
      showTopNav: false,
      content: {horizontalPadding: '0', width: '60rem', verticalPadding: '24px'},
      authors: ['Ada', '[Grace](https://example.org)'],
      date: new Date('2024-08-29'),
      questions: ['What is it?', 'How is it done?', 'Why?'],
    };
    expect(normalize(all)).toMatchObject(all);
  });
});

describe('wrong front matter', () => {
  it.each([{label: 'B'}, {permalink: '/b'}, ''])('a tag %j is refused', (tag) => {
    expect(complaint({tags: [tag]})).toContain('tags');
  });

  it('is reported with file, key, value and allowed values', () => {
    expect(complaint({layout: 'wide'})).toMatchInlineSnapshot(`
      "docs/dms/client.mdx (front matter) has 1 problem:

        layout
          given:   "wide"
          allowed: "docs", "minimal", "landing""
    `);
  });

  it('is reported with all problems at once', () => {
    expect(complaint({showOutline: 9, showLogo: 'no', content: {width: 'wide'}, date: 'soon', title: ''}))
      .toMatchInlineSnapshot(`
      "docs/dms/client.mdx (front matter) has 5 problems:

        title
          given:   ""
          allowed: text that isn't empty; put a number, a date, true or false in quotes

        showLogo
          given:   "no"
          allowed: true or false

        showOutline
          given:   9
          allowed: true, false, or a depth from 1 to 5

        content.width
          given:   "wide"
          allowed: a CSS length such as "24px" or "2rem"

        date
          given:   "soon"
          allowed: a date such as 2024-08-29 or "2024-08-29T11:54:00-07:00""
    `);
  });

  it('suggests the key that was meant', () => {
    expect(complaint({showSidbar: false})).toMatchInlineSnapshot(`
      "docs/dms/client.mdx (front matter) has 1 problem:

        showSidbar
          given:   false
          allowed: the keys custom_edit_url, displayed_sidebar, draft, format, hide_table_of_contents, hide_title, id, image, keywords, last_update, mdx, pagination_label, pagination_next, pagination_prev, parse_number_prefixes, sidebar_class_name, sidebar_custom_props, sidebar_key, sidebar_label, sidebar_position, slug, tags, toc_max_heading_level, unlisted, title, description, layout, showLogo, showOutline, showSidebar, showTopNav, content, authors, date, questions
          to do:   write "showSidebar", or remove "showSidbar"."
    `);
  });
});

describe("values of Docusaurus' own keys", () => {
  // Docusaurus would stop at the first of them, without a line.
  it.each([
    [{displayed_sidebar: 'bare'}, '"/", "/bare" or null'],
    [{id: 'a/b'}, 'text without "/"'],
    [{slug: '//x'}, 'a path such as "/dms/client"'],
    [{slug: 'x?y'}, 'a path such as "/dms/client"'],
    [{slug: '/x/'}, 'a path such as "/dms/client"'],
    [{slug: 'x/'}, 'a path such as "/dms/client"'],
    [{slug: '/x.html'}, 'a path such as "/dms/client"'],
    [{slug: '/x/index'}, 'a path such as "/dms/client"'],
    [{slug: '/../x'}, 'a path such as "/dms/client"'],
    [{image: 'http://'}, 'an address without spaces'],
    [{image: '/img/a b.png'}, 'an address without spaces'],
    [{custom_edit_url: 'not a url'}, 'an address without spaces'],
    [{date: '2024-02-31'}, 'a date such as'],
    [{date: '2024-08'}, 'a date such as'],
    [{date: '2024'}, 'a date such as'],
  ])('%j is refused', (frontMatter, allowed) => {
    expect(complaint(frontMatter)).toContain(`allowed: ${allowed}`);
  });

  it.each([
    {displayed_sidebar: null},
    {id: 2024},
    {slug: '/'},
    {slug: '../a b'},
    {slug: '/über'},
    {image: './a.png'},
    {image: '/img/%C3%BC.png'},
    {image: 'https://example.org/a b.png'},
    {custom_edit_url: null},
    {custom_edit_url: ''},
    {date: '2024-02-29T11:54:00-07:00'},
    {date: 'August 29, 2024'},
  ])('%j is accepted', (frontMatter) => {
    expect(normalize(frontMatter)).toMatchObject(frontMatter);
  });
});

describe('a page with questions', () => {
  const questions = ['What is it?', 'How is it done?', 'Why?'];

  it('must have three of them', () => {
    expect(complaint({questions: ['What is it?'], description: 'D'.repeat(120)})).toMatchInlineSnapshot(`
      "docs/dms/client.mdx (front matter) has 1 problem:

        questions
          given:   ["What is it?"]
          allowed: a list of three questions"
    `);
  });

  it('must have a description of 120 to 160 characters', () => {
    expect(complaint({questions, description: 'Too short.'})).toMatchInlineSnapshot(`
      "docs/dms/client.mdx (front matter) has 1 problem:

        description
          given:   "Too short."
          allowed: a description of 120 to 160 characters, because the page has questions
          to do:   it has 10 characters: add 110."
    `);
    expect(complaint({questions, description: 'D'.repeat(161)})).toContain('it has 161 characters: cut 1.');
    expect(complaint({questions})).toContain('it has 0 characters: add 120.');
    expect(normalize({questions, description: 'D'.repeat(160)})).toMatchObject({questions});
  });

  const parse = createParseFrontMatter('/site/docs', sidebars, 'The Docs');
  const parsed = (content: string, own = {}) =>
    parse({
      filePath: '/site/docs/a.mdx',
      fileContent: content,
      defaultParseFrontMatter: () =>
        Promise.resolve({frontMatter: {questions, description: 'D'.repeat(120), ...own}, content}),
    });

  const complaintsOf = async (content: string, own = {}): Promise<string> => {
    const {mistakes} = (await parsed(content, own)).frontMatter as {mistakes?: Mistake[]};
    return formatMistakes('docs/a.mdx', mistakes ?? []);
  };

  it('must have one title, in its text', async () => {
    await expect(complaintsOf('# Title\n\n## Part\n\n```sh\n# a comment\n```\n')).resolves.toBe('');
    await expect(complaintsOf('# Title\n\n```sh\n# a comment\n````\n\n```sh\n# another\n```\n')).resolves.toBe('');
    await expect(complaintsOf('# Title\n\n# Another\n')).resolves.toMatchInlineSnapshot(`
      "docs/a.mdx:3:1 title
          given:   ["# Title","# Another"]
          allowed: one title: the page's only line that begins with "# "
          to do:   keep one of them, and begin the headings of sections with "## "."
    `);
    await expect(complaintsOf('# Title\n\n{/*\n# Old title\n*/}\n\n<!--\n# Older\n-->\n')).resolves.toBe('');
    await expect(complaintsOf('text')).resolves.toContain('begin the text with "# "');
    await expect(complaintsOf('# Title', {title: 'Other'})).resolves.toContain('given:   ["Other","# Title"]');
  });
});

describe('createParseFrontMatter', () => {
  const parse = createParseFrontMatter('/site/docs', sidebars, 'The Docs');
  const parseFile = (filePath: string) =>
    parse({
      filePath,
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter: {layout: 'minimal'}, content: 'text'}),
    });

  it('checks the pages', async () => {
    await expect(parseFile('/site/docs/dms/client.mdx')).resolves.toMatchObject({
      content: 'text',
      frontMatter: {slug: '/dms/client', layout: 'minimal', displayed_sidebar: '/'},
    });
  });

  it.each([
    ['text', {}, 'The Docs'],
    ['<h1>Markup</h1>', {layout: 'landing'}, 'The Docs'],
    ['# Heading\n\ntext', {}, undefined],
    ['Heading\n=======\n\ntext', {}, undefined],
    ['text', {title: 'Own'}, 'Own'],
  ])("of %j with %j, uses the page's own title, or the site's (%j)", async (content, frontMatter, title) => {
    const {frontMatter: parsed} = await parse({
      filePath: '/site/docs/a.mdx',
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({frontMatter, content}),
    });
    expect(parsed.title).toBe(title);
  });

  const titleOf = async (fileContent: string): Promise<string | undefined> => {
    const {frontMatter, contentTitle} = await parseMarkdownFile({
      filePath: '/site/docs/a.mdx',
      fileContent,
      parseFrontMatter: parse,
    });
    return (frontMatter.title as string | undefined) ?? contentTitle;
  };

  it.each([
    ['a comment', '{/* A comment */}\n\n# Heading\n'],
    ['a comment that has a heading', '{/*\n# Old\n*/}\n\n# Heading\n'],
    ['a comment, in Markdown', '<!-- A comment -->\n\n# Heading\n'],
    ['a statement', "import A from './a.svg';\n\nexport const b = 1;\n\n# Heading\n"],
    ['a component', '<Head>\n  <meta name="x" content="y" />\n</Head>\n\n# Heading\n'],
    ['a text', 'A text.\n\nHeading\n=======\n'],
    ['a sample that has a comment', '```sh\n# A comment\n```\n\n# Heading\n'],
  ])('finds the title below %s', async (_, content) => {
    await expect(titleOf(content)).resolves.toBe('Heading');
  });

  it('leaves out the comment that sets the anchor of the title', async () => {
    await expect(titleOf('# Heading {/* #top */}\n')).resolves.toBe('Heading');
    await expect(titleOf('# Heading <!-- #top -->\n')).resolves.toBe('Heading');
  });

  it("finds no title in a sample or a comment: the site's", async () => {
    await expect(titleOf('```sh\n# A comment\n```\n\n{/*\n# Old\n*/}\n')).resolves.toBe('The Docs');
  });

  it.each(['h#x.mdx', 'q?x.mdx', 'a%/b.mdx'])('refuses the file name %s', async (file) => {
    const message = `docs/${file} has 1 problem:\n\n  file name\n`;
    await expect(parseFile(`/site/docs/${file}`)).rejects.toThrow(message);
  });

  it.each(['/site/src/partial.mdx', '/site/docs/_404.mdx', '/site/docs/_parts/note.mdx', '/site/docs/dms/_note.mdx'])(
    'leaves %s alone: it is no page',
    async (file) => {
      await expect(parseFile(file)).resolves.toEqual({content: 'text', frontMatter: {layout: 'minimal'}});
    },
  );
});

describe('front matter with mistakes', () => {
  const parse = createParseFrontMatter('/site/docs', sidebars, 'The Docs');
  const messages = async (fileContent: string): Promise<string> => {
    const {frontMatter} = await parse({
      filePath: '/site/docs/a.mdx',
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return formatMistakes('docs/a.mdx', (frontMatter as {mistakes?: Mistake[]}).mistakes ?? []);
  };

  it('has the line of each key', async () => {
    const text = await messages(
      '---\ntitle: A\nlayout: wide\ncontent:\n  width: x\n  "wdth": 1\nshowLogo: 1\n---\n\n# A\n',
    );
    expect(text.match(/^docs.*$/gm)).toEqual([
      'docs/a.mdx:3:1 layout',
      'docs/a.mdx:7:1 showLogo',
      'docs/a.mdx:5:1 content.width',
      'docs/a.mdx:6:1 content.wdth',
    ]);
  });

  it('has the line of a key that an earlier key begins with', async () => {
    const text = await messages('---\ntitle: A\nlayouts: docs\nlayout: wide\n---\n\n# A\n');
    expect(text.match(/^docs.*$/gm)).toEqual(['docs/a.mdx:4:1 layout', 'docs/a.mdx:3:1 layouts']);
  });

  const places = async (page: string): Promise<string[] | null> => (await messages(page)).match(/^docs.*$/gm);

  it.each([
    ['below a key of the same name', 'last_update:\n  date: 2024-08-29\ndate: soon', '4:1 date'],
    ['below a list that has its name', 'keywords:\n  - title\ntitle: ""', '4:1 title'],
    ['below a text that has its name', 'description: >\n  layout: docs\n# layout: docs\nlayout: wide', '5:1 layout'],
    ['of another script', 'layout: docs\ntítulo: x', '3:1 ["título"]'],
    ['with a dot and spaces', 'layout: docs\n"a. b" : 1', '3:1 ["a. b"]'],
    ['in braces', 'layout: docs\ncontent: {width: wide}', '3:1 content.width'],
  ])('has the line of a key %s', async (_, frontMatter, place) => {
    await expect(places(`---\n${frontMatter}\n---\n\n# A\n`)).resolves.toEqual([`docs/a.mdx:${place}`]);
  });

  it('has the line of the second title, or of the key', async () => {
    const page = (more: string, text: string) =>
      `---\nquestions: [A?, B?, C?]\ndescription: ${'D'.repeat(120)}${more}\n---\n\n${text}\n`;
    await expect(places(page('', '# A\n\n# B'))).resolves.toEqual(['docs/a.mdx:8:1 title']);
    await expect(places(page('\ntitle: A', '# A'))).resolves.toEqual(['docs/a.mdx:4:1 title']);
  });

  it('is the same with the line endings of Windows, and with a byte order mark', async () => {
    const sound = `---\nquestions: [A?, B?, C?]\ndescription: ${'D'.repeat(120)}\n---\n\n# A\n\n\`\`\`sh\n# install\n\`\`\`\n`;
    await expect(messages(sound.replaceAll('\n', '\r\n'))).resolves.toBe('');
    const wrong = '---\ntitle: A\nlayout: wide\n---\n\n# A\n';
    await expect(places(wrong.replaceAll('\n', '\r\n'))).resolves.toEqual(['docs/a.mdx:3:1 layout']);
    await expect(places(`\uFEFF${wrong}`)).resolves.toEqual(['docs/a.mdx:3:1 layout']);
  });

  it.each(['layout:docs', '- layout', '2024'])('%j has no keys, which is a single mistake', async (frontMatter) => {
    await expect(messages(`---\n${frontMatter}\n---\n\n# A\n`)).resolves.toBe(
      'docs/a.mdx:2:1 the front matter isn\'t a list of keys: write each key as "key: value".',
    );
  });

  it.each(['title: 2024', 'description: true'])('%j needs quotes', async (frontMatter) => {
    await expect(messages(`---\n${frontMatter}\n---\n\n# A\n`)).resolves.toContain(
      "allowed: text that isn't empty; put a number, a date, true or false in quotes",
    );
  });

  it.each(['`code` first', '@xmtp', '[A] B', '**bold**', '%d off', '{a} b', '& a', '> a'])(
    'a value that begins like %j needs quotes',
    async (value) => {
      await expect(messages(`---\ntitle: ${value}\n---\n\n# A\n`)).resolves.toContain(
        'Put a value in quotes if it contains ": ", "#" or quotes, or begins with one of @ ` * & % ! > | [ {.',
      );
    },
  );

  it('shows a date as it is written', async () => {
    const day = '---\nlast_update: 2024-08-29\n---\n\n# A\n';
    await expect(messages(day)).resolves.toContain('given:   "2024-08-29"\n');
    const noDay = '---\nlast_update: 2024-02-30\n---\n\n# A\n';
    await expect(messages(noDay)).resolves.toContain('given:   "2024-02-30"\n');
  });

  it.each(['mistakes: 3', 'mistakes: [{line: 9, column: 1, message: A}]'])(
    'has no mistakes of its own: %j is an unknown key',
    async (frontMatter) => {
      await expect(places(`---\n${frontMatter}\n---\n\n# A\n`)).resolves.toEqual(['docs/a.mdx:2:1 mistakes']);
    },
  );

  it.each([
    ['date: 2024-13-45', '2:1 date', '2024-13-45'],
    ['date: "2024-02-31"', '2:1 date', '2024-02-31'],
    ['last_update:\n  date: 2024-02-31', '3:1 last_update.date', '2024-02-31'],
    ['last_update: {author: Ada, date: 2023-02-29}', '2:1 last_update.date', '2023-02-29'],
  ])('has days that do not exist: %j', async (frontMatter, place, given) => {
    const text = await messages(`---\n${frontMatter}\n---\n\n# A\n`);
    expect(text).toContain(`docs/a.mdx:${place}\n    given:   "${given}"`);
  });

  it.each(['date: 2024-02-29', 'date: 2024-08-29T23:00:00-07:00', 'last_update:\n  date: 2024-12-31'])(
    '%j is a day that exists',
    async (frontMatter) => {
      await expect(messages(`---\n${frontMatter}\n---\n\n# A\n`)).resolves.toBe('');
    },
  );

  it.each(['date: 2024-08-29T23:30:00-07:00', 'date: "2024-08-29T23:30:00-07:00" # evening'])(
    '%j keeps its day, although it is the next one in UTC',
    async (line) => {
      const {frontMatter} = await parse({
        filePath: '/site/docs/a.mdx',
        fileContent: `---\n${line}\n---\n\n# A\n`,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      expect(formatDate(frontMatter.date as string)).toBe('August 29, 2024');
    },
  );

  it.each([
    ['\n---\ntitle: A\n---\n\n# A\n', 2],
    ['\n\n ---\nlayout: docs\n ---\n\n# A\n', 3],
    ['----\ntitle: A\n----\n\n# A\n', 1],
  ])('%j must begin the page', async (page, line) => {
    await expect(messages(page)).resolves.toBe(
      `docs/a.mdx:${line}:1 the front matter isn't recognized: begin the page with a line "---", without blank lines, spaces or more dashes.`,
    );
  });

  it.each(['----\n\ntitle: A\n\n----\n', '\n# A\n', '----\n\n# A\n', '# A\n\n---\ntitle: A\n---\n'])(
    "%j isn't front matter",
    async (page) => {
      await expect(messages(page)).resolves.toBe('');
    },
  );

  it.each(['---\ntitle: A\n\n# A\n', '---\ntitle: A\n\n# A\n\nText.\n', '---\n', '---\ntitle: A\n----\n\n# A\n'])(
    '%j must be closed',
    async (page) => {
      const message = 'docs/a.mdx:1:1 the front matter isn\'t closed: write a line "---" below its keys.';
      await expect(messages(page)).resolves.toBe(message);
    },
  );

  describe('with an image', () => {
    const parseHere = createParseFrontMatter(path.resolve('docs'), sidebars, 'The Docs');
    const mistakesOf = async (image: string): Promise<Mistake[]> => {
      const {frontMatter} = await parseHere({
        filePath: path.resolve('docs/dms/a.mdx'),
        fileContent: `---\nlayout: docs\nimage: ${image}\n---\n\n# A\n`,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      return (frontMatter as {mistakes?: Mistake[]}).mistakes ?? [];
    };

    it.each(['/img/icon-light.svg', 'img/icon%2Dlight.svg?v=2', './client.mdx', 'https://example.org/a.png'])(
      'accepts %s',
      async (image) => {
        await expect(mistakesOf(image)).resolves.toEqual([]);
      },
    );

    it.each(['/img/gone.png', '/img/100%.png', './gone.png', './index.mdx'])(
      'reports that %s is missing',
      async (image) => {
        const message = expect.stringContaining(`given:   "${image}"\nallowed: a picture that exists`) as string;
        await expect(mistakesOf(image)).resolves.toEqual([{line: 3, column: 1, message}]);
      },
    );
  });

  it.each(['', '\n \n', '---\ntitle: A\n---\n', '---\ntitle: A\n---'])('%j has no text', async (page) => {
    await expect(messages(page)).resolves.toBe(
      'docs/a.mdx:1:1 the page has no text: write a title, as in "# Title", and text below it, or remove the file.',
    );
  });

  it.each([
    ['description:', 'description'],
    ['layout: # none', 'layout'],
    ['last_update:\n  date:', 'last_update.date'],
  ])('has keys without a value: %j', async (frontMatter, key) => {
    const text = await messages(`---\n${frontMatter}\n---\n\n# A\n`);
    expect(text).toContain(` ${key}\n    given:   nothing\n    allowed: `);
    expect(text).toMatch(/to do: {3}the value is missing: write it, or remove the key\.$/);
  });

  it('has a key twice', async () => {
    await expect(messages('---\nlayout: docs\nlayout: minimal\n---\n\n# A\n')).resolves.toMatch(
      /^docs\/a\.mdx:3:\d+ the front matter isn't valid YAML: duplicated mapping key\. Remove one of the two lines that set this key\.$/,
    );
  });

  it("that isn't YAML has the line and column, each time that it is read", async () => {
    const wrong = '---\nlayout: docs\ntitle: one: two\n---\n\n# A\n';
    const first = await messages(wrong);
    expect(first).toMatchInlineSnapshot(
      `"docs/a.mdx:3:11 the front matter isn't valid YAML: bad indentation of a mapping entry. Write each key as "key: value". Put a value in quotes if it contains ": ", "#" or quotes, or begins with one of @ \` * & % ! > | [ {."`,
    );
    await expect(messages(wrong)).resolves.toBe(first);
  });
});
