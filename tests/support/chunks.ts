import type {BrowserContext, Page} from '@playwright/test';
import {deferred} from './deferred';
import {open} from './test';

/** Returns the addresses of the scripts that `route` needs and `other` doesn't. */
export async function chunksOf(context: BrowserContext, route: string, other: string): Promise<string[]> {
  const own = await scriptsOf(context, route);
  const others = await scriptsOf(context, other);
  const chunks = own.filter((script) => !others.includes(script));
  if (chunks.length === 0) throw new Error(`${route} has no chunk of its own beside ${other}.`);
  return chunks;
}

/**
 * Holds the requests for scripts until the test releases them.
 *
 * @param chunks - addresses from {@link chunksOf}
 * @returns a function that releases the requests
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

/**
 * Returns a list of the addresses of all scripts that the page requests from now on. The list grows while the page
 * loads scripts. Prefetched scripts don't count, because the browser doesn't request them as scripts.
 */
export function scriptsOn(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** The scripts of pages by route, so that each worker finds them once. */
const scriptsByRoute = new Map<string, readonly string[]>();

async function scriptsOf(context: BrowserContext, route: string): Promise<readonly string[]> {
  const known = scriptsByRoute.get(route);
  if (known) return known;
  const page = await context.newPage();
  const scripts = scriptsOn(page);
  await open(page, route);
  await page.close();
  scriptsByRoute.set(route, scripts);
  return scripts;
}
