/**
 * `npm run bench:cold-visit`: measures a first visit with an empty cache to the site in `build/`, served by nginx over
 * a connection of 1.6 Mbit/s and 150 ms. Compares it with a stock Docusaurus with the same pages on the same nginx. The
 * sites are visited in turn. The budgets in bench/budgets.json are ratios of the medians.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {findBrowser} from '../scripts/browser/find';
import {compress} from '../scripts/delivery/compress';
import {bareDelivery, readDelivery, type Delivery} from '../scripts/delivery/delivery';
import {missingProgram, startServer} from '../tests/support/servers';
import budgets from './budgets.json';
import {buildSite, createStockSite} from './stockSite';

const ROUNDS = 5;
/** Throughput in bytes per second, latency in ms. */
const CONNECTION = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8};
/** The home page and a long page. */
const PAGES = ['/', '/dms/messages'];

interface Visit {
  /** Bytes transferred, compressed, with headers. */
  bytes: number;
  requests: number;
  /** First contentful paint, in ms since the visit began. */
  firstPaint: number;
  /** Largest contentful paint, in ms since the visit began. */
  largestPaint: number;
  /** The end of hydration, in ms since the visit began. */
  interactive: number;
}

declare global {
  interface Window {
    visit: {largestPaint: number; interactive: number};
  }
}

/** Records paints and hydration in `window.visit`. Runs in the page, before its scripts. */
function recordVisit(): void {
  window.visit = {largestPaint: 0, interactive: 0};
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntries()) window.visit.largestPaint = startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new MutationObserver(() => {
    if (window.visit.interactive || document.documentElement.dataset.hasHydrated !== 'true') return;
    window.visit.interactive = performance.now();
  }).observe(document, {attributes: true, childList: true, subtree: true});
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.newPage();
  try {
    return await measure(page, address);
  } finally {
    await page.close();
  }
}

async function measure(page: Page, address: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  await session.send('Network.emulateNetworkConditions', CONNECTION);
  const sizes: number[] = [];
  session.on('Network.loadingFinished', ({encodedDataLength}) => sizes.push(encodedDataLength));
  await page.addInitScript(recordVisit);
  await page.goto(address);
  await page.waitForFunction(() => window.visit.interactive > 0);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => ({
    ...window.visit,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  }));
  return {bytes: sizes.reduce((sum, size) => sum + size, 0), requests: sizes.length, ...times};
}

function medianOf(visits: readonly Visit[], name: keyof Visit): number {
  return visits.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(visits.length / 2)]!;
}

const describe = (name: string, visits: readonly Visit[]): string => {
  const median = (key: keyof Visit) => Math.round(medianOf(visits, key));
  return (
    `  ${name}: ${(median('bytes') / 1024).toFixed(0)} KiB in ${median('requests')} requests, first paint ` +
    `${median('firstPaint')} ms, largest ${median('largestPaint')} ms, interactive ${median('interactive')} ms`
  );
};

/** Prints the results for a page, and returns whether the portal is within its budgets. */
function report(page: string, portal: readonly Visit[], stock: readonly Visit[]): boolean {
  const ratios = Object.entries(budgets.coldVisit).map(([name, budget]) => {
    const key = name as keyof typeof budgets.coldVisit;
    return {name, budget, ratio: medianOf(portal, key) / medianOf(stock, key)};
  });
  const text = ratios.map(({name, ratio, budget}) => `${name} ${ratio.toFixed(2)} (budget ${budget})`);
  console.log(`${page}\n${describe('stock', stock)}\n${describe('portal', portal)}\n  ratios: ${text.join(', ')}`);
  return ratios.every(({ratio, budget}) => ratio <= budget);
}

async function run(): Promise<void> {
  const missing = missingProgram('nginx');
  if (missing) throw new Error(`nginx is missing: ${missing}`);
  const portalBuild = readDelivery();
  if (portalBuild.basePath !== '/')
    throw new Error(`build/ is for ${portalBuild.basePath}: run "npm run build" first.`);
  // Runs even if a step fails, because a server that is still open would keep the process alive.
  const cleanups: (() => unknown)[] = [];
  try {
    const browser = await chromium.launch(await findBrowser());
    cleanups.push(() => browser.close());
    const stockFolder = createStockSite();
    cleanups.push(() => rmSync(stockFolder, {recursive: true, force: true}));
    buildSite(stockFolder);
    await compress(path.join(stockFolder, 'build'));
    const serve = async (delivery: Delivery): Promise<string> => {
      const {origin, close} = await startServer('nginx', delivery);
      cleanups.push(close);
      return origin;
    };
    const stock = await serve(bareDelivery(path.join(stockFolder, 'build')));
    const portal = await serve(portalBuild);
    process.exitCode = (await compare(browser, {stock, portal})) ? 0 : 1;
  } finally {
    await Promise.all(cleanups.map((cleanup) => cleanup()));
  }
}

/** Visits the pages of both sites in turn, and returns whether the portal is within its budgets on all of them. */
async function compare(browser: Browser, origins: Record<'stock' | 'portal', string>): Promise<boolean> {
  let isWithinBudgets = true;
  for (const page of PAGES) {
    const visits = {stock: [] as Visit[], portal: [] as Visit[]};
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['stock', 'portal'] as const) visits[name].push(await visit(browser, origins[name] + page));
    }
    isWithinBudgets = report(page, visits.portal, visits.stock) && isWithinBudgets;
  }
  return isWithinBudgets;
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
