/** Tests the error page (SPEC §2 "Fallback error page", §8). */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/announcedSite';

// Run this file in one worker, because other workers would only wait for the same build.
test.describe.configure({mode: 'default'});

const errorHeading = (page: Page) => page.getByRole('heading', {level: 1, name: 'Unexpected Application Error'});
const pageHeading = (page: Page) => page.getByRole('heading', {level: 1, name: 'Crash'});
const press = (page: Page, name: string) => page.getByRole('button', {name, exact: true}).click();
/** Returns a link that is outside the page, so that it works even if the page fails. */
const linkInBanner = (page: Page) => page.getByRole('region', {name: 'Announcement'}).getByRole('link');

for (const [button, text] of [
  ['Fail with a message', 'The sample broke.'],
  ['Fail with 404', '404 Not Found'],
  ['Fail with 405', '405 Method Not Allowed'],
  ['Fail with 400', '400 Bad Request'],
] as const) {
  test(`"${button}" shows the error page with "${text}"`, async ({page, site}) => {
    await open(page, `${site}/crash`);
    await press(page, button);
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByText(text, {exact: true})).toBeVisible();
    await expect(page).toHaveTitle('Unexpected Application Error – XMTP Documentation');
  });
}

// Each button makes a different part fail: the page's text, the page around the text, or the frame around the page.
// Each of these parts has an error boundary.
for (const button of ['Fail with a message', 'Break the page', 'Break the frame']) {
  test.describe(`after "${button}"`, () => {
    test.beforeEach(async ({page, site}) => {
      await open(page, `${site}/crash`);
      await press(page, button);
      await expect(errorHeading(page)).toBeVisible();
    });

    test('the message has the focus', async ({page}) => {
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
    });

    test('"Try again" shows the page again and focuses its content', async ({page}) => {
      await press(page, 'Try again');
      await expect(pageHeading(page)).toBeVisible();
      await expect(errorHeading(page)).toHaveCount(0);
      await expect(page).toHaveTitle('Crash – XMTP Documentation');
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('a repeated error shows the message again', async ({page}) => {
      await press(page, 'Try again');
      await press(page, button);
      await expect(errorHeading(page)).toBeVisible();
    });

    test('the navigation works, and the next page is complete', async ({page, site}) => {
      await linkInBanner(page).click();
      await expect(page).toHaveURL(`${site}/notes`);
      await expect(page.getByRole('heading', {level: 1, name: 'Notes'})).toBeVisible();
      await expect(errorHeading(page)).toHaveCount(0);
      await page.goBack();
      await expect(pageHeading(page)).toBeVisible();
    });
  });
}

test(
  'after an error in the text, sidebar and page footer still work',
  {tag: '@both'},
  async ({page, isMobile, site}) => {
    await open(page, `${site}/crash`);
    await press(page, 'Fail with a message');
    await expect(errorHeading(page)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Break the page', exact: true})).toBeVisible();
    if (isMobile) return;
    await page.getByRole('navigation', {name: 'Sidebar'}).getByRole('link', {name: 'Home'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Home'})).toBeVisible();
  },
);

test('if the frame itself fails, only the message shows, and "Try again" works once the cause is gone', async ({
  page,
  site,
}) => {
  await open(page, `${site}/crash`);
  await press(page, 'Break the frame for good');
  await expect(errorHeading(page)).toBeVisible();
  await expect(linkInBanner(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="viewport"]')).toHaveCount(1);
  await press(page, 'Try again');
  await expect(errorHeading(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, {fixed: true}));
  await press(page, 'Try again');
  await expect(pageHeading(page)).toBeVisible();
  await expect(linkInBanner(page)).toBeVisible();
});
