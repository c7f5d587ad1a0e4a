/** Tests layout options in the server's HTML, which leaves out hidden parts (SPEC §2 "Page layout options"). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtSite, type BuiltSite} from '../support/siteFixture';

jest.setTimeout(120_000);

const page = (...frontMatter: string[]) =>
  `---\n${frontMatter.join('\n')}\n---\n\n# Title\n\n## Part\n\n### Deep\n\n#### Deeper\n`;

const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar({
  '/': [{text: 'Home', link: '/'}, {text: 'Second', link: '/second'}, {text: 'Third', link: '/third'}, {text: 'Inner', link: '/inner'}],
  '/bare': [],
  '/other': [{text: 'Other', link: '/other/page'}],
});
`;

/** Patterns that find the parts of a page in its HTML. */
const PARTS = {
  sidebar: /<nav aria-label="?Sidebar/,
  outline: /<h2[^>]*>On this page/,
  topNav: /<nav aria-label="?Main/,
  // The logo's link in the top bar or the sidebar.
  logo: /<a [^>]*aria-label="?Home/,
  pager: /<nav aria-label="?Pages/,
};
type Part = keyof typeof PARTS;

let site: BuiltSite;
beforeAll(() => {
  site = builtSite({
    'sidebars.ts': SIDEBARS,
    'docs/index.mdx': page('description: Home.'),
    'docs/second.mdx': page('showOutline: 3'),
    'docs/third.mdx': page('showOutline: false'),
    'docs/minimal.mdx': page('layout: minimal'),
    'docs/landing.mdx': page('layout: landing'),
    'docs/minimal-all.mdx': page('layout: minimal', 'showSidebar: true', 'showOutline: true'),
    'docs/no-sidebar.mdx': page('showSidebar: false'),
    'docs/inner.mdx': page('showSidebar: false'),
    'docs/no-top-nav.mdx': page('showTopNav: false'),
    'docs/no-logo.mdx': page('showLogo: false'),
    'docs/padded.mdx': page('content:', '  horizontalPadding: 7px', '  verticalPadding: 9px', '  width: 60rem'),
    'docs/bare/page.mdx': page('showSidebar: true'),
    'docs/other/page.mdx': page('description: Other.'),
    'docs/privacy.mdx': page('layout: minimal'),
    'docs/terms.mdx': page('layout: minimal'),
  });
});

const html = (route: string) => readFileSync(path.join(site.folder, 'build', `${route}.html`), 'utf8');
const partsOf = (route: string) => (Object.keys(PARTS) as Part[]).filter((part) => PARTS[part].test(html(route)));
const layoutOf = (route: string) => /data-layout="?(\w+)/.exec(html(route))?.[1];

it.each<[string, string, Part[]]>([
  ['index', 'docs', ['sidebar', 'outline', 'topNav', 'logo', 'pager']],
  ['second', 'docs', ['sidebar', 'outline', 'topNav', 'logo', 'pager']],
  ['third', 'docs', ['sidebar', 'topNav', 'logo', 'pager']],
  ['minimal', 'minimal', ['topNav', 'logo']],
  ['landing', 'landing', ['topNav', 'logo']],
  ['minimal-all', 'minimal', ['sidebar', 'outline', 'topNav', 'logo']],
  ['no-sidebar', 'docs', ['outline', 'topNav', 'logo']],
  // A hidden sidebar still sets the order of the previous and next page.
  ['inner', 'docs', ['outline', 'topNav', 'logo', 'pager']],
  ['no-top-nav', 'docs', ['sidebar', 'outline', 'logo']],
  ['no-logo', 'docs', ['sidebar', 'outline', 'topNav']],
  ['bare/page', 'docs', ['outline', 'topNav', 'logo']],
  ['404', 'minimal', ['topNav', 'logo']],
])('%s has the layout %s and the parts %j', (route, layout, parts) => {
  expect(layoutOf(route)).toBe(layout);
  expect(partsOf(route)).toEqual(parts);
});

it('the outline is as deep as showOutline sets, from h2 to h3 by default', () => {
  const outline = (route: string) => /<h2[^>]*>On this page.*?<\/nav>/s.exec(html(route))![0];
  expect(outline('index')).toContain('#deep');
  expect(outline('index')).not.toContain('#deeper');
  expect(outline('second')).toContain('#deeper');
});

it('a page shows the sidebar with the longest matching prefix', () => {
  expect(html('other/page')).toMatch(/<nav aria-label="?Sidebar.*Other.*<\/nav>/s);
  const sidebar = /<nav aria-label="?Sidebar.*?<\/nav>/s.exec(html('other/page'))![0];
  expect(sidebar).not.toContain('Second');
});

it('the skip link comes first and links to the content anchor', () => {
  const body = html('index').slice(html('index').indexOf('<body'));
  expect(/<a [^>]*>/.exec(body)![0]).toContain('#content');
  for (const route of ['index', 'minimal', '404']) expect(html(route)).toMatch(/<main [^>]*id="?content/);
});

it("a page's own width and padding are in a style rule, not in an attribute", () => {
  expect(html('padded')).toContain('--portal-content-padding-inline:7px;--portal-content-padding-block:9px');
  expect(html('padded')).toContain('--portal-content-width:60rem');
  const app = html('index').slice(html('index').indexOf('__docusaurus'));
  expect(app).not.toMatch(/<[^>]+ style=/);
});
