import type {Page} from '@playwright/test';

/** Begins to add up how much the page moves by itself; call it before the page is opened. */
export async function observeLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {layoutShift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) {
        // What a reader asked for is no shift: https://web.dev/articles/cls
        if (!entry.hadRecentInput) (window as unknown as {layoutShift: number}).layoutShift += entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift);
}
