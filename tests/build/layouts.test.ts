/**
 * Tests the outline, the footers and the layout options (SPEC §2 "Page layout options", "Outline", "Footer") in the
 * HTML of a site with a base path. The HTML must not contain the parts that an option hides.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {siteFileWith} from '../support/settings';
import {builtSite, type BuiltSite} from '../support/siteFixture';

jest.setTimeout(120_000);

const page = (...frontMatter: string[]) =>
  `---\n${frontMatter.join('\n')}\n---\n\n# Title\n\n## Part\n\n### Deep\n\n#### Deeper\n`;

const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar({
  '/': ['/', '/second', '/third', '/inner', '/shallow', '/deep/down/page'].map((link) => ({text: link, link})),
  '/bare': [],
  '/other': [{text: 'Other', link: '/other/page'}],
});
`;

const PARTS = {
  sidebar: /<nav aria-label="?Sidebar/,
  outline: /<h2[^>]*>On this page/,
  topNav: /<nav aria-label="?Main/,
  // The logo's link in the top bar or the sidebar.
  logo: /<a [^>]*aria-label="?Home/,
  pager: /<nav aria-label="?Previous and next page/,
};
type Part = keyof typeof PARTS;

/** The content of a file that a search engine asks for, to verify who owns the site. */
const VERIFICATION = 'site-verification: verification.html';

let site: BuiltSite;
beforeAll(() => {
  site = builtSite(
    {
      ...siteFileWith({outlineFooter: 'Ask in the community.'}, ['editLink']),
      'sidebars.ts': SIDEBARS,
      'docs/index.mdx': page('description: Home.'),
      'docs/second.mdx': page('showOutline: 3'),
      'docs/third.mdx': page('showOutline: false'),
      'docs/minimal.mdx': page('layout: minimal'),
      'docs/landing.mdx': page('layout: landing'),
      'docs/minimal-all.mdx': page('layout: minimal', 'showSidebar: true', 'showOutline: true'),
      'docs/no-sidebar.mdx': page('showSidebar: false'),
      'docs/inner.mdx': page('showSidebar: false'),
      'docs/shallow.mdx': page('layout: minimal', 'showSidebar: true', 'showOutline: 1'),
      'docs/deep/down/page.mdx': page('showOutline: 3'),
      'docs/no-top-nav.mdx': page('showTopNav: false'),
      'docs/no-logo.mdx': page('showLogo: false'),
      'docs/padded.mdx': page('content:', '  horizontalPadding: 7px', '  verticalPadding: 9px', '  width: 60rem'),
      'docs/bare/page.mdx': page('showSidebar: true'),
      'docs/other/page.mdx': page('description: Other.'),
      'docs/privacy.mdx': page('layout: minimal'),
      'docs/terms.mdx': page('layout: minimal'),
      'static/verification.html': VERIFICATION,
    },
    {BASE_PATH: '/docs/portal/'},
  );
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
  // The sidebar determines the previous and next page even when it is hidden.
  ['inner', 'docs', ['outline', 'topNav', 'logo', 'pager']],
  ['no-top-nav', 'docs', ['sidebar', 'outline', 'logo']],
  ['no-logo', 'docs', ['sidebar', 'outline', 'topNav']],
  ['bare/page', 'docs', ['outline', 'topNav', 'logo']],
  ['404', 'minimal', ['topNav', 'logo']],
])('%s has the layout %s and the parts %j', (route, layout, parts) => {
  expect(layoutOf(route)).toBe(layout);
  expect(partsOf(route)).toEqual(parts);
});

const linksIn = ($: CheerioAPI, selector: string) =>
  Object.fromEntries(
    $(`${selector} a`)
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href')]),
  );
const OUTLINE = 'nav:has(h2:contains("On this page"))';

it('the outline is as deep as showOutline sets, from h2 to h3 by default', () => {
  const outlineOf = (route: string) => linksIn(load(html(route)), OUTLINE);
  expect(outlineOf('index')).toEqual({Part: '/docs/portal/#part', Deep: '/docs/portal/#deep'});
  expect(Object.keys(outlineOf('second'))).toEqual(['Part', 'Deep', 'Deeper']);
  expect(outlineOf('shallow')).toEqual({Part: '/docs/portal/shallow#part'});
});

it("the settings' outlineFooter is below the outline", () => {
  expect(load(html('index'))(OUTLINE).next().text()).toBe('Ask in the community.');
});

it('links to the legal pages are correct at any depth', () => {
  for (const route of ['index', 'deep/down/page', '404']) {
    expect(linksIn(load(html(route)), 'body footer:not(article *)')).toMatchObject({
      'Privacy policy': '/docs/portal/privacy',
      'Terms of service': '/docs/portal/terms',
    });
  }
});

it('there is no edit link without a pattern', () => {
  expect(load(html('index'))('article').text()).not.toMatch(/Edit page|Suggest changes/);
});

it('the previous and next page are those of the sidebar', () => {
  const addressesIn = (route: string) =>
    Object.values(linksIn(load(html(route)), 'nav[aria-label="Previous and next page"]'));
  expect(addressesIn('second')).toEqual(['/docs/portal/', '/docs/portal/third']);
  expect(addressesIn('deep/down/page')).toEqual(['/docs/portal/shallow']);
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

it('a file that is only a text stays as it is', () => {
  expect(html('verification')).toBe(VERIFICATION);
});

it("a page's own width and padding are in a style rule, not in an attribute", () => {
  expect(html('padded')).toContain('--portal-content-padding-inline:7px;--portal-content-padding-block:9px');
  expect(html('padded')).toContain('--portal-content-width:60rem');
  const app = html('index').slice(html('index').indexOf('__docusaurus'));
  expect(app).not.toMatch(/<[^>]+ style=/);
});
