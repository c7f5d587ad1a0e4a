/** axe on types, between lines and in a popup. */
import {THEMES, violations} from '../support/axe';
import {expect, open, test} from '../support/contentTest';

for (const {colorScheme, tag} of THEMES) {
  test.describe(`in the ${colorScheme} theme`, {tag}, () => {
    test.use({colorScheme});

    test('a page with types, with a popup open', async ({page, site}) => {
      await open(page, `${site}/types`);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', {name: 'Greeter'}).first().focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a page with types, with a block wrapped', async ({page, site}) => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, `${site}/types`);
      await page.getByRole('button', {name: 'Wrap lines'}).last().click();
      await page.getByRole('button', {name: 'useState'}).focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
