import type {Page} from '@playwright/test';

/** Returns where the focus is: in an open dialog, in the browser's own controls, or on the page behind the dialog. */
function focusPlace(page: Page): Promise<'dialog' | 'browser' | 'page'> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === document.body) return 'browser';
    return element?.closest('dialog') ? 'dialog' : 'page';
  });
}

/** Presses Tab `presses` times. Returns the places that had the focus before each press, each once, sorted by name. */
export async function focusPlacesOnTab(page: Page, presses: number): Promise<string[]> {
  const places = new Set<string>();
  for (let press = 0; press < presses; press += 1) {
    places.add(await focusPlace(page));
    await page.keyboard.press('Tab');
  }
  return [...places].sort();
}
