import type {Page} from '@playwright/test';
import facts from '../contract/facts/pages.json';
import {IS_FULL, violations, violationsInTheDark} from '../support/axe';
import {scriptsOn} from '../support/chunks';
import {sitemapRoutes} from '../support/sitemap';
import {at, expect, open, test} from '../support/test';
import {asPhone} from '../support/viewports';

const NOT_FOUND = '/no/such/page';

/**
 * Short pages with all layouts and kinds of content. Unless the run is full, only these pages get two slow checks: axe
 * checks their colors, in both themes, and they are loaded again at the width of phones. At that width, axe checks only
 * the layout of the other pages.
 */
const VARIED = [
  '/',
  '/dms/overview',
  '/content-types/transaction-ref',
  '/protocol/v2/invitation-and-message-encryption',
  '/terms',
  NOT_FOUND,
];

/** Expects that the page fits the window (WCAG 1.4.10), and that no two scrolling elements have the same name. */
async function expectLayout(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
  const names = await page
    .locator('article [role="group"], article [role="region"]')
    .and(page.locator('[tabindex="0"]'))
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
  expect(names, 'names of scrolling elements, each used once').toEqual([...new Set(names)]);
}

test('the sitemap contains every route of the specification', () => {
  expect(sitemapRoutes()).toEqual(expect.arrayContaining(facts.map(({route}) => route)));
});

test.describe('on every page', () => {
  test.use({expectedErrors: [/status of 404 \(Not Found\)/], colorScheme: 'light'});

  for (const route of [...sitemapRoutes(), NOT_FOUND]) {
    const title = `${route} fits the window, requests no other host, preloads its scripts, and axe finds nothing`;
    // Test both widths together, because most pages needn't be loaded again, and loading takes longer than testing.
    test(title, {tag: '@desktop'}, async ({page, request, baseURL}) => {
      const others: string[] = [];
      page.on('request', (asked) => {
        if (!asked.url().startsWith(baseURL!) && !asked.url().startsWith('data:')) others.push(asked.url());
      });
      const scripts = scriptsOn(page);
      const html = await (await request.get(at(route))).text();
      await open(page, route);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page).toHaveTitle(/^.+ – XMTP Documentation$/);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^.{50,}$/);
      expect(scripts.length).toBeGreaterThan(2);
      // The runtime, the site, the components of pages, two of Docusaurus' settings, and the page.
      expect(scripts.length).toBeLessThanOrEqual(6);
      const loaded = scripts.filter((script) => !html.includes(new URL(script).pathname));
      // The not-found page is one document for all unknown addresses, so it can't list the scripts for one of them.
      if (route !== NOT_FOUND) expect(loaded).toEqual([]);
      const isVaried = IS_FULL || VARIED.includes(route);
      await expectLayout(page);
      expect(await violations(page, isVaried ? 'all' : 'structure')).toEqual([]);
      if (isVaried) expect(await violationsInTheDark(page)).toEqual([]);

      await asPhone(page, async () => {
        if (isVaried) await open(page, route);
        await expectLayout(page);
        const narrow = IS_FULL ? 'all' : isVaried ? 'structure' : 'layout';
        expect(await violations(page, narrow)).toEqual([]);
        if (IS_FULL) expect(await violationsInTheDark(page)).toEqual([]);
      });
      expect(others).toEqual([]);
    });
  }
});

test('every page has the same content at its address with .html', async ({request}) => {
  for (const route of sitemapRoutes()) {
    const plain = await request.get(at(route));
    const withSuffix = await request.get(at(route === '/' ? '/index.html' : `${route}.html`));
    expect([plain.status(), withSuffix.status()], route).toEqual([200, 200]);
    expect(await withSuffix.text(), route).toBe(await plain.text());
  }
});

for (const [route, others] of Object.entries({
  '/': ['/index.html', '/'],
  '/terms': ['/terms.html', '/terms/'],
  '/protocol/v3/group-chat': ['/protocol/v3/group-chat.html', '/protocol/v3/group-chat/'],
})) {
  test(`${route} keeps its content and takes its one address when opened by another`, async ({page}) => {
    for (const other of others) {
      await open(page, `${other}?a=b#none`);
      await expect(page).toHaveURL(at(`${route}?a=b#none`));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
    }
  });
}
