/** Tests the head of every built page (SPEC §2 "Page head"), the sitemap, the feed, the manifest and robots.txt. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {load} from 'cheerio';
import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {routeOfHtml} from '../../src/shared/routes';
import {breadcrumbs, builtFile, builtPage, only, sitemapEntries} from '../support/head';
import {at, expect, open, test} from '../support/test';

const ENTRIES = sitemapEntries();
/** The address of the published site. */
const HOME = new URL(at('/'), ENTRIES[0]!.address).href;
const routeOf = (address: string) => `/${address.slice(HOME.length)}`;

for (const {address} of ENTRIES) {
  test(`${routeOf(address)} has each tag once, with the right value`, async () => {
    const $ = builtPage(routeOf(address));
    const property = (name: string) => only($, `meta[property="${name}"]`);
    const name = (of: string) => only($, `meta[name="${of}"]`);

    const title = $('head title').text();
    expect($('head title')).toHaveLength(1);
    expect(title.split('XMTP Documentation')).toHaveLength(2);
    expect(property('og:title')).toBe(title);
    expect(property('og:description')).toBe(name('description'));
    // X and LinkedIn show 70 characters of a title, and X shows 200 of a description. Search engines show less.
    expect(title.length).toBeLessThanOrEqual(70);
    expect(name('description').length).toBeGreaterThanOrEqual(50);
    expect(name('description').length).toBeLessThanOrEqual(200);

    expect(only($, 'link[rel="canonical"]', 'href')).toBe(address);
    expect(property('og:url')).toBe(address);
    expect(property('og:type')).toBe('website');
    expect(property('og:site_name')).toBe('XMTP Documentation');
    expect(property('og:locale')).toBe('en_US');
    expect(name('twitter:card')).toBe('summary_large_image');
    expect($('meta[name="robots"], base')).toHaveLength(0);

    const picture = builtFile(property('og:image'), HOME)!;
    const {width, height, format} = await sharp(picture).metadata();
    expect({width, height, format}).toEqual({width: 1200, height: 630, format: 'png'});
    expect(property('og:image:width')).toBe('1200');
    expect(property('og:image:height')).toBe('630');
    expect(property('og:image:type')).toBe('image/png');
    expect(statSync(picture).size).toBeLessThanOrEqual(40 * 1024);
    expect(name('twitter:image')).toBe(property('og:image'));
    expect(title.startsWith(property('og:image:alt'))).toBe(true);
    expect(name('twitter:image:alt')).toBe(property('og:image:alt'));
  });
}

test('the sitemap lists every built page, so these tests cover every head', () => {
  const built = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) =>
    /(?<!^404)\.html$/.test(file),
  );
  expect(ENTRIES.map(({address}) => routeOf(address)).sort()).toEqual(built.map(routeOfHtml).sort());
});

test('each page has its own picture', () => {
  const pictures = ENTRIES.map(({address}) => only(builtPage(routeOf(address)), 'meta[property="og:image"]'));
  expect(new Set(pictures).size).toBe(ENTRIES.length);
});

test('the breadcrumbs of each page begin at the site and end at the page; the home page has none', () => {
  for (const {address} of ENTRIES) {
    const list = breadcrumbs(builtPage(routeOf(address)));
    if (address === HOME) {
      expect(list).toBeUndefined();
      continue;
    }
    expect(list).toMatchObject({'@context': 'https://schema.org', '@type': 'BreadcrumbList'});
    const places = list!.itemListElement;
    expect(places.map(({position}) => position)).toEqual(places.map((_place, index) => index + 1));
    expect(places[0]).toMatchObject({name: 'XMTP Documentation', item: HOME});
    expect(places.at(-1)!.item).toBe(address);
    expect(ENTRIES.map((entry) => entry.address)).toEqual(expect.arrayContaining(places.map(({item}) => item)));
  }
});

test('every page links to icons, manifest and feed once, and the files exist', () => {
  for (const {address} of ENTRIES) {
    const $ = builtPage(routeOf(address));
    const linked = [
      'link[rel="icon"]:not([media])',
      'link[rel="icon"][media="(prefers-color-scheme: dark)"]',
      'link[rel="apple-touch-icon"]',
      'link[rel="manifest"]',
      'link[rel="alternate"][type="application/atom+xml"]',
    ].map((selector) => new URL(only($, selector, 'href'), HOME).href);
    expect(linked.filter((file) => builtFile(file, HOME) === undefined)).toEqual([]);
  }
});

test('no head requests another host', () => {
  for (const {address} of ENTRIES) {
    const $ = builtPage(routeOf(address));
    const requested = $('script[src], link[rel="stylesheet"], link[rel="preconnect"], link[rel="preload"]').toArray();
    const addresses = requested.map((element) => $(element).attr('src') ?? $(element).attr('href')!);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((file) => !file.startsWith('/'))).toEqual([]);
  }
});

test("an unknown address has a title and a description, and no page's tags", () => {
  const $ = builtPage('/404');
  expect($('title').text()).toBe('Page Not Found – XMTP Documentation');
  expect(only($, 'meta[name="robots"]')).toBe('noindex');
  expect(only($, 'meta[name="description"]')).not.toBe('');
  expect($('link[rel="canonical"], meta[property="og:url"], script[type="application/ld+json"]')).toHaveLength(0);
});

/** Returns what components render into the head and as attributes of `html`, as shown and as served. */
function renderedHeads(page: Page) {
  return page.evaluate(async () => {
    const attributesOf = (element: Element) =>
      [...element.attributes].map(({name, value}) => `${name}=${value}`).sort();
    const names = document.documentElement.getAttribute('data-rh')!.split(',');
    const describe = ({documentElement: html, head, title}: Document) => ({
      title,
      tags: [...head.querySelectorAll('[data-rh]:not(title)')]
        .map((tag) => [tag.tagName, ...attributesOf(tag), tag.textContent].join(' '))
        .sort(),
      html: names.filter((name) => name !== 'data-has-hydrated').map((name) => [name, html.getAttribute(name)]),
    });
    const served = await (await fetch(window.location.href)).text();
    return {shown: describe(document), served: describe(new DOMParser().parseFromString(served, 'text/html'))};
  });
}

test('the head is what the server has written, on the first page and after a navigation', async ({page}) => {
  const expectServedHead = async () => {
    await expect(async () => {
      const {shown, served} = await renderedHeads(page);
      expect(shown).toEqual(served);
      expect(served.tags.length).toBeGreaterThan(10);
      expect(served.html.length).toBeGreaterThan(3);
    }).toPass();
  };
  await open(page, '/dms/messages');
  await expectServedHead();
  await page.getByRole('navigation', {name: 'Sidebar'}).getByRole('link', {name: 'Create a client'}).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${HOME}dms/client`);
  const image = page.locator('head meta[property="og:image"]');
  await expect(image).toHaveAttribute('content', `${HOME}_portal/cards/dms/client.png`);
  await expect.poll(() => page.locator('script[type="application/ld+json"]').textContent()).toContain('/dms/client');
  await expectServedHead();
});

test("the sitemap and the feed have the pages' dates", () => {
  const dates = ENTRIES.map(({address, lastmod}) => {
    const file = `docs${routeOf(address) === '/' ? '/index' : routeOf(address)}.mdx`;
    const [, date] = /^last_update:\s*\{?\s*date:\s*["']?([^"'\n}]+)/m.exec(readFileSync(file, 'utf8'))!;
    return {address, lastmod, updated: new Date(date!)};
  });
  const wrong = dates.filter(({lastmod, updated}) => lastmod !== updated.toISOString().slice(0, 10));
  expect(wrong).toEqual([]);

  const $ = load(readFileSync('build/feed.xml', 'utf8'), {xml: true});
  const entries = $('entry').toArray();
  const updated = entries.map((entry) => $(entry).children('updated').text());
  expect(entries).toHaveLength(20);
  expect(updated).toEqual([...updated].sort().reverse());
  expect($('feed > updated').text()).toBe(updated[0]);
  for (const entry of entries) {
    const address = $(entry).children('id').text();
    expect($(entry).children('link[rel="alternate"]').attr('href')).toBe(address);
    const page = dates.find((dated) => dated.address === address)!;
    expect($(entry).children('updated').text()).toBe(page.updated.toISOString());
    expect(builtPage(routeOf(address))('title').text()).toContain($(entry).children('title').text());
  }
  const newest = dates
    .map((dated) => dated.updated.toISOString())
    .sort()
    .reverse();
  expect(updated).toEqual(newest.slice(0, 20));
});

test('robots.txt links to the sitemap', async ({request}) => {
  const response = await request.get(at('/robots.txt'));
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const sitemap = /^Sitemap: (\S+)$/m.exec(await response.text())![1]!;
  expect(builtFile(sitemap, HOME)).toBeDefined();
});

test("the manifest's addresses are in the site, and its colors are the pages'", async ({page, request}) => {
  const response = await request.get(at('/site.webmanifest'));
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as {
    start_url: string;
    scope: string;
    theme_color: string;
    short_name: string;
    icons: {src: string; sizes: string; purpose: string}[];
  };
  expect(manifest).toMatchObject({start_url: at('/'), scope: at('/'), name: 'XMTP Documentation'});
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  for (const {src, sizes} of manifest.icons) {
    const {width, height} = await sharp(builtFile(new URL(src, HOME).href, HOME)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.icons.map(({sizes, purpose}) => `${purpose} ${sizes}`).sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);

  const $ = builtPage('/');
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: theme});
    await page.goto(at('/'));
    const shown = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const color = only($, `meta[name="theme-color"][media="(prefers-color-scheme: ${theme})"]`);
    const channels = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
    expect(shown).toBe(`rgb(${channels.join(', ')})`);
    if (theme === 'light') expect(manifest.theme_color).toBe(color);
  }
});
