import {AxeBuilder} from '@axe-core/playwright';
import {sitemapRoutes} from '../support/sitemap';
import {expect, open, test} from '../support/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

for (const route of [...sitemapRoutes(), '/no/such/page']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route} in the ${colorScheme} theme`, async ({page}) => {
      await page.emulateMedia({colorScheme});
      await open(page, route);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const {violations} = await new AxeBuilder({page}).withTags(WCAG).analyze();
      // The message names rule, help and place of each.
      expect(
        violations.map(({id, help, nodes}) => ({
          id,
          help,
          places: nodes.map(({target, failureSummary}) => ({target, failureSummary})),
        })),
      ).toEqual([]);
    });
  }
}
