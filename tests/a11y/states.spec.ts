/** axe on states that the sitemap's pages don't have: with a banner, and after an error. */
import {expect, open, test} from '../support/announcedSite';
import {THEMES, violations} from '../support/axe';

// React reports errors that a boundary caught.
test.use({expectedErrors: [/it failed|The sample broke/]});

for (const {colorScheme, tag} of THEMES) {
  test.describe(`in the ${colorScheme} theme`, {tag}, () => {
    test.use({colorScheme});

    for (const state of ['', 'Fail with a message', 'Break the page', 'Break the frame', 'Break the frame for good']) {
      test(`a page with a banner ${state && `after "${state}"`}`, async ({page, site}) => {
        await open(page, `${site}/crash`);
        if (state) {
          await page.getByRole('button', {name: state, exact: true}).click();
          await expect(page.getByRole('heading', {name: 'Unexpected Application Error'})).toBeVisible();
        }
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
