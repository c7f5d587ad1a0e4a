/** Tests that a page which the reader opens from another page renders in parts (src/hooks/hydration.ts). */
import type {Page} from '@playwright/test';
import {at, expect, test} from '../support/test';

const FROM = '/dms/overview';
const TO = '/dms/client';

/** Returns the number of blocks in the text, of footers in the article, of links in the outline and of samples. */
const counts = (page: Page) =>
  page.evaluate(() =>
    ['.markdown > *', 'article footer', '#portal-outline a', 'pre'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  );

/** Follows a link in the text. The link disappears when the page changes. */
const follow = (page: Page) =>
  page
    .locator(`.markdown a[href="${at(TO)}"]`)
    .first()
    .click();

/** Opens `TO` as the first page of a visit, and returns its counts. Then opens `from`. */
async function start(page: Page, from = FROM): Promise<number[]> {
  await page.goto(at(TO));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const all = await counts(page);
  await page.goto(at(from));
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

/** Makes timers late, so that the browser paints first. */
const delayTimers = (page: Page) =>
  page.evaluate(() => {
    const start = window.setTimeout;
    Object.assign(window, {setTimeout: (callback: () => void, delay = 0) => start(callback, delay + 200)});
  });

test('first the heading and the first blocks fill the window, and with the first key, the page is complete', async ({
  page,
}) => {
  const all = await start(page);
  await blockMessages(page);
  await delayTimers(page);
  await follow(page);
  await expect(page.locator('h1')).toHaveText(/client/i);
  await expect(page.getByRole('main')).toBeFocused();
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

test.describe('a page that opens at a heading', () => {
  const BEFORE = '/protocol/portable-inbox';
  const HEADING = '#sign-out';
  const TITLE = 'client';

  const followTo = (page: Page, hash: string) =>
    page
      .locator(`.markdown a[href="${at(TO)}${hash}"]`)
      .first()
      .click();

  /** Records the scroll position in each animation frame in which the text of `TO` is visible. */
  const recordPositions = (page: Page) =>
    page.evaluate((title) => {
      const positions = new Set<number>();
      const record = (): void => {
        const heading = document.querySelector('h1');
        if (heading?.textContent.includes(title) && heading.checkVisibility({opacityProperty: true})) {
          positions.add(window.scrollY);
        }
        requestAnimationFrame(record);
      };
      record();
      Object.assign(globalThis, {positions});
    }, TITLE);

  const recorded = (page: Page) =>
    page.evaluate(() => [...(globalThis as unknown as {positions: Set<number>}).positions]);

  test('shows it at once, and so does a page that opens with Forward, or is left and loaded again', async ({page}) => {
    const all = await start(page, BEFORE);
    await recordPositions(page);
    await followTo(page, HEADING);
    await expect.poll(() => counts(page)).toEqual(all);
    const heading = page.locator(HEADING);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(150);
    const position = await page.evaluate(() => window.scrollY);
    expect(await recorded(page)).toEqual([position]);

    await page.goBack();
    await expect(page.locator('h1')).not.toContainText(TITLE);
    await recordPositions(page);
    await page.goForward();
    await expect.poll(() => counts(page)).toEqual(all);
    await expect.poll(() => recorded(page)).toEqual([position]);

    // If the reader reloads the page before it has scrolled to its position, the position isn't lost.
    await page.goBack();
    await expect(page.locator('h1')).not.toContainText(TITLE);
    await blockMessages(page);
    await page.goForward();
    await expect(page.getByRole('article')).toHaveCSS('opacity', '0');
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  });

  test('is invisible until the heading has rendered, and complete with the first key', async ({page}) => {
    const all = await start(page, BEFORE);
    await blockMessages(page);
    await followTo(page, HEADING);
    await expect(page.locator('h1')).toContainText(TITLE);
    await expect(page.getByRole('article')).toHaveCSS('opacity', '0');
    expect((await counts(page))[0]).toBeLessThan(all[0]! / 2);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('article')).toHaveCSS('opacity', '1');
    await expect(page.locator(HEADING)).toBeInViewport();
    await expect(page.locator(HEADING)).toBeFocused();
    expect(await counts(page)).toEqual(all);
  });

  test('opens at its top if it has no such heading', async ({page}) => {
    const all = await start(page, BEFORE);
    const address = `${at(TO)}#no-such-heading`;
    await page
      .locator(`.markdown a[href="${at(TO)}${HEADING}"]`)
      .first()
      .evaluate((link, href) => link.setAttribute('href', href), address);
    await followTo(page, '#no-such-heading');
    await expect(page).toHaveURL(address);
    await expect.poll(() => counts(page)).toEqual(all);
    await expect(page.getByRole('article')).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
