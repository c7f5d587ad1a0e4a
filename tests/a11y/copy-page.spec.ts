/** axe with the menu of "Copy page" open, and after a failure. */
import {THEMES, violations} from '../support/axe';
import {expect, open, test} from '../support/test';

for (const {colorScheme, tag} of THEMES) {
  test.describe(`in the ${colorScheme} theme`, {tag}, () => {
    test.use({colorScheme});

    test('with the menu open', async ({page}) => {
      await open(page, '/content-types/read-receipt');
      await page.getByRole('button', {name: 'Page as Markdown'}).click();
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test.describe('copying', () => {
      test.use({expectedErrors: [/Failed to load resource/]});

      test('has failed', async ({page}) => {
        await page.route('**/*.md', (route) => route.abort());
        await open(page, '/content-types/read-receipt');
        await page.getByRole('button', {name: 'Copy page'}).click();
        await expect(page.getByRole('article').getByText(/^Copying failed/)).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    });
  });
}
