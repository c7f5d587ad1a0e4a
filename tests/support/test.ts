/** Playwright's `test` with the portal's browser. Any error on the console fails the test. */
import {expect, test as base, type Page} from '@playwright/test';
import {findBrowser} from '../../scripts/browser/find';
import {at} from './address';

interface Fixtures {
  /** Console errors that a test expects. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], {option: true}],
  // Playwright's own option. Its scope is the worker, because a worker's tests share a browser.
  launchOptions: [
    async ({}, use) => {
      await use(await findBrowser());
    },
    {scope: 'worker'},
  ],
  page: async ({page, expectedErrors}, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.stack || error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    await use(page);
    expect(errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))).toEqual([]);
  },
});

/** For specs that need a new browser context for each test; see playwright.config.ts. */
export const FRESH = {reuseContext: false};

/** A short page, for tests in which the page doesn't matter, because long pages take longer to open. */
export const SHORT_PAGE = '/consent/user-consent';

/** Opens a page (see `at`), and waits until all of it is hydrated. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(at(route));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Waits for a new tab, and returns the address that it requests, without the hash. Chromium doesn't always report a tab
 * in the background, or its address.
 *
 * @param timeout Milliseconds to wait; without it, as long as the test may take.
 */
export async function addressOfNewTab(page: Page, timeout?: number): Promise<string> {
  const request = await page
    .context()
    .waitForEvent('request', {predicate: (sent) => sent.isNavigationRequest(), timeout});
  return request.url();
}

export {at, expect};
