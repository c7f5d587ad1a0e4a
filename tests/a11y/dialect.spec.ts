/** Every page in the full dialect, with all details open, in both themes, which differ in colors alone. */
import {THEMES, violations} from '../support/axe';
import {GUIDE} from '../support/dialectSite';
import {expect, open, test} from '../support/contentTest';

for (const {colorScheme, tag} of THEMES) {
  test.describe(`in the ${colorScheme} theme`, {tag}, () => {
    test.use({colorScheme});
    for (const route of ['/', ...GUIDE.map((page) => `/guide/${page}`)]) {
      test(route, async ({page, site}) => {
        await open(page, site + route);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true;
        });
        expect(await violations(page, colorScheme === 'dark' ? 'colors' : 'all')).toEqual([]);
      });
    }
  });
}
