/** Runs axe on code samples that show types between lines and in popups. */
import {violationsAtBothWidths, violationsInThemes} from '../support/axe';
import {expect, open, test} from '../support/contentTest';

test('a page with types, with a popup open', {tag: '@desktop'}, async ({page, site}) => {
  await open(page, `${site}/types`);
  expect(await violationsInThemes(page)).toEqual([]);
  await page.getByRole('button', {name: 'Greeter'}).first().focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test('a page with types, with a block wrapped', {tag: '@desktop'}, async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, `${site}/types`);
  await page.getByRole('button', {name: 'Wrap lines'}).last().click();
  await page.getByRole('button', {name: 'useState'}).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});
