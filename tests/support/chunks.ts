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
 * Holds back scripts that the page requests from now on.
 *
 * @param chunks - addresses from {@link chunksOf}; by default, all scripts are held back
 * @returns a function that lets the scripts through
 */
export async function holdScripts(page: Page, chunks?: readonly string[]): Promise<() => void> {
  const end = deferred();
  await page.route(chunks ? ({href}) => chunks.includes(href) : '**/assets/js/**', async (route) => {
    await end.promise;
    await route.continue();
  });
  return end.resolve;
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
