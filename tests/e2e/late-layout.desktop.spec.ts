/** Tests that the text of a visit's first page is laid out in parts (src/hooks/lateLayout.ts). */
import type {Page} from '@playwright/test';
import {openWithoutScripts} from '../support/faultTest';
import {holdFrames} from '../support/frames';
import {observeLayoutShift} from '../support/layoutShift';
import {at, expect, test} from '../support/test';

const PAGE = '/dms/client';

/** Returns whether some of the text isn't laid out yet. */
const isLate = (page: Page) => page.locator('html').evaluate((root) => 'lateLayout' in root.dataset);

/** Returns, for each block, whether some of its parts aren't laid out yet. Also returns the boxes of blocks in view. */
const blocks = (page: Page) =>
  page.locator('.markdown > :not(script)').evaluateAll((all) => ({
    skipped: all.map((block) =>
      [...block.children].some(
        (child) => child.checkVisibility() && !child.checkVisibility({contentVisibilityAuto: true}),
      ),
    ),
    inView: all
      .map((block) => block.getBoundingClientRect())
      .filter(({top}) => top < innerHeight)
      .map(({top, left, width, height}) => [top, left, width, height]),
  }));

test('first only the blocks in view are laid out, and all of them once the page is hydrated', async ({page}) => {
  const shifts = await observeLayoutShift(page);
  const release = await openWithoutScripts(page, PAGE);
  const before = await blocks(page);
  expect(await shifts()).toEqual([]);
  expect(before.skipped.slice(0, 10)).not.toContain(true);
  expect(before.skipped.at(-1)).toBe(true);
  release();
  await expect.poll(() => isLate(page)).toBe(false);
  const after = await blocks(page);
  expect(after.skipped).not.toContain(true);
  expect(after.inView).toEqual(before.inView);
  await expect(page.locator('.markdown > [style*=content-visibility]')).toHaveCount(0);
  expect(await shifts()).toEqual([]);
});

test('a page that gets no animation frames is laid out all the same, and so is its head', async ({page}) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(at(PAGE));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect((await blocks(page)).skipped).not.toContain(true);
  await page
    .locator(`.markdown a[href="${at('/dms/conversations')}"]`)
    .first()
    .click();
  await expect(page).toHaveTitle(/conversations/i);
});

test("the sidebar's own scrolling doesn't lay out the rest, but the reader's does", async ({page}) => {
  // Until it gets frames, the page doesn't lay out the rest of the text by itself.
  await holdFrames(page);
  await page.goto(at('/protocol/v3/group-chat'));
  await expect.poll(() => page.locator('#portal-sidebar nav').evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await isLate(page)).toBe(true);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => isLate(page)).toBe(false);
});

test('a key lays out the rest at once, and the page scrolls to its real end', async ({page}) => {
  await holdFrames(page);
  await page.goto(at(PAGE));
  await page.waitForLoadState('networkidle');
  expect(await isLate(page)).toBe(true);
  await page.keyboard.press('End');
  expect(await isLate(page)).toBe(false);
  expect((await blocks(page)).skipped).not.toContain(true);
  await expect(page.locator('.markdown ~ footer')).toBeInViewport();
});

for (const heading of ['configure-the-client', 'next']) {
  test(`#${heading} stays in place if the reader goes there before the scripts arrive`, async ({page}) => {
    const release = await openWithoutScripts(page, PAGE);
    const target = page.locator(`#${heading}`);
    const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await page.locator(`#portal-outline a[href$="#${heading}"]`).click();
    await expect(target).toBeInViewport();
    const before = await top();
    release();
    await expect.poll(() => isLate(page)).toBe(false);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    // Late scroll events come with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });
}

test('all of the text is laid out at once for an address with an anchor, and after a reload', async ({page}) => {
  await holdFrames(page);
  for (const load of [() => page.goto(at(`${PAGE}#saving-keys`)), () => page.reload()]) {
    await load();
    expect(await isLate(page)).toBe(false);
    expect((await blocks(page)).skipped).not.toContain(true);
    await expect(page.locator('#saving-keys')).toBeInViewport();
  }
});

test('all of the text is printed', async ({page}) => {
  await openWithoutScripts(page, PAGE);
  await page.emulateMedia({media: 'print'});
  expect((await blocks(page)).skipped).not.toContain(true);
});
