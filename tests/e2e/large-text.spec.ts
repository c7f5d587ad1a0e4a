/** Tests narrow windows in a browser whose default text size is 200%. */
import type {Page} from '@playwright/test';
import {expectUsable} from '../support/geometry';
import {openSearchDialog} from '../support/searchDialog';
import {FRESH, expect, open, test} from '../support/test';

// The text size belongs to the page, and the next test must not have it.
test.use(FRESH);

async function openLarge(page: Page, width: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  await page.setViewportSize({width, height: 800});
  await open(page, '/dms/client');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [320, 390]) {
  test(`everything in the curtain bar is in a window of ${width} px`, {tag: '@mobile'}, async ({page}) => {
    await openLarge(page, width);
    await page.evaluate(() => scrollTo({top: 3000, behavior: 'instant'}));
    for (const name of [/^Menu/, 'Top', 'On this page']) {
      await expect(page.getByRole('button', {name, exact: true})).toBeInViewport({ratio: 1});
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test(`the search's input and buttons have room in a window of ${width} px`, {tag: '@mobile'}, async ({page}) => {
    await openLarge(page, width);
    const {root, input, button} = await openSearchDialog(page);
    await expectUsable(input, {minWidth: 150});
    for (const name of ['Toggle detail view', 'Clear search', 'Close search dialog'] as const) {
      await expect(button(name)).toBeInViewport({ratio: 1});
    }
    expect(await root.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  });
}
