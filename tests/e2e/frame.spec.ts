import {observeLayoutShift} from '../support/layoutShift';
import {expect, open, test} from '../support/test';

const ROUTES = ['/', '/dms/client', '/get-started/faq', '/privacy'];

for (const route of ROUTES) {
  test(`nothing of ${route} moves by itself, on load or on the way to another page`, async ({page}) => {
    const layoutShift = await observeLayoutShift(page);
    await open(page, route);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift()).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Terms of service'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Terms of service'})).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift()).toBe(0);
  });

  // 1280 px at 400 % is 320 px; 200 % of 780 px is the mobile project's width.
  test(`${route} fits into 320 px`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  });
}

test('by keyboard alone one comes from the skip link to the next page, and the focus is never lost', async ({page}) => {
  await open(page, '/dms/client');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const next = page.getByRole('navigation', {name: 'Pages'}).getByRole('link', {name: /^Next/});
  const seen: string[] = [];
  for (let step = 0; step < 600; step++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement!;
      const {width, height} = element.getBoundingClientRect();
      return {tag: element.tagName, visible: width > 0 && height > 0, inMain: element.closest('main') !== null};
    });
    expect(focused, `step ${step}, after ${seen.slice(-3).join(', ')}`).toMatchObject({visible: true, inMain: true});
    seen.push(focused.tag);
    if (await next.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dms/conversations');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.down('ShiftLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.up('ShiftLeft');
  await expect(page).toHaveURL('/dms/messages');
  await expect(page.getByRole('main')).toBeFocused();
});

test('with reduced motion nothing in the frame moves in time', async ({page, isMobile}) => {
  test.skip(!isMobile, 'the chevron of the narrow menu turns');
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/dms/client');
  const chevron = page.getByRole('button', {name: 'More'}).locator('svg');
  expect(await chevron.evaluate((svg) => parseFloat(getComputedStyle(svg).transitionDuration))).toBeLessThan(0.001);
});

test('with forced colors the current page, the focus and the controls are still told apart', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the sidebar stands on wide windows');
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/dms/client');
  const sidebar = page.getByRole('navigation', {name: 'Sidebar'});
  const look = (name: string) =>
    sidebar.getByRole('link', {name, exact: true}).evaluate((link) => {
      const {content, borderInlineStartWidth, borderInlineStartColor} = getComputedStyle(link, '::before');
      return [content, borderInlineStartWidth, borderInlineStartColor].join();
    });
  expect(await look('Create a client')).not.toBe(await look('Send messages'));
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).not.toBe('none');
});
