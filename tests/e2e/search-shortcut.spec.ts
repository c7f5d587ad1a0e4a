/** SPEC §2 "Keyboard": the keys of search reach the search that is registered. */
import {expect, open, test} from '../support/navigationSite';

test.describe.configure({mode: 'default'});

test('/ opens search, unless one is typing', async ({page}) => {
  await open(page, 'guide');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('searchbox').focus();
  await page.keyboard.press('/');
  await expect(dialog.getByRole('searchbox')).toHaveValue('/');
});

for (const keys of ['Meta+k', 'Control+k']) {
  test(`${keys} opens and closes search, also while one is typing`, async ({page}) => {
    await open(page, 'minimal');
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await page.keyboard.press(keys);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('searchbox').focus();
    await page.keyboard.press(keys);
    await expect(dialog).toBeHidden();
  });
}
