import {twinPath} from '../../../../src/shared/twin';
import {LLMS_LIMIT, toLlmsTxt, toTwin} from '../../../../src/plugins/markdownTwins/files';
import {OPTIONAL, sectionsOf, type TwinPage} from '../../../../src/plugins/markdownTwins/pages';

const ORIGIN = 'https://example.org';
const SITE = {title: 'Docs', description: 'What\nit is.', origin: ORIGIN, basePath: '/docs/'};
const pageOf = (id: string, rest: Partial<TwinPage> = {}): TwinPage => ({
  ...{id, title: `Title of ${id}`, description: `About ${id}.`, permalink: `/docs/${id}`},
  ...rest,
});

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
      {title: 'Optional', pages: [pageOf('z', {description: ''})]},
    ];
    expect(toLlmsTxt(SITE, sections)).toBe(`# Docs

> What it is.

All pages in one file: [llms-full.txt](https://example.org/docs/llms-full.txt)

## Start

- [A \\[b\\] \\\\ \\<C> "d"](https://example.org/docs/a.md): A \\<Promise>.
- [Home](https://example.org/docs/index.md): About .

## Optional

- [Title of z](https://example.org/docs/z.md)
`);
  });

  it('stops the build if it is too long', () => {
    const sections = [{title: 'Start', pages: [pageOf('a', {description: 'x'.repeat(LLMS_LIMIT)})]}];
    expect(() => toLlmsTxt(SITE, sections)).toThrow(
      /^llms\.txt would have 50\d\d\d characters, but at most 49999 are allowed\. Shorten the descriptions/,
    );
  });
});
