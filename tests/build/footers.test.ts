/** @jest-environment jsdom */
/** Tests settings and front matter of the outline and footers, in the server's HTML (SPEC §2 "Outline", "Footer"). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtSite, type BuiltSite} from '../support/siteFixture';

jest.setTimeout(120_000);

const TEXT = '# Page\n\n## Two\n\n### Three\n\n#### Four\n\nText.\n';
const siteSource = readFileSync('src/config/site.ts', 'utf8');
const withoutEditLink = siteSource.replace(/editLink: \{[^}]*\},/, "outlineFooter: 'Ask in the community.',");

let site: BuiltSite;

beforeAll(() => {
  site = builtSite(
    {
      'docs/index.mdx': TEXT,
      'docs/deep/down/page.mdx': `---\nshowOutline: 3\n---\n\n${TEXT}`,
      'docs/minimal.mdx': `---\nlayout: minimal\nshowSidebar: true\nshowOutline: 1\n---\n\n${TEXT}`,
      'sidebars.ts': `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar(['/', '/minimal', '/deep/down/page'].map((link) => ({text: link, link})));
`,
      'src/config/site.ts': withoutEditLink,
    },
    {BASE_PATH: '/docs/portal/'},
  );
});

function pageAt(route: string): Document {
  return new DOMParser().parseFromString(
    readFileSync(path.join(site.folder, 'build', `${route}.html`), 'utf8'),
    'text/html',
  );
}

const linksIn = (element: Element | null): [string, string | null][] =>
  [...element!.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

const outlineOf = (page: Document): Element | null =>
  [...page.querySelectorAll('nav')].find((nav) => nav.textContent.startsWith('On this page')) ?? null;

it('links to the legal pages are correct under a base path and at any depth', () => {
  for (const route of ['index', 'deep/down/page', '404']) {
    expect(linksIn(pageAt(route).querySelector('body footer:not(article *)'))).toEqual(
      expect.arrayContaining([
        ['Privacy policy', '/docs/portal/privacy'],
        ['Terms of service', '/docs/portal/terms'],
      ]),
    );
  }
});

it('there is no edit link without a pattern', () => {
  expect(pageAt('index').querySelector('article')!.textContent).not.toMatch(/Edit page|Suggest changes/);
});

it('the outline has the levels that the page sets', () => {
  expect(linksIn(outlineOf(pageAt('index')))).toEqual([
    ['Two', '/docs/portal/#two'],
    ['Three', '/docs/portal/#three'],
  ]);
  expect(linksIn(outlineOf(pageAt('deep/down/page')))).toHaveLength(3);
  expect(linksIn(outlineOf(pageAt('minimal')))).toEqual([['Two', '/docs/portal/minimal#two']]);
});

it("the settings' outlineFooter is below the outline", () => {
  expect(outlineOf(pageAt('index'))!.nextElementSibling?.textContent).toBe('Ask in the community.');
});

it('only docs pages have a previous and a next page', () => {
  expect(linksIn(pageAt('deep/down/page').querySelector('nav[aria-label="Pages"]')).map(([, href]) => href)).toEqual([
    '/docs/portal/minimal',
  ]);
  expect(pageAt('minimal').querySelector('nav[aria-label="Pages"]')).toBeNull();
});
