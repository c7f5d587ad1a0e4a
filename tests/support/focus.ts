import type {Page} from '@playwright/test';

/** Where the focus is: in an open dialog, with the browser's own parts, or lost to the page behind. */
function focusPlace(page: Page): Promise<'dialog' | 'browser' | 'page'> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return 'browser';
    return element?.closest('dialog') ? 'dialog' : 'page';
  });
}

/** Presses Tab so often, and tells all the places where the focus has been, in the order of their names. */
export async function placesOfTabs(page: Page, presses: number): Promise<string[]> {
  const places = new Set<string>();
  for (let press = 0; press < presses; press += 1) {
    places.add(await focusPlace(page));
    await page.keyboard.press('Tab');
  }
  return [...places].sort();
}
