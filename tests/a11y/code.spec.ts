/** axe on code after a reader has changed it: another tab, and wrapped lines. */
import {THEMES, violations} from '../support/axe';
import {expect, open, test} from '../support/contentTest';

for (const {colorScheme, tag} of THEMES) {
  test.describe(`in the ${colorScheme} theme`, {tag}, () => {
    test.use({colorScheme});

    test('with another tab selected', async ({page, site}) => {
      await open(page, `${site}/groups`);
      const kotlin = page.getByRole('tab', {name: 'Kotlin'}).first();
      await kotlin.click();
      await expect(kotlin).toHaveAttribute('aria-selected', 'true');
      expect(await violations(page)).toEqual([]);
    });

    test('with lines wrapped, and every mark', async ({page, site}) => {
      await open(page, `${site}/blocks`);
      const toggle = page.getByRole('button', {name: 'Wrap lines'}).first();
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      expect(await violations(page)).toEqual([]);
    });
  });
}
