import type {BrowserContext, Page} from '@playwright/test';
import {deferred} from './deferred';
import {open} from './test';

/** The addresses of the scripts that `route` needs and `other` does not: the chunks of its page alone. */
export async function chunksOf(context: BrowserContext, route: string, other: string): Promise<string[]> {
  const own = await scriptsOf(context, route);
  const others = await scriptsOf(context, other);
  const chunks = own.filter((script) => !others.includes(script));
  if (chunks.length === 0) throw new Error(`${route} has no chunk of its own beside ${other}.`);
  return chunks;
}

/**
 * Keeps scripts from a page until they are let go.
 *
 * @param chunks - addresses, as {@link chunksOf} gives them
 * @returns what lets them go
 */
export async function holdChunks(page: Page, chunks: readonly string[]): Promise<() => void> {
  const held = deferred();
  await page.route(
    (url) => chunks.includes(url.href),
    async (route) => {
      await held.promise;
      await route.continue();
    },
  );
  return () => held.resolve();
}

async function scriptsOf(context: BrowserContext, route: string): Promise<string[]> {
  const page = await context.newPage();
  await open(page, route);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({name}) => name),
  );
  await page.close();
  return scripts.filter((address) => address.endsWith('.js'));
}
