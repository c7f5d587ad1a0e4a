/** Tests search on a site below a base path, and on a page without a top bar. */
import {expectUsable} from '../support/geometry';
import {test} from '../support/navigationSite';
import {searchDialog, searchFor} from '../support/searchDialog';
import {expect, open} from '../support/test';

test('Enter goes to the page below the base path, without reloading the site', async ({page, baseURL}) => {
  await open(page, 'guide');
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  const {selected} = await searchFor(page, 'versions');
  await expect(selected).toHaveAttribute('href', '/portal/protocol/versions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}protocol/versions`);
  await expect(page.getByRole('heading', {level: 1, name: 'Versions'})).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a page without a top bar has the shortcuts', async ({page, baseURL}) => {
  await open(page, 'no-bar');
  await page.keyboard.press('/');
  const {root, input, selected} = searchDialog(page);
  await expect(input).toBeFocused();
  await input.fill('versions');
  await expectUsable(root, {minWidth: 390, minHeight: 120});
  await expectUsable(selected, {minWidth: 300});
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}protocol/versions`);
});
