import {violationsInThemes} from '../support/axe';
import {expect, open, test} from '../support/navigationSite';

test('the top navigation with its menu open', {tag: '@both'}, async ({page, isMobile}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, 'kits');
  const main = page.getByRole('navigation', {name: 'Main'});
  await main.getByRole('button', {name: 'Products'}).click();
  await expect(main.getByRole('link', {name: 'Kits'})).toBeVisible();
  if (isMobile) await expect(page.getByRole('dialog', {name: 'Top navigation'})).toBeVisible();
  // Run the color rules on phones too, because the menu there has its own colors.
  expect(await violationsInThemes(page)).toEqual([]);
});
