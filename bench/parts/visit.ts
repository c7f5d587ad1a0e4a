/** Measures first visits with an empty cache, on a slow phone's processor and connection. */
import type {Browser, Page} from '@playwright/test';
import budgets from '../budgets.json';
import {median, type Part, type Row} from '../rows';
import {serveSlowly, type SlowLink} from '../slowLink';

const ROUNDS = 5;
export const CPU_SLOWDOWN = 4;
/** A visit ends after this many ms without a long task or a response. */
const QUIET = 2000;
/** Playwright's names for the types of resources in the first load. All other types count as prefetched. */
const LOADED = ['document', 'stylesheet', 'script', 'font', 'image', 'manifest'];

type BudgetedPage = keyof typeof budgets.visit.pages;
const PAGES = Object.keys(budgets.visit.pages) as BudgetedPage[];

/** The measurements of one visit. Sizes are in KiB (brotli 5). */
interface Visit extends Times {
  scripts: number;
  /** All of the first load: HTML, style sheet, scripts, fonts, pictures and manifest. */
  loaded: number;
  /** What the page requests in addition to `loaded`, before the reader does anything. */
  prefetched: number;
}

/** Values measured in the page. Paints and hydration are in ms since the visit began. */
interface Times {
  firstPaint: number;
  largestPaint: number;
  /** The end of hydration. */
  interactive: number;
  /** Total blocking time, in ms. Of each long task after the first paint, the time beyond 50 ms counts. */
  blocking: number;
  /** Cumulative layout shift, which has no unit. */
  shift: number;
}

/** What {@link recordVisit} records in the page. Times are in ms since the visit began. */
interface Recorded {
  largestPaint: number;
  interactive: number;
  shift: number;
  tasks: {start: number; end: number}[];
}

declare global {
  interface Window {
    visit: Recorded;
  }
}

/**
 * Records the largest paint, hydration, layout shifts and long tasks in `window.visit`. Runs in the page, before its
 * scripts.
 */
function recordVisit(): void {
  window.visit = {largestPaint: 0, interactive: 0, shift: 0, tasks: []};
  const {visit} = window;
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntries()) visit.largestPaint = startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      visit.tasks.push({start: startTime, end: startTime + duration});
    }
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) visit.shift += (entry as PerformanceEntry & {value: number}).value;
  }).observe({type: 'layout-shift', buffered: true});
  new MutationObserver(() => {
    if (visit.interactive || document.documentElement.dataset.hasHydrated !== 'true') return;
    visit.interactive = performance.now();
  }).observe(document, {attributes: true, childList: true, subtree: true});
}

/** Waits until the page is hydrated and quiet, and returns the measurements. Runs in the page. */
async function endVisit(quiet: number): Promise<Times> {
  const {visit} = window;
  let since = performance.now();
  while (!visit.interactive || performance.now() < since + quiet) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const time of [
      visit.interactive,
      ...visit.tasks.map(({end}) => end),
      ...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ]) {
      since = Math.max(since, time);
    }
  }
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
  const blocking = visit.tasks
    .map(({start, end}) => end - Math.max(start, firstPaint) - 50)
    .reduce((total, time) => total + Math.max(time, 0), 0);
  const {largestPaint, interactive, shift} = visit;
  return {firstPaint, largestPaint, interactive, blocking, shift};
}

/** Visits a page in a new browser context, and measures until the page is quiet. */
export async function visitPage(browser: Browser, link: SlowLink, address: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    return await measure(await context.newPage(), link, address);
  } finally {
    await context.close();
  }
}

async function measure(page: Page, link: SlowLink, address: string): Promise<Visit> {
  const sizes = {scripts: 0, loaded: 0, prefetched: 0};
  page.on('request', (request) => {
    const size = link.sizeOf(new URL(request.url()).pathname) / 1024;
    const type = request.resourceType();
    sizes[LOADED.includes(type) ? 'loaded' : 'prefetched'] += size;
    if (type === 'script') sizes.scripts += size;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.addInitScript(recordVisit);
  await page.goto(link.origin + address);
  await page.waitForLoadState('networkidle');
  // Don't use `page.evaluate` or `page.waitForFunction`. They compile scripts of their own in the page, and that would
  // be measured as a long task.
  const {result} = await session.send('Runtime.evaluate', {
    expression: `(${String(endVisit)})(${QUIET})`,
    awaitPromise: true,
    returnByValue: true,
  });
  return {...sizes, ...(result.value as Times)};
}

/** Visits an address several times, on the two sites in turn, and returns each site's medians. */
export async function compareVisits(
  browser: Browser,
  builds: {portal: string; stock: string},
  address: string,
): Promise<{portal: Visit; stock: Visit}> {
  const visits = {portal: [] as Visit[], stock: [] as Visit[]};
  for (let round = 0; round < ROUNDS; round++) {
    for (const site of ['stock', 'portal'] as const) {
      const link = await serveSlowly(builds[site]);
      visits[site].push(await visitPage(browser, link, address));
      link.close();
    }
  }
  return {portal: medians(visits.portal), stock: medians(visits.stock)};
}

function medians(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0]!) as (keyof Visit)[];
  return Object.fromEntries(names.map((name) => [name, median(visits.map((one) => one[name]))])) as unknown as Visit;
}

function rowsOf(page: BudgetedPage, {portal, stock}: {portal: Visit; stock: Visit}): Row[] {
  const {pages, ratios, prefetchedKiB} = budgets.visit;
  const {scriptsKiB, loadedKiB, largestPaint} = pages[page];
  const row = (name: string, key: keyof Visit, unit: Row['unit'], budget: Row['budget']): Row => ({
    name,
    page,
    unit,
    portal: portal[key],
    stock: stock[key],
    budget,
  });
  return [
    row('scripts', 'scripts', 'KiB', {value: scriptsKiB}),
    row('first load', 'loaded', 'KiB', {value: loadedKiB}),
    row('prefetched', 'prefetched', 'KiB', {value: prefetchedKiB}),
    row('first paint', 'firstPaint', 'ms', {ratio: ratios.firstPaint}),
    row('largest paint', 'largestPaint', 'ms', {ratio: largestPaint}),
    row('interactive', 'interactive', 'ms', {ratio: ratios.interactive}),
    row('blocking time', 'blocking', 'ms', {ratio: ratios.blocking}),
    row('layout shift', 'shift', '', {ratio: ratios.shift}),
  ];
}

export const visit: Part = {
  title: `first visits, processor ÷ ${CPU_SLOWDOWN}, slow connection, medians of ${ROUNDS}`,
  async measure(bench) {
    const builds = {portal: 'build', stock: bench.stock()};
    const browser = await bench.browser();
    const rows: Row[] = [];
    for (const page of PAGES) rows.push(...rowsOf(page, await compareVisits(browser, builds, page)));
    return rows;
  },
};
