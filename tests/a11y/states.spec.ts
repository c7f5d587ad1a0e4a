/** Runs axe on states that the sitemap's pages don't have: with a banner, and after an error. */
import {expect, open, test} from '../support/announcedSite';
import {IS_FULL, violations} from '../support/axe';
import {asPhone} from '../support/viewports';

for (const state of ['', 'Fail with a message', 'Break the page', 'Break the frame', 'Break the frame for good']) {
  test(`a page with a banner ${state && `after "${state}"`}`, {tag: '@desktop'}, async ({page, site}) => {
    // Open the page again for each theme, because a broken frame doesn't follow the theme.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await open(page, `${site}/crash`);
      if (state) {
        await page.getByRole('button', {name: state, exact: true}).click();
        await expect(page.getByRole('heading', {name: 'Unexpected Application Error'})).toBeVisible();
      }
      expect(await violations(page, colorScheme === 'dark' ? 'colors' : 'all')).toEqual([]);
      if (colorScheme === 'dark' && !IS_FULL) continue;
      await asPhone(page, async () => {
        expect(await violations(page, IS_FULL ? 'all' : 'structure')).toEqual([]);
      });
    }
  });
}
