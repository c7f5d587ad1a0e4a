/** Runs axe on code samples that show types between lines and in popups. */
import {violationsInThemes} from '../support/axe';
import {expect, open, test} from '../support/contentTest';

test('a page with types, with a popup open', {tag: '@both'}, async ({page, site, isMobile}) => {
  await open(page, `${site}/types`);
  expect(await violationsInThemes(page, isMobile)).toEqual([]);
  await page.getByRole('button', {name: 'Greeter'}).first().focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await violationsInThemes(page, isMobile)).toEqual([]);
});

test('a page with types, with a block wrapped', {tag: '@both'}, async ({page, site, isMobile}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, `${site}/types`);
  await page.getByRole('button', {name: 'Wrap lines'}).last().click();
  await page.getByRole('button', {name: 'useState'}).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await violationsInThemes(page, isMobile)).toEqual([]);
});
