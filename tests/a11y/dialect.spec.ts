/** Every page in the full dialect, with all details open, in both themes. */
import {violations} from '../support/axe';
import {GUIDE} from '../support/dialectSite';
import {expect, open, test} from '../support/dialectTest';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({colorScheme});
    for (const route of ['/', ...GUIDE.map((page) => `/guide/${page}`)]) {
      test(route, async ({page, site}) => {
        await open(page, site + route);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
