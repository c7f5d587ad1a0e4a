import {violations} from '../support/axe';
import {sitemapRoutes} from '../support/sitemap';
import {expect, open, test} from '../support/test';

test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

for (const route of [...sitemapRoutes(), '/no/such/page']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route} in the ${colorScheme} theme`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await open(page, route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violations(page)).toEqual([]);
    });
  }
}
