import {twinPath} from '../../../../src/shared/twin';
import {fullFiles, LLMS_LIMIT, toFullIndex, toLlmsLists} from '../../../../src/plugins/markdownTwins/lists';
import {OPTIONAL, sectionsOf, type ListedPage, type PageSection} from '../../../../src/plugins/sections';
import {toTwin} from '../../../../src/plugins/markdownTwins/toTwin';

const ORIGIN = 'https://example.org';
const SITE = {title: 'Docs', description: 'What\nit is.', origin: ORIGIN, basePath: '/docs/'};
const pageOf = (id: string, rest: Partial<ListedPage> = {}): ListedPage => ({
  ...{id, title: `Title of ${id}`, description: `About ${id}.`, permalink: `/docs/${id}`},
  ...rest,
});
const pagesOf = (folder: string, count: number): ListedPage[] =>
  Array.from({length: count}, (_, index) => pageOf(`${folder}p${index}`));

it.each([
  ['/', '/index.md'],
  ['/docs/portal/', '/docs/portal/index.md'],
  ['/dms/client', '/dms/client.md'],
  ['/content-types/content-types', '/content-types/content-types.md'],
])('the twin of %s is at %s', (permalink, twin) => {
  expect(twinPath(permalink)).toBe(twin);
});

describe('a twin', () => {
  it('has front matter of valid YAML, whatever its values contain', () => {
    const page = pageOf('a', {title: 'A: "B" # \\', description: 'Two\n lines', lastUpdatedAt: Date.UTC(2024, 7, 29)});
    expect(toTwin(page, ORIGIN, '# A\n')).toBe(
      '---\ntitle: "A: \\"B\\" # \\\\"\ndescription: "Two lines"\nurl: "https://example.org/docs/a"\nlast_updated: "2024-08-29T00:00:00.000Z"\n---\n\n# A\n',
    );
  });

  it.each([null, undefined, 0])('leaves out missing values (%s)', (lastUpdatedAt) => {
    expect(toTwin(pageOf('a', {description: '', lastUpdatedAt}), ORIGIN, '# A\n')).toBe(
      '---\ntitle: "Title of a"\nurl: "https://example.org/docs/a"\n---\n\n# A\n',
    );
  });
});

describe('sections', () => {
  const doc = (id: string) => ({type: 'doc' as const, id});
  const category = (label: string, items: object[], id?: string) => ({
    ...{type: 'category', label, items, collapsed: false, collapsible: false},
    ...(id && {link: {type: 'doc', id}}),
  });
  const read = (ids: string[], ...items: object[]) =>
    sectionsOf(
      ids.map((id) => pageOf(id)),
      {'/': items} as unknown as Parameters<typeof sectionsOf>[1],
    ).map(({title, pages}) => [title, ...pages.map(({id}) => id)]);

  it('follow the sidebar, with pages outside it last', () => {
    expect(
      read(
        ['z', 'home', 'a', 'b', 'c', 'd', 'archive'],
        doc('home'),
        category('Protocol', [
          doc('a'),
          category('V3', [doc('c')], 'b'),
          doc('d'),
          {type: 'link', href: '/x', label: 'X'},
        ]),
      ),
    ).toEqual([
      ['Pages', 'home'],
      ['Protocol', 'a', 'd'],
      ['Protocol: V3', 'b', 'c'],
      [OPTIONAL, 'z', 'archive'],
    ]);
  });

  it('list each page once, and only listed pages', () => {
    expect(read(['a'], category('One', [doc('a'), doc('hidden')]), category('Two', [doc('a')]))).toEqual([
      ['One', 'a'],
    ]);
  });

  it('are empty without pages', () => {
    expect(read([])).toEqual([]);
  });
});

describe('llms.txt', () => {
  it('has the format of llmstxt.org', () => {
    const sections = [
      {
        title: 'Start',
        pages: [
          pageOf('a', {title: 'A [b] \\ <C> "d"', description: 'A <Promise>.'}),
          pageOf('', {title: 'Home', permalink: '/docs/'}),
        ],
      },
      {title: 'Optional', pages: [pageOf('über uns', {description: ''})]},
    ];
    expect(Object.fromEntries(toLlmsLists(SITE, sections, 1))).toEqual({
      'llms.txt': `# Docs

> What it is.

All pages in one file: [llms-full.txt](https://example.org/docs/llms-full.txt)

## Start

- [A \\[b\\] \\\\ \\<C> "d"](https://example.org/docs/a.md): A \\<Promise>.
- [Home](https://example.org/docs/index.md): About .

## Optional

- [Title of über uns](https://example.org/docs/%C3%BCber%20uns.md)
`,
    });
  });

  it('cuts a description that is very long', () => {
    const sections = [{title: 'Start', pages: [pageOf('a', {description: '😀'.repeat(LLMS_LIMIT)})]}];
    const [text] = toLlmsLists(SITE, sections, 1).values();
    expect(text).toContain(`/a.md): ${'😀'.repeat(299)}…\n`);
  });

  it('names a list for each folder if it would be too long', () => {
    const sections = [
      {title: 'Start', pages: [pageOf(''), pageOf('dms', {title: 'Direct [messages]'})]},
      {title: 'Chat', pages: pagesOf('dms/', 2)},
      {title: 'Groups', pages: pagesOf('groups/', 3)},
    ];
    expect(Object.fromEntries(toLlmsLists(SITE, sections, 3, 400))).toMatchInlineSnapshot(`
      {
        "dms/llms.txt": "# Docs: Direct [messages]

      All sections: [llms.txt](https://example.org/docs/llms.txt)

      ## Start

      - [Direct \\[messages\\]](https://example.org/docs/dms.md): About dms.

      ## Chat

      - [Title of dms/p0](https://example.org/docs/dms/p0.md): About dms/p0.
      - [Title of dms/p1](https://example.org/docs/dms/p1.md): About dms/p1.
      ",
        "groups/llms.txt": "# Docs: Groups

      All sections: [llms.txt](https://example.org/docs/llms.txt)

      ## Groups

      - [Title of groups/p0](https://example.org/docs/groups/p0.md): About groups/p0.
      - [Title of groups/p1](https://example.org/docs/groups/p1.md): About groups/p1.
      - [Title of groups/p2](https://example.org/docs/groups/p2.md): About groups/p2.
      ",
        "llms.txt": "# Docs

      > What it is.

      All pages in 3 files: [llms-full.txt](https://example.org/docs/llms-full.txt)

      ## Start

      - [Title of](https://example.org/docs/index.md): About .

      ## Sections

      - [Direct \\[messages\\]](https://example.org/docs/dms/llms.txt): 3 pages
      - [Groups](https://example.org/docs/groups/llms.txt): 3 pages
      ",
      }
    `);
  });

  it('of a folder is divided by folder again, and then into parts', () => {
    const sections = [{title: 'Deep', pages: [...pagesOf('a/b/', 9), ...pagesOf('a/', 1)]}];
    const lists = toLlmsLists(SITE, sections, 1, 400);
    expect([...lists.keys()]).toEqual([
      'llms.txt',
      'a/llms.txt',
      'a/b/llms.txt',
      'a/b/llms-1.txt',
      'a/b/llms-2.txt',
      'a/b/llms-3.txt',
    ]);
    expect(lists.get('a/b/llms.txt')).toContain('- [llms-2.txt](https://example.org/docs/a/b/llms-2.txt)\n');
  });

  it.each([1, 10, 100, 3000])('with %i pages lists each page once, in lists below the limit', (count) => {
    const flat: PageSection = {title: 'Flat', pages: pagesOf('', count)};
    const deep: PageSection = {title: 'Deep', pages: pagesOf('x/y/', count)};
    const wide: PageSection = {
      title: 'Wide',
      pages: Array.from({length: count}, (_, index) => pageOf(`w${index % 300}/${index}`)),
    };
    const sections = [flat, deep, wide];
    const lists = toLlmsLists(SITE, sections, 1);
    for (const text of lists.values()) expect(text.length).toBeLessThan(LLMS_LIMIT);
    const linked = [...lists.values()].flatMap((text) => [...text.matchAll(/\]\((\S+?)\)/g)].map(([, link]) => link!));
    const twins = sections.flatMap(({pages}) => pages.map(({permalink}) => ORIGIN + twinPath(permalink)));
    expect(linked.filter((link) => link.endsWith('.md')).sort()).toEqual([...twins].sort());
    const reached = new Set(linked.filter((link) => !link.endsWith('.md')));
    for (const file of lists.keys()) expect(reached.has(`${ORIGIN}/docs/${file}`) || file === 'llms.txt').toBe(true);
  });
});

describe('llms-full.txt', () => {
  const divide = (texts: string[], limit: number) =>
    Array.from(
      fullFiles(
        texts.map((text, index) => ({title: `${index}`, text})),
        limit,
      ),
      (file) => file.map(({text}) => text).join('\n'),
    );

  it('is one file up to the limit', () => {
    expect(divide([], 10)).toEqual(['']);
    expect(divide(['four\n', 'fou\n'], 10)).toEqual(['four\n\nfou\n']);
  });

  it('is divided between pages, by bytes', () => {
    expect(divide(['four\n', 'four\n', 'ä\n'], 10)).toEqual(['four\n', 'four\n\nä\n']);
  });

  it('is divided between lines of a page that is too long itself', () => {
    expect(divide(['a\n', '1234\n5678\n\n9\n', 'b\n'], 10)).toEqual(['a\n', '1234\n5678\n', '\n9\n\nb\n']);
  });

  it('lists its files if there are several', () => {
    expect(toFullIndex(SITE, new Map([['llms-full-1.txt', ['A', 'B']]]))).toBe(
      '# Docs\n\n> What it is.\n\n## Parts\n\n- [llms-full-1.txt](https://example.org/docs/llms-full-1.txt): from "A" to "B"\n',
    );
  });
});
