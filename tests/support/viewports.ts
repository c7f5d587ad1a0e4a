import {expect, type Page} from '@playwright/test';

/** The widths of the browser tests. The theme's breakpoint (996/997 px) is between `TABLET` and `DESKTOP`. */
export const DESKTOP = {viewport: {width: 1440, height: 900}};
export const TABLET = {viewport: {width: 768, height: 1024}};
export const MOBILE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

/**
 * Gives the page of a desktop test the width, viewport and pointer of {@link MOBILE}, without reloading the page, and
 * calls `run`. Afterwards, the page is as wide as before, but has no pointer until it is loaded again.
 */
export async function asPhone(page: Page, run: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize(MOBILE.viewport);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', {...MOBILE.viewport, deviceScaleFactor: 1, mobile: true});
  await devtools.send('Emulation.setTouchEmulationEnabled', {enabled: true});
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse) and (hover: none)').matches)).toBe(true);
  await run();
  // The emulation lasts as long as its session.
  await devtools.detach();
  await page.setViewportSize(size);
}
