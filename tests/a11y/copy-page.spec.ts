/** Runs axe with the menu of "Copy page" open, and after copying has failed. */
import {violationsAtBothWidths} from '../support/axe';
import {expect, open, test} from '../support/test';

test('with the menu open', {tag: '@desktop'}, async ({page}) => {
  await open(page, '/content-types/read-receipt');
  await page.getByRole('button', {name: 'Page as Markdown'}).click();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  expect(await violationsAtBothWidths(page)).toEqual([]);
});

test.describe('copying', () => {
  test.use({expectedErrors: [/Failed to load resource/]});

  test('has failed', {tag: '@desktop'}, async ({page}) => {
    await page.route('**/*.md', (route) => route.abort());
    await open(page, '/content-types/read-receipt');
    await page.getByRole('button', {name: 'Copy page'}).click();
    await expect(page.getByRole('article').getByText(/^Copying failed/)).toBeVisible();
    expect(await violationsAtBothWidths(page)).toEqual([]);
  });
});
