/** Tests that a tab's memory doesn't grow with the number of pages that the reader visits. */
import type {Page} from '@playwright/test';
import {at, expect, open, test} from '../support/test';

const ROUTES = ['/consent/user-consent', '/perf-ux/optimistic-sending', '/dms/troubleshoot'];

/** Follows links of the sidebar through all of `ROUTES`, and ends on the first one. */
async function visitAll(page: Page): Promise<void> {
  const sidebar = page.getByRole('navigation', {name: 'Sidebar'});
  for (const route of [...ROUTES.slice(1), ROUTES[0]!]) {
    await sidebar.locator(`a[href="${at(route)}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${route}$`));
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  }
}

/** Returns how many DOM nodes and listeners the page has after a garbage collection, including detached ones. */
async function counters(page: Page): Promise<{nodes: number; listeners: number}> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const {nodes, jsEventListeners: listeners} = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return {nodes, listeners};
}

test('pages that the reader has left are freed', async ({page}) => {
  await open(page, ROUTES[0]!);
  // Some modules load with the first navigations.
  for (let time = 1; time <= 2; time++) await visitAll(page);
  const before = await counters(page);
  for (let time = 1; time <= 4; time++) await visitAll(page);
  const after = await counters(page);
  expect(after.nodes).toBeLessThan(before.nodes * 1.2);
  expect(after.listeners).toBeLessThan(before.listeners * 1.2);
});
