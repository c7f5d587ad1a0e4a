/** Tests the top navigation of a fixture site, in wide and narrow windows (SPEC §2 "Top navigation", §4, §9). */
import type {Locator, Page} from '@playwright/test';
import {focusPlacesOnTab} from '../support/focus';
import {expectUsable} from '../support/geometry';
import {expect, open, test} from '../support/navigationSite';
import {FRESH} from '../support/test';

// Some tests stop the clock of their browser context, so each test needs its own context.
test.use(FRESH);

// Run this file in one worker, because other workers would only wait for the same build.
test.describe.configure({mode: 'default'});

const main = (page: Page) => page.getByRole('navigation', {name: 'Main'});
const menu = (page: Page, name: string) => main(page).getByRole('button', {name, exact: true});
const link = (page: Page, name: string) => main(page).getByRole('link', {name, exact: true});
/** Returns the list of links in the open menu, or in the open section of the narrow menu. */
const panel = (page: Page) => main(page).getByRole('list').getByRole('list').filter({visible: true});

test.describe('the row of wide windows', {tag: '@desktop'}, () => {
  test('has the title (there is no logo), links, menus and all five socials', async ({page, baseURL}) => {
    await open(page, 'minimal');
    await expect(link(page, 'Fixture')).toHaveAttribute('href', '/portal/');
    await expect(link(page, 'Guide')).toHaveAttribute('href', '/portal/guide');
    await expect(link(page, 'Website')).toHaveAttribute('target', '_blank');
    for (const [name, href] of [
      ['Our chat', 'https://example.org/discord'],
      ['GitHub', 'https://example.org/github'],
      ['Telegram', 'https://example.org/telegram'],
      ['Warpcast', 'https://example.org/warpcast'],
      ['X', 'https://www.example.org/x'],
    ] as const) {
      await expect(link(page, name)).toHaveAttribute('href', href);
    }
    await menu(page, 'Products').click();
    await expectUsable(panel(page), {minWidth: 192, minHeight: 100});
    await expect(link(page, 'Code')).toHaveAttribute('href', 'https://www.example.org/code');
    await link(page, 'Kits').click();
    await expect(page).toHaveURL(`${baseURL}kits`);
  });

  test('a menu with many links scrolls, and one with a long text wraps it', async ({page}) => {
    await open(page, 'minimal');
    await menu(page, 'Products').click();
    await panel(page).evaluate((list) => {
      list.querySelector('a')!.textContent = 'A text that is much longer than those of any other link '.repeat(5);
      for (let count = 0; count < 40; count++) list.append(list.lastElementChild!.cloneNode(true));
    });
    const box = (await panel(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.width).toBeLessThanOrEqual(400);
    expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    const last = panel(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 1});
    await expectUsable(last, {minWidth: 100, minHeight: 24});
  });

  test('opens a menu 200 ms after the pointer enters, closes it 150 ms after it leaves, and then opens others at once', async ({
    page,
  }) => {
    await openWithClock(page);
    await menu(page, 'Products').hover();
    await page.clock.runFor(199);
    await expectOpen(page, 'Products', false);
    await page.clock.runFor(1);
    await expectOpen(page, 'Products', true);
    await expectUsable(panel(page), {minWidth: 192, minHeight: 100});

    await link(page, 'Apps').hover();
    await page.clock.runFor(1000);
    await expectOpen(page, 'Products', true);

    await page.getByRole('heading', {level: 1}).hover();
    await page.clock.runFor(149);
    await expectOpen(page, 'Products', true);
    await page.clock.runFor(1);
    await expectOpen(page, 'Products', false);
    await expect(link(page, 'Kits')).toBeHidden();

    // tests/unit/components/TopBar/useHoverMenus.test.ts tests the delays after a menu was open.
    await menu(page, 'Protocol').hover();
    await expectOpen(page, 'Protocol', true);
    await menu(page, 'Products').hover();
    await expectOpen(page, 'Products', true);
    await expectOpen(page, 'Protocol', false);
  });

  test('a click opens and closes a menu', async ({page}) => {
    await open(page, 'minimal');
    await menu(page, 'Products').click();
    await expectOpen(page, 'Products', true);
    await menu(page, 'Products').click();
    await expectOpen(page, 'Products', false);
    await expect(menu(page, 'Products')).toBeFocused();
    await menu(page, 'Products').click();
    await page.getByRole('heading', {level: 1}).click();
    await expectOpen(page, 'Products', false);
  });

  test('choosing a link closes the menu and keeps the focus', async ({page}) => {
    await open(page, 'minimal');
    await menu(page, 'Products').click();
    await link(page, 'Kits').press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: 'Kits'})).toBeVisible();
    await expectOpen(page, 'Products', false);
    await expect(menu(page, 'Products')).toBeFocused();
  });

  test('Escape closes a menu and returns the focus', async ({page}) => {
    await open(page, 'minimal');
    await menu(page, 'Products').press('ArrowDown');
    await expect(link(page, 'Kits')).toBeFocused();
    await expectUsable(panel(page), {minWidth: 192, minHeight: 100});
    await page.keyboard.press('Escape');
    await expectOpen(page, 'Products', false);
    await expect(menu(page, 'Products')).toBeFocused();
  });

  test("Escape closes a menu that the pointer opened, and doesn't move the focus", async ({page}) => {
    await open(page, 'minimal');
    await link(page, 'Guide').focus();
    await menu(page, 'Products').hover();
    await expectOpen(page, 'Products', true);
    await page.keyboard.press('Escape');
    await expectOpen(page, 'Products', false);
    await expect(link(page, 'Guide')).toBeFocused();
  });

  test('a menu that closes after the pointer leaves returns the focus', async ({page}) => {
    await openWithClock(page);
    await menu(page, 'Products').press('ArrowDown');
    await expect(link(page, 'Kits')).toBeFocused();
    await link(page, 'Apps').hover();
    await page.getByRole('heading', {level: 1}).hover();
    await page.clock.runFor(150);
    await expectOpen(page, 'Products', false);
    await expect(menu(page, 'Products')).toBeFocused();
  });

  test('arrow keys move along the row and the menus', async ({page}) => {
    await open(page, 'minimal');
    await link(page, 'Guide').focus();
    await page.keyboard.press('ArrowRight');
    await expect(menu(page, 'Products')).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await expectOpen(page, 'Products', false);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(link(page, 'Apps')).toBeFocused();
    await page.keyboard.press('End');
    await expect(link(page, 'Code')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(link(page, 'Apps')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await expect(link(page, 'Website')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(menu(page, 'Protocol')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(link(page, 'Guide')).toBeFocused();
  });

  test('Tab goes through an open menu, which closes after its last link', async ({page}) => {
    await open(page, 'minimal');
    await menu(page, 'Protocol').press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(page, 'Versions')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Website')).toBeFocused();
    await expectOpen(page, 'Protocol', false);
    await expect(link(page, 'Versions')).toBeHidden();
  });

  for (const [route, name] of [
    ['guide', 'Guide'],
    ['guide/start', 'Guide'],
    ['kits', 'Products'],
    ['showcase/one', 'Products'],
    ['protocol/keys.html', 'Protocol'],
  ] as const) {
    test(`/${route} belongs to ${name}`, async ({page}) => {
      await open(page, route);
      const item = main(page).getByRole('listitem').locator(':scope > :is(a, button)').filter({visible: true});
      await expect(item.and(page.locator('[aria-current]'))).toHaveText([name]);
    });
  }

  for (const route of ['', 'guidelines', 'apps', 'no/such/page']) {
    test.describe(`"/${route}"`, () => {
      test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

      test('belongs to no item', async ({page}) => {
        await open(page, route);
        await expect(main(page).locator('[aria-current]')).toHaveCount(0);
      });
    });
  }

  for (const width of [997, 1050, 1100, 1280]) {
    test(`beside a sidebar, in a window of ${width} px, nothing overlaps in the bar or leaves it`, async ({page}) => {
      await page.setViewportSize({width, height: 700});
      await open(page, 'guide');
      const bar = (await page.getByRole('banner').boundingBox())!;
      expect(bar).toMatchObject({x: 280, y: 0, width: width - 280, height: 56});
      const parts = await main(page).locator('a, button').filter({visible: true}).all();
      expect(parts.length).toBeGreaterThanOrEqual(3);
      await expect(parts[0]!).toHaveAccessibleName('Search');
      let end = bar.x;
      for (const part of parts) {
        const box = (await part.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(end);
        expect(box.y + box.height).toBeLessThanOrEqual(bar.height);
        end = box.x + box.width;
      }
      expect(end).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test("if the row doesn't fit in the bar, the menu has its links", async ({page, baseURL}) => {
    await page.setViewportSize({width: 1000, height: 700});
    await open(page, 'guide');
    await menu(page, 'Guide').click();
    const dialog = page.getByRole('dialog', {name: 'Top navigation'});
    await expectUsable(dialog, {minWidth: 300, minHeight: 200});
    await dialog.getByRole('button', {name: 'Products'}).click();
    await expectUsable(dialog.getByRole('list').getByRole('list').filter({visible: true}), {minHeight: 3 * 44});
    await dialog.getByRole('link', {name: 'Kits'}).click();
    await expect(page).toHaveURL(`${baseURL}kits`);
    await menu(page, 'Products').click();
    await page.setViewportSize({width: 1440, height: 700});
    await expect(dialog).toBeHidden();
    await expect(menu(page, 'Products')).toHaveAttribute('aria-expanded', 'false');
  });

  test('the current item is underlined and in the accent color, in a menu too', async ({page}) => {
    await open(page, 'kits');
    const look = (item: Locator) =>
      item.evaluate((element) => {
        const {color, textDecorationLine, fontWeight} = getComputedStyle(element);
        return {color, textDecorationLine, fontWeight};
      });
    const other = await look(link(page, 'Guide'));
    const current = await look(menu(page, 'Products'));
    expect(current.textDecorationLine).toBe('underline');
    expect(other.textDecorationLine).toBe('none');
    expect(current.color).not.toBe(other.color);
    await menu(page, 'Products').click();
    expect((await look(link(page, 'Kits'))).color).toBe(current.color);
    expect((await look(link(page, 'Kits'))).fontWeight).not.toBe((await look(link(page, 'Apps'))).fontWeight);
  });

  test('a line as high as the bar divides more than three items from the socials', async ({page}) => {
    await open(page, 'minimal');
    const divider = await main(page).getByRole('list').first().locator('xpath=following-sibling::div').boundingBox();
    const bar = await page.getByRole('banner').boundingBox();
    expect(divider!.height).toBe(bar!.height - 1);
  });
});

test('one tap opens a menu, another closes it', {tag: '@desktop'}, async ({browser, baseURL}) => {
  const context = await browser.newContext({hasTouch: true, viewport: {width: 1200, height: 800}});
  const page = await context.newPage();
  await open(page, `${baseURL}minimal`);
  await menu(page, 'Products').tap();
  await expectOpen(page, 'Products', true);
  await expectUsable(panel(page), {minWidth: 192, minHeight: 100});
  await menu(page, 'Products').tap();
  await expectOpen(page, 'Products', false);
  await menu(page, 'Products').tap();
  await page.touchscreen.tap(20, 700);
  await expectOpen(page, 'Products', false);
  await context.close();
});

test.describe('the menu of narrow windows', {tag: '@mobile'}, () => {
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Top navigation'});

  test('opens from the current item, or from "More" on a page without one', async ({page}) => {
    await open(page, 'guide/start');
    await expect(menu(page, 'Guide')).toHaveAttribute('aria-expanded', 'false');
    await menu(page, 'Guide').click();
    await expectUsable(dialog(page), {minWidth: 300, minHeight: 200});
    await expect(menu(page, 'Guide')).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog(page).getByRole('link', {name: 'Guide', exact: true})).toHaveAttribute('aria-current', 'true');
    await open(page, 'minimal');
    await menu(page, 'More').click();
    await expect(dialog(page).getByRole('link', {name: 'Website'})).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: 'Our chat'})).toBeVisible();
  });

  test('is a single, collapsible accordion', async ({page}) => {
    await open(page, 'minimal');
    await menu(page, 'More').click();
    const products = dialog(page).getByRole('button', {name: 'Products'});
    const protocol = dialog(page).getByRole('button', {name: 'Protocol'});
    await expect(dialog(page).getByRole('link', {name: 'Kits'})).toBeHidden();
    await products.click();
    await expect(dialog(page).getByRole('link', {name: 'Kits'})).toBeVisible();
    await expectUsable(panel(page), {minWidth: 250, minHeight: 3 * 44});
    await protocol.click();
    await expectUsable(panel(page), {minWidth: 250, minHeight: 44});
    await expect(protocol).toHaveAttribute('aria-expanded', 'true');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog(page).getByRole('link', {name: 'Kits'})).toBeHidden();
    await protocol.click();
    await expect(dialog(page).getByRole('link', {name: 'Versions'})).toBeHidden();
  });

  test('choosing a link closes it, and the page is the current one', async ({page}) => {
    await open(page, 'minimal');
    await menu(page, 'More').click();
    await dialog(page).getByRole('button', {name: 'Products'}).click();
    await dialog(page).getByRole('link', {name: 'Kits'}).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', {level: 1, name: 'Kits'})).toBeVisible();
    await expect(menu(page, 'Products')).toBeFocused();
    await menu(page, 'Products').click();
    await expect(dialog(page).getByRole('link', {name: 'Kits'})).toBeVisible();
    await expect(dialog(page).getByRole('link', {name: 'Kits'})).toHaveAttribute('aria-current', 'true');
  });

  test('keeps the focus while it is open, then returns it', async ({page}) => {
    await open(page, 'guide');
    await menu(page, 'Guide').press('Enter');
    // 20 presses of Tab go twice through all nine tab stops and the browser's own controls.
    expect(await focusPlacesOnTab(page, 20)).toEqual(['browser', 'dialog']);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(menu(page, 'Guide')).toBeFocused();
    await expect(menu(page, 'Guide')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes on a tap beside it, and when the window becomes wide', async ({page}) => {
    await open(page, 'minimal');
    await menu(page, 'More').click();
    await page.mouse.click(10, 800);
    await expect(dialog(page)).toBeHidden();
    await menu(page, 'More').click();
    await page.setViewportSize({width: 1200, height: 800});
    await link(page, 'Guide').click();
    await expect(page.getByRole('heading', {level: 1, name: 'Guide'})).toBeVisible();
  });

  test('opens below the bar, on a scrolled page too, and fits in the window', async ({page}) => {
    await page.setViewportSize({width: 320, height: 400});
    await open(page, 'landing');
    await page.evaluate(() => window.scrollTo(0, 500));
    await menu(page, 'More').click();
    await dialog(page).getByRole('button', {name: 'Products'}).click();
    await expectUsable(dialog(page), {minWidth: 280, minHeight: 200});
    const bar = (await page.getByRole('banner').boundingBox())!;
    const box = (await dialog(page).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height - 8);
    expect(box.y).toBeLessThanOrEqual(bar.y + bar.height + 8);
    expect(box.y + box.height).toBeLessThanOrEqual(400);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await dialog(page).getByRole('link', {name: 'X', exact: true}).scrollIntoViewIfNeeded();
    await expect(dialog(page).getByRole('link', {name: 'X', exact: true})).toBeInViewport();
  });
});

test(
  'every link of the navigation can be reached without JavaScript',
  {tag: '@both'},
  async ({browser, baseURL, isMobile, viewport}) => {
    const context = await browser.newContext({javaScriptEnabled: false, viewport});
    const page = await context.newPage();
    await page.goto(`${baseURL}minimal`);
    if (!isMobile) {
      await menu(page, 'Protocol').focus();
      await expect(link(page, 'Versions')).toBeVisible();
      await menu(page, 'Products').hover();
    }
    const names = ['Guide', 'Code', 'Website', 'Our chat', 'X', 'Apps', 'Kits'];
    for (const name of names) await expect(link(page, name).filter({visible: true})).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport!.width);
    await link(page, 'Kits').filter({visible: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Kits'})).toBeVisible();
    await context.close();
  },
);

for (const route of ['minimal', 'landing', 'no/such/page']) {
  test.describe(`/${route}`, {tag: '@both'}, () => {
    test.use({expectedErrors: [/status of 404 \(Not Found\)/]});

    test('keeps its bar in view', async ({page}) => {
      await open(page, route);
      await page.evaluate(() => (document.body.style.minBlockSize = '3000px'));
      await page.evaluate(() => window.scrollTo(0, 1000));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
      expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);
    });
  });
}

test(
  'on docs pages, the bar is sticky in wide windows and scrolls away in narrow ones',
  {tag: '@both'},
  async ({page, isMobile}) => {
    await open(page, 'guide');
    await page.evaluate(() => window.scrollTo(0, 1000));
    if (isMobile) await expect(page.getByRole('banner')).not.toBeInViewport();
    else expect((await page.getByRole('banner').boundingBox())!.y).toBe(0);
  },
);

test("showTopNav: false removes the whole bar, from the server's HTML too", async ({page, request}) => {
  await open(page, 'no-bar');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(main(page)).toHaveCount(0);
  const html = await (await request.get('no-bar')).text();
  expect(html).not.toMatch(/aria-label="?Main/);
  expect(html).not.toContain('example.org/discord');
});

test("showLogo: false removes the logo, from the server's HTML too", async ({page, request}) => {
  await open(page, 'no-logo');
  await expect(main(page)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Fixture'})).toHaveCount(0);
  expect(await (await request.get('no-logo')).text()).not.toMatch(/<a[^>]*>Fixture</);
});

async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({time: 0});
  await open(page, 'minimal');
  await page.clock.pauseAt(60_000);
}

async function expectOpen(page: Page, name: string, expanded: boolean): Promise<void> {
  await expect(menu(page, name)).toHaveAttribute('aria-expanded', String(expanded));
}

test('a long title wraps, and nothing is pushed out of the window', {tag: '@both'}, async ({page}) => {
  for (const width of [page.viewportSize()!.width, 320]) {
    await page.setViewportSize({width, height: 700});
    await open(page, 'minimal');
    await page.getByRole('link', {name: 'Fixture', exact: true}).evaluate((home) => {
      home.textContent = 'A title of the ordinary length of such titles';
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBe(0);
    const theme = page.getByRole('button', {name: /theme/i}).filter({visible: true}).first();
    await expectUsable(theme, {minWidth: 24, minHeight: 24});
    await expect(theme).toBeInViewport({ratio: 1});
    if (width <= 996) await expectUsable(menu(page, 'More'), {minWidth: 60, minHeight: 24});
  }
});
