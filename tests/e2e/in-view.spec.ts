/** Tests that nothing is hidden that readers need: by buttons, by the edges of its box, or by those of the window. */
import type {Locator} from '@playwright/test';
import {searchFor} from '../support/searchDialog';
import {at} from '../support/address';
import {FRESH, SHORT_PAGE, expect, open, test} from '../support/test';

// A larger default font could outlast its test.
test.use(FRESH);

/** Returns whether the text of the code's first line and the block's buttons overlap. */
const isCovered = (code: Locator): Promise<boolean> =>
  code.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('.line') ?? element);
    const texts = [...range.getClientRects()];
    const buttons = [...element.closest('pre')!.parentElement!.querySelectorAll('button')];
    return buttons
      .map((button) => button.getBoundingClientRect())
      .some(({left, top, bottom}) => texts.some((text) => text.right > left && text.bottom > top && text.top < bottom));
  });

test('on phones, code can be scrolled and wrapped so that no button covers it', {tag: '@mobile'}, async ({page}) => {
  await open(page, '/dms/client');
  const block = page.getByRole('tabpanel').first();
  const code = block.locator('code');
  await block.locator('pre').evaluate((scroller) => (scroller.scrollLeft = scroller.scrollWidth));
  expect(await isCovered(code)).toBe(false);
  await block.getByRole('button', {name: 'Wrap lines'}).tap();
  expect(await isCovered(code)).toBe(false);
});

test('by keyboard, a link in a wide table scrolls into view', {tag: '@mobile'}, async ({page}) => {
  await open(page, '/dms/client');
  const table = page.getByRole('region', {name: 'React options'});
  const link = table.getByRole('link', {name: 'Saved keys'});
  await table.focus();
  while (!(await link.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  const [outer, inner] = [(await table.boundingBox())!, (await link.boundingBox())!];
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
});

test(
  "the focus moves through the sticky bars and the sidebar, and the page doesn't scroll",
  {tag: '@both'},
  async ({page}) => {
    await open(page, '/dms/client');
    const distances = await page.evaluate(() => {
      scrollTo(0, 3000);
      const controls = [
        ...document.querySelectorAll<HTMLElement>('[data-bar] :is(a, button), [aria-label="Sidebar"] a'),
      ].filter((control) => {
        const {top, bottom, width} = control.getBoundingClientRect();
        return width > 0 && top >= 0 && bottom <= innerHeight;
      });
      return controls.map((control) => {
        control.focus();
        return scrollY - 3000;
      });
    });
    expect(distances.length).toBeGreaterThan(1);
    expect(new Set(distances)).toEqual(new Set([0]));
  },
);

test('in the smallest window, no word of the title is broken', {tag: '@mobile'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/dms/troubleshoot');
  const lines = await page.getByRole('heading', {level: 1}).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test(
  'a menu without a current item that opens by keyboard focuses its first link',
  {tag: '@mobile'},
  async ({page}) => {
    await open(page, '/get-started/faq');
    await page.getByRole('button', {name: 'On this page'}).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeFocused();
  },
);

test('the tabs of a code group are no higher than their list', async ({page}) => {
  await open(page, '/dms/client');
  const [inside, outside] = await page
    .getByRole('tablist')
    .first()
    .evaluate((list) => [list.scrollHeight, list.clientHeight]);
  expect(inside).toBe(outside);
});

test('the ring of a focused element is never below the window', async ({page}) => {
  await open(page, SHORT_PAGE);
  await page.setViewportSize({width: 1440, height: 500});
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab');
    const {bottom, height} = await page.evaluate(() => ({
      bottom: document.activeElement!.getBoundingClientRect().bottom,
      height: innerHeight,
    }));
    expect(bottom + 4).toBeLessThanOrEqual(height);
  }
});

test('forced colors show the matches of a search on a background of their own', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, SHORT_PAGE);
  const {list} = await searchFor(page, 'wallet');
  const {color, backgroundColor} = await list
    .locator('mark')
    .first()
    .evaluate((mark) => {
      const {color, backgroundColor} = getComputedStyle(mark);
      return {color, backgroundColor};
    });
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  expect(backgroundColor).not.toBe(color);
});

test('on paper, long lines of code wrap', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await page.setViewportSize({width: 720, height: 900});
  await open(page, '/perf-ux/debug-and-test');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
});

test.describe('with a larger default font', () => {
  for (const [width, size] of [
    [1024, 24],
    [390, 24],
    [320, 20],
  ] as const) {
    test(`of ${size} px, everything fits into a window of ${width} px`, async ({page}) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: size}});
      await page.setViewportSize({width, height: 800});
      await open(page, '/dms/client');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const items = [
        page.getByRole('banner').getByRole('link', {name: 'Home'}),
        page.getByRole('button', {name: 'Search', exact: true}),
        page.getByRole('button', {name: 'More', exact: true}),
        page.getByRole('button', {name: 'Switch to dark theme'}),
      ];
      let end = 0;
      for (const item of items) {
        const {x, width: own} = (await item.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(end);
        expect(own).toBeGreaterThanOrEqual(24);
        end = x + own;
      }
      expect(end).toBeLessThanOrEqual(width);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no word of a title is broken', {tag: '@mobile'}, async ({page}) => {
    await page.goto(at('/get-started/faq'));
    // The longest word of the title, on a line of its own.
    const title = page.getByRole('heading', {level: 1});
    const lines = await title.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, text.textContent!.indexOf(' '));
      return [range.toString(), range.getClientRects().length];
    });
    expect(lines).toEqual(['Frequently', 1]);
  });
});

test('with forced colors, pictures follow the system, not the chosen theme', {tag: '@desktop'}, async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'light'});
  await open(page, '/dms/overview');
  const box = page.locator('figure rect').first();
  const light = await box.evaluate((element) => getComputedStyle(element).fill);
  await page.getByRole('button', {name: 'Switch to dark theme'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await box.evaluate((element) => getComputedStyle(element).fill)).toBe(light);
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  expect(await box.evaluate((element) => getComputedStyle(element).fill)).not.toBe(light);
});

test('code is read from left to right, also if the page is read from right to left', async ({page}) => {
  await open(page, '/dms/client');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const code = page.getByRole('tabpanel').first().locator('code');
  const indent = await code.evaluate((element) => {
    const range = document.createRange();
    range.setStart(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!, 0);
    return range.getBoundingClientRect().left - element.getBoundingClientRect().left;
  });
  expect(Math.abs(indent)).toBeLessThan(30);
});
