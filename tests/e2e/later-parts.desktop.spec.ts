/** Tests that a page which the reader opens with a link renders in parts (src/hooks/hydration.ts). */
import type {Page} from '@playwright/test';
import {at, expect, test} from '../support/test';

const FROM = '/dms/messages';
const TO = '/dms/client';

/** Returns the number of blocks in the text, of footers in the article, of links in the outline and of samples. */
const counts = (page: Page) =>
  page.evaluate(() =>
    ['.markdown > *', 'article footer', '#portal-outline a', 'pre'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  );

const follow = (page: Page) =>
  page
    .locator('#portal-sidebar')
    .locator(`a[href="${at(TO)}"]`)
    .click();

/** Opens `TO` as the first page of a visit, and returns its counts. Then opens `FROM`. */
async function start(page: Page): Promise<number[]> {
  await page.goto(at(TO));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const all = await counts(page);
  await page.goto(at(FROM));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  return all;
}

/** Blocks messages. Each part waits for a message before it renders. */
const blockMessages = (page: Page) =>
  page.evaluate(() => {
    MessagePort.prototype.postMessage = () => undefined;
  });

test('all parts render, one after another', async ({page}) => {
  const all = await start(page);
  await follow(page);
  await expect.poll(() => counts(page)).toEqual(all);
});

test('first the heading and the first blocks fill the window, and with the first key, the page is complete', async ({
  page,
}) => {
  const all = await start(page);
  await blockMessages(page);
  await follow(page);
  await expect(page.locator('h1')).toHaveText(/client/i);
  const first = await counts(page);
  expect(first[0]).toBeLessThan(all[0]! / 2);
  expect(first.slice(1, 3)).toEqual([0, 0]);
  const {bottom} = await page
    .locator('.markdown > *')
    .last()
    .evaluate((block) => block.getBoundingClientRect());
  expect(bottom).toBeGreaterThan(page.viewportSize()!.height);
  await page.keyboard.press('Shift');
  await expect.poll(() => counts(page)).toEqual(all);
});

test('a page that opens at a heading, or with Back, is complete at once', async ({page}) => {
  const all = await start(page);
  const before = await counts(page);
  await blockMessages(page);
  await page.evaluate((href) => {
    const link = document.querySelector(`#portal-sidebar a[href="${href}"]`)!;
    link.setAttribute('href', `${href}#create-a-client`);
  }, at(TO));
  await page.locator(`#portal-sidebar a[href^="${at(TO)}#"]`).click();
  await expect(page.locator('h1')).toHaveText(/client/i);
  expect(await counts(page)).toEqual(all);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/messages/i);
  expect(await counts(page)).toEqual(before);
});
