/** Tests the curtain bar and the sidebar in narrow windows (SPEC §2 "Mobile curtain bar"). */
import type {Locator, Page} from '@playwright/test';
import {focusPlacesOnTab} from '../support/focus';
import {expectUsable} from '../support/geometry';
import {observeLayoutShift} from '../support/layoutShift';
import {expect, open, test} from '../support/sidebarSite';
import {at} from '../support/test';

const menu = (page: Page): Locator => page.getByRole('button', {name: /^Menu/});
const onThisPage = (page: Page): Locator => page.getByRole('button', {name: 'On this page'});
const top = (page: Page): Locator => page.getByRole('button', {name: 'Top', exact: true});
const sidebar = (page: Page): Locator => page.getByRole('navigation', {name: 'Sidebar'});
const link = (page: Page, name: string): Locator => sidebar(page).getByRole('link', {name, exact: true});

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({top: 800, behavior: 'instant'}));
  await expect(top(page)).toBeVisible();
}

test('shows only in narrow windows', {tag: '@both'}, async ({page, isMobile}) => {
  await open(page, '/dms/client');
  await expect(menu(page)).toBeVisible({visible: isMobile});
  await expect(page.getByRole('complementary')).toBeVisible({visible: !isMobile});
  await expect(sidebar(page)).toHaveCount(isMobile ? 0 : 1);
});

test.describe('on narrow windows', {tag: '@mobile'}, () => {
  test.describe('the menu button', () => {
    test("shows the current item's text", async ({page, site}) => {
      await open(page, '/dms/client');
      await expect(menu(page)).toHaveAccessibleName('Menu Create a client');
      await open(page, `${site}/matched/second`);
      await expect(menu(page)).toHaveAccessibleName('Menu Matched');
    });

    test("shows the front matter's title without an item, or else the first heading", async ({page, site}) => {
      await open(page, `${site}/titled`);
      await expect(menu(page)).toHaveAccessibleName('Menu From the front matter');
      await open(page, `${site}/headed`);
      await expect(menu(page)).toHaveAccessibleName('Menu From the heading');
    });

    test('opens the navigation at the current page; choosing a page closes it', async ({page}) => {
      await open(page, '/dms/client');
      await menu(page).tap();
      await expectUsable(page.getByRole('dialog', {name: 'Menu'}), {minWidth: 390, minHeight: 600});
      await expect(link(page, 'Create a client')).toBeFocused();
      await link(page, 'Send messages').tap();
      await expect(page).toHaveURL(at('/dms/messages'));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(menu(page)).toHaveAccessibleName('Menu Send messages');
    });

    test('closes on the current page too', async ({page}) => {
      await open(page, '/dms/client');
      await menu(page).tap();
      await link(page, 'Create a client').tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(menu(page)).toBeFocused();
    });

    test('opens a popover as wide as the window that scrolls by itself to 100 px above the current item', async ({
      page,
      site,
    }) => {
      await open(page, `${site}/many/30`);
      await menu(page).tap();
      await expect(link(page, 'Page 30')).toBeInViewport();
      await expectUsable(page.getByRole('dialog'), {minWidth: 390, minHeight: 600});
      await expectUsable(sidebar(page), {minWidth: 390, minHeight: 600});
      const dialog = (await page.getByRole('dialog').boundingBox())!;
      const button = (await menu(page).boundingBox())!;
      const {width, height} = page.viewportSize()!;
      expect(dialog).toMatchObject({x: 0, width});
      expect(dialog.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(dialog.y + dialog.height).toBeLessThanOrEqual(height);
      const navigation = (await sidebar(page).boundingBox())!;
      expect((await link(page, 'Page 30').boundingBox())!.y - navigation.y).toBeCloseTo(100, 0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('is on every page with a sidebar, below the sticky header', async ({page, site}) => {
      await open(page, `${site}/small`);
      await expect(menu(page)).toBeVisible();
      await expect(onThisPage(page)).toHaveCount(0);
      await page.evaluate(() => scrollTo({top: 800, behavior: 'instant'}));
      await expect(menu(page)).toBeInViewport();
      await expect(top(page)).toHaveCount(0);
    });

    test('does not hide a heading that readers go to, below a sticky header too', async ({page, site}) => {
      await open(page, `${site}/small#part`);
      const bar = (await menu(page).boundingBox())!;
      const heading = page.getByRole('heading', {name: /^Part/});
      await expect(heading).toBeInViewport({ratio: 1});
      expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    });

    test('is replaced by the title on pages without a sidebar', async ({page, site}) => {
      await open(page, `${site}/alone`);
      await expect(menu(page)).toHaveCount(0);
      await expect(onThisPage(page)).toBeVisible();
      await expect(page.getByRole('main').getByText('Alone', {exact: true}).first()).toBeVisible();
    });

    test('is replaced by the title, with Top beside it, on pages without a sidebar and an outline', async ({
      page,
      site,
    }) => {
      await open(page, `${site}/lonely`);
      await expect(menu(page)).toHaveCount(0);
      await expect(onThisPage(page)).toHaveCount(0);
      await scrollDown(page);
      await expect(page.getByRole('main').getByText('Lonely', {exact: true}).first()).toBeInViewport();
      await top(page).tap();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });

    test('sections can be toggled in the menu', async ({page, site}) => {
      await open(page, `${site}/reference`);
      await menu(page).tap();
      await expect(link(page, 'Identity')).toBeHidden();
      await page.getByRole('button', {name: 'Expand Concepts'}).tap();
      await expectUsable(link(page, 'Identity'), {minWidth: 300, minHeight: 44});
      await expectUsable(page.getByRole('dialog'), {minWidth: 390, minHeight: 600});
    });
  });

  test.describe('by keyboard', () => {
    test('the menu keeps the focus, and Escape returns it', async ({page}) => {
      await open(page, '/dms/client');
      await menu(page).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', {name: 'Menu'});
      await expect(dialog).toBeVisible();
      const stops = await dialog.getByRole('link').count();
      expect(await focusPlacesOnTab(page, stops + 3)).toEqual(['browser', 'dialog']);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(menu(page)).toBeFocused();
    });

    test('Escape returns the focus from the outline, and a chosen heading gets it', async ({page}) => {
      await open(page, '/dms/messages');
      await onThisPage(page).focus();
      await page.keyboard.press('Enter');
      await expectUsable(page.getByRole('dialog', {name: 'On this page'}), {minWidth: 390, minHeight: 200});
      await page.keyboard.press('Escape');
      await expect(onThisPage(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('link', {name: 'Send a message'})).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 2, name: 'Send a message'})).toBeFocused();
    });
  });

  test.describe('Top', () => {
    test('shows only while the header is out of view, and scrolls smoothly to the top', async ({page}) => {
      await open(page, '/dms/client');
      await expect(menu(page)).toBeVisible();
      await expect(top(page)).toHaveCount(0);
      await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
      await expect(top(page)).toBeVisible();
      await page.evaluate(() => {
        const seen: number[] = [];
        Object.assign(window, {seen});
        addEventListener('scroll', () => seen.push(scrollY));
      });
      await top(page).tap();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(top(page)).toHaveCount(0);
      const seen = await page.evaluate(() => (window as unknown as {seen: number[]}).seen);
      expect(seen.filter((y) => y > 0 && y < 3000).length).toBeGreaterThan(2);
    });

    test('ends its scrolling when a menu opens, so that the menu is below the bar', async ({page}) => {
      await open(page, '/dms/client');
      await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
      await top(page).tap();
      await menu(page).tap();
      const dialog = page.getByRole('dialog', {name: 'Menu'});
      await expectUsable(dialog, {minWidth: 390});
      await page.waitForTimeout(500);
      const [bar, box] = [(await menu(page).boundingBox())!, (await dialog.boundingBox())!];
      expect(Math.abs(bar.y + bar.height - box.y)).toBeLessThan(4);
    });

    test('scrolls at once with reduced motion', async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, '/dms/client');
      await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
      await top(page).click();
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    test('passes the focus on when it disappears', async ({page, site}) => {
      for (const [address, next] of [
        ['/dms/client', menu(page)],
        // Without a menu.
        [`${site}/alone`, onThisPage(page)],
      ] as const) {
        await open(page, address);
        await scrollDown(page);
        await top(page).focus();
        await page.keyboard.press('Enter');
        await expect(top(page)).toHaveCount(0);
        await expect(next).toBeFocused();
      }
    });

    test('a page with long words is no wider than a small window', async ({page, site}) => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, `${site}/long`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });

  test('the bar sticks to the top of the window', async ({page}) => {
    await open(page, '/dms/client');
    await scrollDown(page);
    const {x, y, width, height} = (await menu(page).boundingBox())!;
    expect(y).toBeCloseTo(0, 0);
    // Tap by coordinates, because Playwright's `tap()` would first scroll a sticky element to its original position.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    // The menu must begin where the bar ends (at most 1 px lower, for the border), and the page mustn't scroll.
    const dialog = page.getByRole('dialog', {name: 'Menu'});
    await expectUsable(dialog, {minWidth: 390, minHeight: 600});
    expect((await dialog.boundingBox())!.y - height).toBeLessThanOrEqual(1);
    expect(await page.evaluate(() => scrollY)).toBe(800);
  });

  test.describe('On this page', () => {
    test('lists the headings; choosing one closes the list and goes there', async ({page, site}) => {
      await open(page, `${site}/headed`);
      await onThisPage(page).tap();
      const list = page.getByRole('dialog').getByRole('navigation', {name: 'On this page'});
      await expectUsable(list, {minWidth: 350, minHeight: 3 * 44});
      await expect(list.getByRole('link')).toHaveText(['Part with code', 'Deeper', 'Last']);
      await expect(list.locator('code')).toHaveText('code');
      await list.getByRole('link', {name: 'Last'}).tap();
      await expect(page).toHaveURL(`${site}/headed#last`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const heading = page.getByRole('heading', {name: 'Last'});
      await expect(heading).toBeInViewport();
      // The heading is below the bar, not behind it.
      const bar = (await menu(page).boundingBox())!;
      expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    });

    test("doesn't show without an outline", async ({page, site}) => {
      await open(page, `${site}/bare`);
      await expect(menu(page)).toBeVisible();
      await expect(onThisPage(page)).toHaveCount(0);
    });
  });

  test('a tap outside closes the popover', async ({page}) => {
    await open(page, '/dms/messages');
    await onThisPage(page).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    const {width, height} = page.viewportSize()!;
    await page.touchscreen.tap(width / 2, height - 20);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test.describe('without a network', () => {
    // Expect errors, because the pages that the menu links to can't be prefetched.
    test.use({expectedErrors: [/net::ERR_FAILED/]});

    test('the menus load nothing that could fail', async ({page}) => {
      await open(page, '/dms/messages');
      await page.route(
        (url) => url.pathname.endsWith('.js'),
        (route) => route.abort(),
      );
      for (const button of [menu, onThisPage]) {
        await button(page).tap();
        await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await expect(page.getByRole('heading', {level: 1, name: 'Send and read messages'})).toBeVisible();
    });
  });

  test("the page behind an open menu doesn't scroll, shift or get style attributes", async ({page}) => {
    const shifts = await observeLayoutShift(page);
    await open(page, '/dms/messages');
    await scrollDown(page);
    const styles = () => page.locator('style').count();
    const before = await styles();
    await page.getByRole('button', {name: /^Menu/}).evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    const {width, height} = page.viewportSize()!;
    await page.mouse.move(width / 2, height - 10);
    // Scroll past the end of the menu. The page behind it mustn't scroll, even after search has opened and closed.
    const scrollPast = async () => {
      for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 2000);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    };
    await scrollPast();
    expect(await page.evaluate(() => scrollY)).toBe(800);
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
    await scrollPast();
    expect(await page.evaluate(() => scrollY)).toBe(800);
    expect(await styles()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(800);
    expect(await shifts()).toEqual([]);
  });

  test('a window that becomes wide closes an open menu', async ({page}) => {
    await open(page, '/dms/messages');
    await menu(page).tap();
    await page.setViewportSize({width: 1200, height: 800});
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The button that had the focus is hidden.
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', {name: 'Create a client'}).first().click();
    await expect(page).toHaveURL(at('/dms/client'));
  });

  test('is not printed', async ({page}) => {
    await open(page, '/dms/client');
    await page.emulateMedia({media: 'print'});
    await expect(menu(page)).toBeHidden();
  });

  test('nothing shifts as a page loads, scrolls and shows Top', async ({page, site}) => {
    const shifts = await observeLayoutShift(page);
    await open(page, `${site}/headed`);
    await scrollDown(page);
    expect(await shifts()).toEqual([]);
  });

  for (const width of [320, 390, 768, 996]) {
    test(`fits ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 700});
      await open(page, '/dms/streams');
      await scrollDown(page);
      const boxes = await Promise.all([menu, top, onThisPage].map((button) => button(page).boundingBox()));
      const [first, second, third] = boxes.map((box) => box!);
      expect(first!.x).toBeGreaterThanOrEqual(0);
      expect(first!.x + first!.width).toBeLessThanOrEqual(second!.x);
      expect(second!.x + second!.width).toBeLessThanOrEqual(third!.x);
      expect(third!.x + third!.width).toBeLessThanOrEqual(width);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('"Menu" links to the navigation after the text, with every section open', async ({page, site}) => {
      await page.goto(`${site}/headed`);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await page.getByRole('link', {name: 'Menu From the heading'}).tap();
      await expect(sidebar(page)).toBeInViewport();
      const end = (await page.getByRole('main').boundingBox())!;
      expect((await sidebar(page).boundingBox())!.y).toBeGreaterThanOrEqual(end.y + end.height);
      await link(page, 'Leaf').tap();
      await expect(page).toHaveURL(`${site}/concepts/v3/groups/leaf`);
    });

    test('the bar is at the top of the window when the top bar has scrolled away', async ({page, site}) => {
      await page.goto(`${site}/small`);
      await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight / 3, behavior: 'instant'}));
      await expect(page.getByRole('navigation', {name: 'Main'})).not.toBeInViewport();
      const bar = (await page.getByRole('link', {name: /^Menu/}).boundingBox())!;
      expect(bar.y).toBeGreaterThanOrEqual(0);
      expect(bar.y).toBeLessThan(24);
    });

    test('"On this page" links to the outline after the text', async ({page, site}) => {
      await page.goto(`${site}/headed`);
      const outline = page.getByRole('navigation', {name: 'On this page'});
      await page.getByRole('link', {name: 'On this page'}).tap();
      await expect(outline).toBeInViewport();
      await outline.getByRole('link', {name: 'Deeper'}).tap();
      await expect(page).toHaveURL(`${site}/headed#deeper`);
      await expect(page.getByRole('heading', {name: 'Deeper'})).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width);
    });
  });
});
