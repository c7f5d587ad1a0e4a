/** Playwright's `test` for faults: a host that can be made to fail, and checks that readers lose nothing. */
import type {BrowserContext, Locator, Page} from '@playwright/test';
import {readDelivery} from '../../scripts/delivery/delivery';
import {holdScripts} from './chunks';
import {FILES, FROM, linksTo, TO} from './faultPages';
import {startFaultyHost, type Affected, type FaultyHost} from './faultyHost';
import {missingProgram, startServer, type ServerName} from './servers';
import {at, expect, open, test as base} from './test';

/**
 * A row in a table of faults. The test's name says what is done, what the reader must see, and what must not be lost.
 */
export interface FaultRow {
  /** What is done to the connection, the host or the browser, and what the reader does. */
  done: string;
  /** Whether the row runs in `npm test` too, not only in the full run. */
  isTelling?: boolean;
  /** Whether the row also runs at the width of phones. */
  isBoth?: boolean;
}

export const tagOf = ({isTelling, isBoth}: Omit<FaultRow, 'done'>): {tag: string[]} => ({
  tag: [...(isTelling ? ['@telling'] : []), ...(isBoth ? ['@both'] : [])],
});

type HostOf = (name: ServerName) => Promise<FaultyHost>;

interface Fixtures {
  /** The server behind the host. */
  server: ServerName;
  host: FaultyHost;
}

export const test = base.extend<Fixtures, {hostOf: HostOf}>({
  server: ['preview', {option: true}],
  hostOf: [
    async ({}, use) => {
      const hosts = new Map<ServerName, Promise<{host: FaultyHost; close: () => Promise<void>}>>();
      await use(async (name) => {
        const started = hosts.get(name) ?? startHost(name);
        hosts.set(name, started);
        return (await started).host;
      });
      for (const started of hosts.values()) await (await started).close();
    },
    {scope: 'worker'},
  ],
  host: async ({hostOf, server, context}, use, testInfo) => {
    const missing = missingProgram(server);
    if (missing !== undefined && process.env.REQUIRE_SERVERS) throw new Error(`${server} is missing: ${missing}`);
    testInfo.skip(missing !== undefined, `${server} is missing: ${missing}`);
    const host = await hostOf(server);
    host.reset();
    await use(host);
    // The next test has the same context, and Playwright doesn't end its offline state (playwright.config.ts).
    await context.setOffline(false);
  },
});

async function startHost(name: ServerName) {
  const delivery = readDelivery();
  const server = await startServer(name, delivery);
  const host = await startFaultyHost(delivery.folder, server.origin, delivery.basePath);
  const close = async () => {
    await host.close();
    await server.close();
  };
  return {host, close};
}

/**
 * Matches what the browser and the bundler report when a script doesn't arrive, or arrives broken. This is a single
 * expression, because Playwright can misread a list of two expressions as a value and its settings.
 */
export const SCRIPT_FAILURE = new RegExp(
  [
    'Failed to load resource',
    'Refused to (?:execute script|apply style)|MIME type|link preload',
    'ChunkLoadError|Loading (?:CSS )?chunk \\S+ failed',
    '(?:Invalid or unexpected|Unexpected) token|Unexpected end of input|missing \\) after argument list',
    'This release is broken',
  ].join('|'),
);

export const heading = (page: Page): Locator => page.getByRole('heading', {level: 1});

/** The article's first link to a page, or to a heading on that page. */
export const linkTo = (page: Page, route: string): Locator =>
  page
    .getByRole('article')
    .locator(linksTo(at(route)))
    .first();

/** The notice that the next page can't be loaded, or is slow. */
export const notice = (page: Page): Locator => page.getByRole('region', {name: /^Page (?:not loaded|loading slowly)$/});
export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** The query of an earlier search. Faults must not lose it. */
export const KEPT_QUERY = 'consent';

/** Returns a function that checks whether a file is a script that the page hasn't loaded yet. */
export async function newScripts(page: Page): Promise<Affected> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  return (file) => FILES.scripts(file) && !names.some((name) => name.endsWith(file));
}

/** Turns off prefetching, so that a page's code is requested only when the reader follows a link to the page. */
export async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

/**
 * Focuses a link, which can scroll the page, and waits for the next frame, in which the scroll event is sent. Returns
 * the scroll position in px.
 */
export async function focusLink(page: Page, route: string): Promise<number> {
  await linkTo(page, route).focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return scrollTop(page);
}

/** Opens the first page, stores a search query, switches to the dark theme, and focuses the link to the next page. */
export async function startReading(page: Page, host: FaultyHost): Promise<void> {
  await disablePrefetch(page);
  await open(page, host.address + FROM.route);
  await page.evaluate((query) => localStorage.setItem('filterText', query), KEPT_QUERY);
  await page.getByRole('button', {name: /theme/i}).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await focusLink(page, TO.route);
}

/** Expects that the page still has the theme and the query that {@link startReading} has set. */
export async function expectChoicesKept(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('filterText'))).toBe(KEPT_QUERY);
}

/** Expects a page that is complete and works. */
export async function expectPage(page: Page, {title}: {title: string}): Promise<void> {
  await expect(heading(page)).toContainText(title);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
}

/** Expects a page as the server sent it, which is readable although no script runs. */
export async function expectPlainPage(page: Page, {title}: {title: string}): Promise<void> {
  await expect(heading(page)).toContainText(title);
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  expect((await page.getByRole('article').innerText()).length).toBeGreaterThan(1000);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
}

/** Opens a page, and holds its scripts until the returned function is called. */
export async function openWithoutScripts(page: Page, route: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(at(route), {waitUntil: 'commit'});
  await page.locator('footer').last().waitFor({state: 'attached'});
  return release;
}

/** Cuts the network. Also clears the browser's cache, in which an earlier test may have left the next page. */
export async function goOffline(context: BrowserContext): Promise<void> {
  const browser = await context.newCDPSession(context.pages()[0]!);
  await browser.send('Network.clearBrowserCache');
  await context.setOffline(true);
}

/** Waits long enough to notice a page that reloads itself again and again. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(300);
}

export * from './faultPages';
export {at, expect, open};
