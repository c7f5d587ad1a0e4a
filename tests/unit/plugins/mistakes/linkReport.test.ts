import {describeLinks, readReport} from '../../../../src/plugins/mistakes/linkReport';

it("reads Docusaurus' message", () => {
  const message = `Docusaurus found broken links!

- Broken link on source page path = /docs/a:
   -> linking to /docs/gone
   -> linking to gone (resolved as: /docs/gone)
- Broken link on source page path = /docs/b:
   -> linking to /docs/other
`;
  expect(readReport(message)).toEqual([
    {page: '/docs/a', link: '/docs/gone'},
    {page: '/docs/a', link: 'gone'},
    {page: '/docs/b', link: '/docs/other'},
  ]);
  expect(readReport('Duplicate routes found!')).toEqual([]);
});

const page = (name: string, text: string) => ({file: `docs/${name}.mdx`, route: `/${name}`, text});
const PAGES = [
  page('a', '[x](./b.mdx#gone) [y](</b c>) [z](gone) <img src="./gone.png" /> `[a](/terms)`\n'),
  page('b', '# B\n'),
];
const SETTINGS = [
  {file: 'sidebars.ts', text: "[{text: 'B', link: '/b#nope'}]"},
  {file: 'src/config/site.ts', text: "topNav: [\n  {text: 'Gone', link: '/gone'},\n]"},
];
const describe = (...links: [page: string, link: string][]): string[] =>
  describeLinks(
    links.map(([address, link]) => ({page: `/base${address}`, link})),
    PAGES,
    {isFile: () => false, drafts: new Set(['/draft']), settings: SETTINGS, baseUrl: '/base/'},
  );

it("names the line of a page's own link once", () => {
  const own = describe(['/a', '/base/b#gone'], ['/a', '/base/b%20c'], ['/a', 'gone']);
  expect(own).toEqual([
    expect.stringMatching(/^docs\/a\.mdx:1:5 the link "\.\/b\.mdx#gone" points to no heading/) as string,
    expect.stringMatching(/^docs\/a\.mdx:1:24 the link "\/b c" points to no page/) as string,
    'docs/a.mdx:1:35 the link "gone" doesn\'t resolve: correct it, or remove it.',
  ]);
});

it('suggests what was meant', () => {
  const pages = [page('dms/x', '[a](dms/x) [b](xmtp.org) [c](docs.xmtp.org/a) [d](file.pdf) [e](draft)\n')];
  const links = ['dms/x', 'xmtp.org', 'docs.xmtp.org/a', 'file.pdf'].map((link) => ({page: '/dms/x', link}));
  const settings = [{file: 'sidebars.ts', text: "[{text: 'B', link: '/draft'}]"}];
  const site = {isFile: () => false, drafts: new Set(['/draft']), settings, baseUrl: '/'};
  expect(describeLinks([...links, {page: '/404', link: '/draft'}], pages, site)).toEqual([
    'docs/dms/x.mdx:1:5 the link "dms/x" doesn\'t resolve: write "/dms/x", or remove the link.',
    'docs/dms/x.mdx:1:16 the link "xmtp.org" doesn\'t resolve: write "https://xmtp.org", or remove the link.',
    'docs/dms/x.mdx:1:30 the link "docs.xmtp.org/a" doesn\'t resolve: write "https://docs.xmtp.org/a", or remove the link.',
    'docs/dms/x.mdx:1:51 the link "file.pdf" doesn\'t resolve: correct it, or remove it.',
    'sidebars.ts:1:21 the link "/draft" doesn\'t resolve: its page is a draft, so publish the page, or remove the link.',
  ]);
});

it('names the settings that have a link, once for all pages', () => {
  const links = ['/a', '/b', '/404.html'].flatMap((address): [string, string][] => [
    [address, '/base/gone'],
    [address, '/base/b#nope'],
  ]);
  expect(describe(...links).slice(2)).toEqual([
    'src/config/site.ts:2:25 the link "/gone" doesn\'t resolve: correct it, or remove it.',
    'sidebars.ts:1:21 the link "/b#nope" doesn\'t resolve: correct it, or remove it.',
  ]);
});

it('names a page that shows a link of a component', () => {
  expect(describe(['/404.html', '/base/terms'], ['/a', '/base/terms'], ['/b', '/base/terms']).slice(2)).toEqual([
    'docs/a.mdx:1:1 a component\'s link "/terms" doesn\'t resolve: correct it, or add the page.',
  ]);
  expect(describe(['/404.html', '/base/terms']).slice(2)).toEqual([
    '/404 a component\'s link "/terms" doesn\'t resolve: correct it, or add the page.',
  ]);
});

it('reports a missing home page', () => {
  expect(describe(['/a', '/base/'], ['/b', '/base/']).slice(2)).toEqual(['There is no home page: add docs/index.mdx.']);
});
