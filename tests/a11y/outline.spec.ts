import {violationsInThemes} from '../support/axe';
import {expect, open, test} from '../support/test';

test('outline and footers at the end of a page', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/dms/overview');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('navigation', {name: 'On this page'}).locator('[aria-current]')).toHaveCount(1);
  expect(await violationsInThemes(page)).toEqual([]);
});
