/** axe where readers have set code to what it is not at first: with another tab, and with lines wrapped. */
import {violations} from '../support/axe';
import {CODE_SITE} from '../support/codeSite';
import {serveSite, type ServedSite} from '../support/servedSite';
import {expect, open, test} from '../support/test';

// One build for all tests of this file.
test.describe.configure({mode: 'default'});

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await serveSite(CODE_SITE);
});
test.afterAll(() => site.close());

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({colorScheme});

    test('a tab selected', async ({page}) => {
      await open(page, `${site.origin}/groups`);
      const kotlin = page.getByRole('tab', {name: 'Kotlin'}).first();
      await kotlin.click();
      await expect(kotlin).toHaveAttribute('aria-selected', 'true');
      expect(await violations(page)).toEqual([]);
    });

    test('a block wrapped, and every mark', async ({page}) => {
      await open(page, `${site.origin}/blocks`);
      const toggle = page.getByRole('button', {name: 'Wrap lines'}).first();
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      expect(await violations(page)).toEqual([]);
    });
  });
}
