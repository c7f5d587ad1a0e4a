/** Tests the head tags that settings add: base tag, pictures, fonts and analytics (SPEC §2 "Page head", §3, §7). */
import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import type {Page} from '@playwright/test';
import {breadcrumbs, only} from '../support/head';
import {testOn} from '../support/servedSite';
import {siteFileWith} from '../support/settings';
import {expect, open} from '../support/test';

const ORIGIN = 'https://docs.example.org';
const BASE_PATH = '/docs/portal/';
const HOME = ORIGIN + BASE_PATH;

const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([
  {text: 'Home', link: '/'},
  {text: 'Guides', link: '/guides/start', items: [{text: 'Hashes', link: '/guides/hashes'}]},
]);
`;

const test = testOn(
  {
    ...siteFileWith({
      url: ORIGIN,
      baseUrl: HOME,
      ogImageUrl: {
        '/guides': 'https://og.example.org/?logo=%logo&title=%title&description=%description',
        '/guides/hashes': '/img/logo-dark.svg',
      },
      font: {default: {google: 'Open Sans'}, mono: {google: 'Fira Code'}},
      analytics: {domain: 'docs.example.org'},
    }),
    'sidebars.ts': SIDEBARS,
    'docs/guides/start.mdx':
      '---\ndescription: Begin & go on.\nlast_update: {date: 2024-08-29}\n---\n\n# Start <here>?\n'.replace(
        '<here>',
        '\\<here>',
      ),
    'docs/guides/hashes.mdx':
      '# Guide to XMTP Documentation\n\nGo to [the second part](#second). A note[^1].\n\n## First part\n\n`code`\n\n## Second part {#second}\n\nText.\n\n[^1]: The note.\n',
    'docs/quiet.mdx': '---\nunlisted: true\n---\n\n# Quiet\n\nFor those who have the address.\n',
    'docs/wordless.mdx': '# Wordless\n\n<hr />\n',
    'docs/untitled.mdx': '---\nlayout: landing\n---\n\nText without a heading.\n',
    'docs/pictured.mdx': '---\nimage: /img/logo-light.svg\n---\n\n# Pictured\n',
  },
  BASE_PATH,
);

// Run this file in one worker, because other workers would only wait for the same build.
test.describe.configure({mode: 'default'});

const FONTS = /^https:\/\/fonts\.(googleapis|gstatic)\.com\//;
const ANALYTICS = 'https://plausible.io/js/script.js';

/**
 * Serves the site at its published origin, and answers requests to all other hosts with empty files. Returns the URLs
 * of the requests to other hosts. The list grows with each request.
 */
async function publish(page: Page, site: string): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    ({hostname}) => hostname !== 'localhost',
    async (route) => {
      const url = route.request().url();
      if (url.startsWith(ORIGIN)) {
        // Use Node's `fetch`, because Playwright discards its own responses if a test ends during a request.
        const response = await fetch(url.replace(ORIGIN, new URL(site).origin));
        const body = Buffer.from(await response.arrayBuffer());
        const headers = new Headers(response.headers);
        // Delete these headers, because `fetch` has decompressed `body`.
        headers.delete('content-encoding');
        headers.delete('content-length');
        return route.fulfill({status: response.status, headers: Object.fromEntries(headers), body});
      }
      requested.push(url);
      return route.fulfill({body: '', contentType: FONTS.test(url) ? 'text/css' : 'text/javascript'});
    },
  );
  return requested;
}

/** Waits until the requests that follow the page's load have ended. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

test('the picture comes from the longest path prefix, with its values, else from the page, else it is a card', async ({
  request,
  site,
}) => {
  const head = async (route: string) => load(await (await request.get(site + route)).text());
  const picture = async (route: string) => only(await head(route), 'meta[property="og:image"]');
  const logo = encodeURIComponent(`${HOME}img/logo-dark.svg`);
  expect(await picture('/guides/start')).toBe(
    `https://og.example.org/?logo=${logo}&title=Start%20%3Chere%3E%3F&description=Begin%20%26%20go%20on.`,
  );
  expect(await picture('/guides/hashes')).toBe(`${HOME}img/logo-dark.svg`);
  expect(await picture('/pictured')).toBe(`${HOME}img/logo-light.svg`);
  expect(await picture('/privacy')).toBe(`${HOME}_portal/cards/privacy.png`);
  // Only pages with a card have size tags. A page has no card if the settings or its front matter set a picture.
  for (const route of ['/guides/start', '/pictured']) {
    expect((await head(route))('meta[property="og:image:width"]')).toHaveLength(0);
  }
  expect((await request.get(`${site}/_portal/cards/privacy.png`)).status()).toBe(200);
  expect((await request.get(`${site}/_portal/cards/guides/start.png`)).status()).toBe(404);
});

test('an unlisted page has a card, because readers share its address, and is in no list', async ({request, site}) => {
  const $ = load(await (await request.get(`${site}/quiet`)).text());
  expect(only($, 'meta[property="og:image"]')).toBe(`${HOME}_portal/cards/quiet.png`);
  expect((await request.get(`${site}/_portal/cards/quiet.png`)).status()).toBe(200);
  expect(only($, 'meta[name="robots"]')).toContain('noindex');
  for (const list of ['sitemap.xml', 'feed.xml', 'llms.txt']) {
    expect(await (await request.get(`${site}/${list}`)).text()).not.toContain('quiet');
  }
});

test("a page without a description has the site's", async ({request, site}) => {
  const $ = load(await (await request.get(`${site}/wordless`)).text());
  expect(only($, 'meta[name="description"]')).toMatch(/^Documentation for XMTP/);
  expect(only($, 'meta[property="og:description"]')).toBe(only($, 'meta[name="description"]'));
});

test("a page without a title has the site's title, once", async ({request, site}) => {
  const $ = load(await (await request.get(`${site}/untitled`)).text());
  expect($('title').text()).toBe('XMTP Documentation');
  expect(only($, 'meta[property="og:title"]')).toBe('XMTP Documentation');
});

test("a title that contains the site's title doesn't get it again", async ({request, site}) => {
  const $ = load(await (await request.get(`${site}/guides/hashes`)).text());
  expect($('title').text()).toBe('Guide to XMTP Documentation');
  expect(only($, 'meta[property="og:title"]')).toBe('Guide to XMTP Documentation');
});

test('every address has the base path', async ({request, site}) => {
  const $ = load(await (await request.get(`${site}/guides/hashes`)).text());
  expect(only($, 'link[rel="canonical"]', 'href')).toBe(`${HOME}guides/hashes`);
  expect(breadcrumbs($)!.itemListElement.map(({name, item}) => [name, item])).toEqual([
    ['XMTP Documentation', HOME],
    ['Guides', `${HOME}guides/start`],
    ['Guide to XMTP Documentation', `${HOME}guides/hashes`],
  ]);
  const local = $('link[href^="/"], script[src^="/"]').toArray();
  const addresses = local.map((element) => $(element).attr('href') ?? $(element).attr('src')!);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !address.startsWith(BASE_PATH))).toEqual([]);
  const statuses = await Promise.all(
    addresses.map(async (address) => (await request.get(new URL(address, site).href)).status()),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));

  expect(await (await request.get(`${site}/robots.txt`)).text()).toContain(`Sitemap: ${HOME}sitemap.xml\n`);
  expect(await (await request.get(`${site}/sitemap.xml`)).text()).toContain(
    `<loc>${HOME}guides/start</loc><lastmod>2024-08-29</lastmod>`,
  );
  expect(await (await request.get(`${site}/feed.xml`)).text()).toContain(`<id>${HOME}guides/start</id>`);
  expect(await (await request.get(`${site}/site.webmanifest`)).json()).toMatchObject({
    start_url: BASE_PATH,
    scope: BASE_PATH,
  });
});

test.describe('under a base tag', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('links within a page keep its address, without JavaScript too', async ({request, site}) => {
    const html = await (await request.get(`${site}/guides/hashes`)).text();
    const $ = load(html);
    // Leave out the footer's link to the accessibility statement, which goes to another page.
    const hashes = $('a[href*="#"]:not([href*="/terms#"])')
      .toArray()
      .map((link) => $(link).attr('href')!);
    expect(hashes.length).toBeGreaterThan(6);
    expect(hashes.filter((href) => !href.startsWith(`${BASE_PATH}guides/hashes#`))).toEqual([]);
  });

  for (const [name, role, hash] of [
    ['Skip to content', 'banner', '#content'],
    ['the second part', 'article', '#second'],
    ['Second part', 'navigation', '#second'],
    ['Link to First part', 'article', '#first-part'],
    ['1', 'article', '#user-content-fn-1'],
  ] as const) {
    test(`"${name}" goes to ${hash} on the page`, async ({page, site}) => {
      await publish(page, site);
      await open(page, `${HOME}guides/hashes?sdk=kotlin`);
      await expect(page.locator('base')).toHaveAttribute('href', HOME);
      const place = role === 'banner' ? page.locator('body') : page.getByRole(role).last();
      const within = role === 'navigation' ? page.getByRole('navigation', {name: 'On this page'}) : place;
      const link = within.getByRole('link', {name, exact: true});
      await link.focus();
      await link.press('Enter');
      await expect(page).toHaveURL(`${HOME}guides/hashes?sdk=kotlin${hash}`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Guide to XMTP Documentation');
      if (name.startsWith('Link to')) {
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      }
    });
  }

  test('links between pages work', async ({page, site}) => {
    await publish(page, site);
    await open(page, `${HOME}guides/hashes`);
    await page.getByRole('navigation', {name: 'Sidebar'}).getByRole('link', {name: 'Guides'}).click();
    await expect(page).toHaveURL(`${HOME}guides/start`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start <here>?');
  });

  test('on localhost there is no base tag, and nothing is asked of the published site', async ({page, site}) => {
    await publish(page, site);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(ORIGIN)) asked.push(request.url());
    });
    await open(page, `${site}/guides/hashes`);
    await expect(page.locator('base')).toHaveCount(0);
    await page.getByRole('navigation', {name: 'Sidebar'}).getByRole('link', {name: 'Guides'}).click();
    await expect(page).toHaveURL(`${site}/guides/start`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start <here>?');
    expect(asked).toEqual([]);
  });
});

test('web fonts come from Google, for text and code', async ({page, site}) => {
  const requested = await publish(page, site);
  await open(page, `${site}/guides/hashes`);
  await settled(page);
  expect(requested.filter((url) => FONTS.test(url))).toEqual([
    'https://fonts.googleapis.com/css?family=Open+Sans:400,500,600,700%7CFira+Code:400,500,600,700&display=swap',
  ]);
  await expect(page.getByRole('article').getByText('Text.')).toHaveCSS('font-family', /^"Open Sans", system-ui/);
  await expect(page.getByRole('article').getByText('code', {exact: true})).toHaveCSS('font-family', /^"Fira Code", /);
});

test.describe('analytics', () => {
  test('are requested once, after the page, with their domain', async ({page, site}) => {
    const requested = await publish(page, site);
    await open(page, `${site}/guides/hashes`);
    await settled(page);
    expect(requested.filter((url) => url === ANALYTICS)).toHaveLength(1);
    const script = page.locator(`script[src="${ANALYTICS}"]`);
    await expect(script).toHaveAttribute('data-domain', 'docs.example.org');
    await expect(script).toHaveAttribute('defer', '');
  });

  test('delay nothing, even if their host never responds', async ({page, site}) => {
    await publish(page, site);
    await page.route(ANALYTICS, () => undefined);
    await open(page, `${site}/guides/hashes`);
    await page.getByRole('navigation', {name: 'Sidebar'}).getByRole('link', {name: 'Guides'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start <here>?');
  });

  for (const [signal, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`are not requested with ${signal}`, async ({page, site}) => {
      await page.addInitScript(([name, given]) => Object.defineProperty(navigator, name, {value: given}), [
        signal,
        value,
      ] as const);
      const requested = await publish(page, site);
      await open(page, `${site}/guides/hashes`);
      await page.getByRole('navigation', {name: 'Sidebar'}).getByRole('link', {name: 'Guides'}).click();
      await settled(page);
      expect(requested.filter((url) => !FONTS.test(url))).toEqual([]);
    });
  }

  test('are not in the build of a site without a domain', () => {
    const main = /\/(assets\/js\/main\.\w+\.js)/.exec(readFileSync('build/index.html', 'utf8'))![1]!;
    expect(readFileSync(`build/${main}`, 'utf8')).not.toMatch(/globalPrivacyControl|plausible/);
  });
});
