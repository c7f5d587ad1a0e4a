/** axe where types are shown, in flow and in a popup. */
import {ANNOTATED_SITE} from '../support/annotatedSite';
import {violations} from '../support/axe';
import {serveSite, type ServedSite} from '../support/servedSite';
import {expect, open, test} from '../support/test';

// One build for all tests of this file.
test.describe.configure({mode: 'default'});

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await serveSite(ANNOTATED_SITE);
});
test.afterAll(() => site.close());

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({colorScheme});

    test('a page with types, with a popup open', async ({page}) => {
      await open(page, `${site.origin}/types`);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', {name: 'Greeter'}).first().focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a page with types, with a block wrapped', async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, `${site.origin}/types`);
      await page.getByRole('button', {name: 'Wrap lines'}).last().click();
      await page.getByRole('button', {name: 'useState'}).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
