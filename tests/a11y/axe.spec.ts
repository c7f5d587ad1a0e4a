/** axe on every page of the sitemap, and on the not-found page. */
import {violations} from '../support/axe';
import {sitemapRoutes} from '../support/sitemap';
import {expect, open, test} from '../support/test';

test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

/** One page of each layout, whose colors are tested in narrow windows too. */
const FRAMES = ['/', '/dms/overview', '/terms', '/no/such/page'];

for (const route of [...sitemapRoutes(), '/no/such/page']) {
  test(`${route} fits the window, and axe finds nothing in both themes`, {tag: '@both'}, async ({page, isMobile}) => {
    const withColors = !isMobile || FRAMES.includes(route) || Boolean(process.env.ALL_WIDTHS);
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, route);
    const scrolling = page
      .locator('article [role="group"], article [role="region"]')
      .and(page.locator('[tabindex="0"]'));
    const names = await scrolling.evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
    expect(names, 'names of what scrolls, each used once').toEqual([...new Set(names)]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    // WCAG 1.4.10, which axe doesn't test.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()!.width,
    );
    expect(await violations(page, withColors ? 'all' : 'structure')).toEqual([]);
    if (!withColors) return;
    // The themes differ only in colors.
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violations(page, 'colors')).toEqual([]);
  });
}
