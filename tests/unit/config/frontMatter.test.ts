import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
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
    const own = {toc_max_heading_level: 5, displayed_sidebar: 'own', tags: ['a', {label: 'B', permalink: '/b'}]};
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
          allowed: a text that isn't empty

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
      fileContent: '',
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
      "docs/a.mdx:1:1 title
          given:   ["# Title","# Another"]
          allowed: one title: the page's only line that begins with "# "
          to do:   keep one of them, and begin the headings of sections with "## "."
    `);
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

  it("that isn't YAML has the line and column, each time that it is read", async () => {
    const wrong = '---\nlayout: docs\ntitle: one: two\n---\n\n# A\n';
    const first = await messages(wrong);
    expect(first).toMatchInlineSnapshot(
      `"docs/a.mdx:3:11 the front matter isn't valid YAML: bad indentation of a mapping entry. Write each key as "key: value", and put a value with ": ", "#" or quotes in it in quotes."`,
    );
    await expect(messages(wrong)).resolves.toBe(first);
  });
});
