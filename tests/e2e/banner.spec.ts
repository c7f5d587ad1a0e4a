/** Tests the banner (SPEC §3 "Banner", §4 "Banner"). */
import type {Page} from '@playwright/test';
import {BANNER, expect, open, test} from '../support/announcedSite';
import {expectUsable} from '../support/geometry';
import {observeLayoutShift} from '../support/layoutShift';

// Run this file in one worker, because other workers would only wait for the same build.
test.describe.configure({mode: 'default'});

const banner = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const dismiss = (page: Page) => page.getByRole('button', {name: 'Dismiss announcement'});

test('shows its content with its colors and height, above everything else', {tag: '@both'}, async ({page, site}) => {
  await open(page, `${site}/`);
  await expect(banner(page)).toHaveText('Version 3 is here: read the notes.');
  await expectUsable(banner(page), {minWidth: page.viewportSize()!.width, minHeight: BANNER.height});
  await expect(banner(page)).toHaveCSS('background-color', 'rgb(18, 58, 43)');
  await expect(banner(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  const box = (await banner(page).boundingBox())!;
  expect(box).toMatchObject({x: 0, y: 0, width: page.viewportSize()!.width});
  expect(box.height).toBeCloseTo(BANNER.height, 0);
});

test('renders its markup without scripts and style attributes', async ({page, site}) => {
  await open(page, `${site}/`);
  await expect(banner(page).getByRole('strong')).toHaveText('the notes');
  await expect(page).not.toHaveTitle('hacked');
  await expect(banner(page).locator('script, [style]')).toHaveCount(0);
  await banner(page).getByRole('link', {name: 'the notes'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Notes'})).toBeVisible();
});

test("is in the server's HTML, and readers without JavaScript always see it", async ({browser, site}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`${site}/`);
  await expect(banner(page)).toBeVisible();
  await expect(dismiss(page)).toHaveCount(0);
  await context.close();
});

test('once dismissed, is gone at once, on the next page and on later visits', async ({page, site}) => {
  await open(page, `${site}/crash`);
  await dismiss(page).click();
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('article').getByRole('link', {name: 'the notes'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Notes'})).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('banner'))).toMatch(/^[0-9a-f]{12}$/);
});

test('moves the focus to the content when it is dismissed by keyboard', async ({page, site}) => {
  await open(page, `${site}/`);
  await dismiss(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('shows again when its content changes', async ({page, site}) => {
  await page.addInitScript(() => localStorage.setItem('banner', 'another'));
  await open(page, `${site}/`);
  await expect(banner(page)).toBeVisible();
});

test('once dismissed, is never painted and shifts nothing on later visits', {tag: '@both'}, async ({page, site}) => {
  await open(page, `${site}/`);
  await dismiss(page).click();
  // A busy browser may paint the article's text before all of it is parsed. A banner would also move what is outside.
  const shifts = await observeLayoutShift(page, 'article');
  await page.addInitScript(() => {
    const seen = {frames: 0, withBanner: 0};
    Object.assign(window, {seen_: seen});
    const record = () => {
      const element = document.querySelector('[aria-label="Announcement"]');
      if (element) {
        seen.frames += 1;
        seen.withBanner += element.getClientRects().length;
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as {seen_: {frames: number}}).seen_.frames))
    .toBeGreaterThan(3);
  expect(await page.evaluate(() => (window as unknown as {seen_: object}).seen_)).toMatchObject({
    withBanner: 0,
  });
  expect(await shifts()).toEqual([]);
});

test('can be dismissed for the visit if storage throws', async ({page, site}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, `${site}/`);
  await dismiss(page).click();
  await expect(banner(page)).toHaveCount(0);
});

test('wraps in a window of 320 px, and nothing scrolls sideways', async ({page, site}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, `${site}/notes`);
  const text = (await banner(page).getByRole('paragraph').boundingBox())!;
  const button = (await dismiss(page).boundingBox())!;
  expect(text.x + text.width).toBeLessThanOrEqual(button.x);
  expect(button.x + button.width).toBeLessThanOrEqual(320);
  expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
});

test(
  'the end of the sidebar is above the lower edge of the window, with and without the banner',
  {tag: '@desktop'},
  async ({page, site}) => {
    await open(page, `${site}/notes`);
    const sidebar = page.getByRole('navigation', {name: 'Sidebar'});
    const endOf = async () => {
      const {y, height} = (await sidebar.boundingBox())!;
      return y + height;
    };
    const {height} = page.viewportSize()!;
    expect(await endOf()).toBe(height);
    await dismiss(page).click();
    expect(await endOf()).toBe(height);
  },
);

test('is not printed', async ({page, site}) => {
  await open(page, `${site}/`);
  await page.emulateMedia({media: 'print'});
  await expect(banner(page)).toBeHidden();
});
