import {at, expect, open, test} from '../support/test';
import {expectUsable} from '../support/geometry';

test('a chosen SDK applies to every code group, and to the next page', async ({page}) => {
  await open(page, '/dms/messages');
  const kotlin = page.getByRole('tab', {name: 'Kotlin'});
  await kotlin.first().click();
  await page.getByRole('tabpanel', {name: 'Kotlin'}).first().scrollIntoViewIfNeeded();
  await expectUsable(page.getByRole('tabpanel', {name: 'Kotlin'}).first(), {minWidth: 300, minHeight: 60});
  expect(await kotlin.count()).toBeGreaterThan(3);
  for (const tab of await kotlin.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await open(page, '/dms/streams');
  await expect(page.getByRole('tab', {name: 'Kotlin'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', {name: 'Kotlin'}).first()).toContainText('import org.xmtp.android.library');
});

test('the first tab is selected at first', async ({page}) => {
  await open(page, '/dms/messages');
  const first = page.getByRole('tablist').first().getByRole('tab');
  await expect(first.first()).toHaveAttribute('aria-selected', 'true');
  await expect(first.first()).toHaveText('JavaScript');
});

test('the current page is marked in the sidebar', {tag: '@both'}, async ({page, isMobile}) => {
  await open(page, '/dms/client');
  if (isMobile) await page.getByRole('button', {name: /^Menu/}).click();
  await expect(page.getByRole('link', {name: 'Create a client', exact: true}).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the page and its navigation work without JavaScript', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${baseURL}${at('/dms/client')}`);
  await expect(page.getByRole('heading', {level: 1, name: 'Create and configure a client'})).toBeVisible();
  for (const sdk of [/@xmtp\/xmtp-js/, /org\.xmtp\.android/, /import XMTPiOS/]) {
    await expect(page.locator('pre').filter({hasText: sdk}).first()).toBeVisible();
  }
  await page.getByRole('link', {name: 'Send messages'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Send and read messages'})).toBeVisible();
  await context.close();
});
