import facts from '../contract/facts/pages.json';
import {violations, type Rules} from '../support/axe';
import {scriptsOn} from '../support/chunks';
import {sitemapRoutes} from '../support/sitemap';
import {at, expect, open, test} from '../support/test';

const NOT_FOUND = '/no/such/page';

/** Whether this is the full run (playwright.config.ts), in which axe tests every page at both widths in both themes. */
const IS_FULL = Boolean(process.env.FULL);

/** In other runs, pages with all layouts and kinds of content stand for the rest in the dark and, but for rules of layout, on narrow windows. */
const VARIED = [
  '/',
  '/dms/client',
  '/dms/overview',
  '/content-types/custom',
  '/get-started/faq',
  '/groups/group-permissions',
  '/protocol/v2/invitation-and-message-encryption',
  '/terms',
  NOT_FOUND,
];

function rulesFor(isMobile: boolean, isVaried: boolean): Rules {
  if (!isMobile || IS_FULL) return 'all';
  return isVaried ? 'structure' : 'layout';
}

test('the sitemap contains every route of the specification', () => {
  expect(sitemapRoutes()).toEqual(expect.arrayContaining(facts.map(({route}) => route)));
});

test.describe('on every page', () => {
  test.use({expectedErrors: [/status of 404 \(Not Found\)/], colorScheme: 'light'});

  for (const route of [...sitemapRoutes(), NOT_FOUND]) {
    const title = `${route} fits the window, requests no other host, preloads its scripts, and axe finds nothing`;
    test(title, {tag: '@both'}, async ({page, request, baseURL, isMobile}) => {
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
      expect(others).toEqual([]);
      expect(scripts.length).toBeGreaterThan(2);
      const loaded = scripts.filter((script) => !html.includes(new URL(script).pathname));
      // The not-found page is one document for all addresses, so it can't name the scripts of any.
      if (route !== NOT_FOUND) expect(loaded).toEqual([]);

      // WCAG 1.4.10, which axe doesn't test.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()!.width,
      );
      const names = await page
        .locator('article [role="group"], article [role="region"]')
        .and(page.locator('[tabindex="0"]'))
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
      expect(names, 'names of scrolling elements, each used once').toEqual([...new Set(names)]);

      const isVaried = IS_FULL || VARIED.includes(route);
      expect(await violations(page, rulesFor(isMobile, isVaried))).toEqual([]);
      if (!isVaried || (isMobile && !IS_FULL)) return;
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await violations(page, 'colors')).toEqual([]);
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
