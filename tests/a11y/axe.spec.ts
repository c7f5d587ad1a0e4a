import {violations} from '../support/axe';
import {sitemapRoutes} from '../support/sitemap';
import {expect, open, test} from '../support/test';

test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

for (const route of [...sitemapRoutes(), '/no/such/page']) {
  test(`${route} in both themes`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, route);
    const scrolling = page
      .locator('article [role="group"], article [role="region"]')
      .and(page.locator('[tabindex="0"]'));
    const names = await scrolling.evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));
    expect(names, 'names of what scrolls, each used once').toEqual([...new Set(names)]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}
