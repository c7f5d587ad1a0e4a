import {violationsInThemes} from '../support/axe';
import {expect, open, test} from '../support/sidebarSite';

test('the sidebar with open and closed sections', {tag: '@desktop'}, async ({page, site}) => {
  await open(page, `${site}/concepts/v3/groups/leaf`);
  await page.getByRole('button', {name: 'Collapse Reference'}).click();
  await expect(page.getByRole('button', {name: 'Expand Reference'})).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});

test('the menu, with sections, and the outline', {tag: '@mobile'}, async ({page, site}) => {
  await open(page, `${site}/concepts/v3/groups/leaf`);
  await page.getByRole('button', {name: /^Menu/}).tap();
  await page.getByRole('button', {name: 'Collapse Reference'}).tap();
  await expect(page.getByRole('link', {name: 'Leaf'})).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);

  await open(page, `${site}/headed`);
  await page.getByRole('button', {name: 'On this page'}).tap();
  await expect(page.getByRole('dialog', {name: 'On this page'})).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});

test('the curtain bar with Top', {tag: '@mobile'}, async ({page, site}) => {
  await open(page, `${site}/headed`);
  await page.evaluate(() => scrollTo({top: 500, behavior: 'instant'}));
  await expect(page.getByRole('button', {name: 'Top'})).toBeVisible();
  expect(await violationsInThemes(page)).toEqual([]);
});
