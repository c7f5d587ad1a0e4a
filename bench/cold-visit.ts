/**
 * `npm run bench:cold-visit`: a first visit, with an empty cache, to the site in `build/` behind a real nginx, over a
 * line of 1.6 Mbit/s and 150 ms, against a stock Docusaurus with the same pages behind the same nginx. Medians of
 * rounds in turn. The budgets in bench/budgets.json are ratios to the stock page.
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
/** Bytes a second, and ms before an answer. */
const LINE = {offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8};
/** The home page, and a long one. */
const PAGES = ['/', '/dms/messages'];

interface Visit {
  /** Packed, with headers. */
  bytes: number;
  requests: number;
  /** First and largest contentful paint, and when React has taken the page over: ms since the visit began. */
  firstPaint: number;
  largestPaint: number;
  interactive: number;
}

declare global {
  interface Window {
    visit: {largestPaint: number; interactive: number};
  }
}

/** Runs in the page before everything else. */
function takeNotes(): void {
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
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', {cacheDisabled: true});
  await line.send('Network.emulateNetworkConditions', LINE);
  const sizes: number[] = [];
  line.on('Network.loadingFinished', ({encodedDataLength}) => sizes.push(encodedDataLength));
  await page.addInitScript(takeNotes);
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

/** Whether one page of the portal keeps its budgets; prints what was measured. */
function judge(page: string, portal: readonly Visit[], stock: readonly Visit[]): boolean {
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
  // What was begun is ended, also where the next step fails: a server that is left would keep the process.
  const endings: (() => unknown)[] = [];
  try {
    const browser = await chromium.launch(await findBrowser());
    endings.push(() => browser.close());
    const stockFolder = createStockSite();
    endings.push(() => rmSync(stockFolder, {recursive: true, force: true}));
    buildSite(stockFolder);
    await compress(path.join(stockFolder, 'build'));
    const serve = async (delivery: Delivery): Promise<string> => {
      const {origin, close} = await startServer('nginx', delivery);
      endings.push(close);
      return origin;
    };
    const stock = await serve(bareDelivery(path.join(stockFolder, 'build')));
    const portal = await serve(portalBuild);
    process.exitCode = (await compare(browser, {stock, portal})) ? 0 : 1;
  } finally {
    await Promise.all(endings.map((end) => end()));
  }
}

/** Visits the pages of both sites in turn; whether the portal keeps its budgets on all. */
async function compare(browser: Browser, origins: Record<'stock' | 'portal', string>): Promise<boolean> {
  let isKept = true;
  for (const page of PAGES) {
    const visits = {stock: [] as Visit[], portal: [] as Visit[]};
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['stock', 'portal'] as const) visits[name].push(await visit(browser, origins[name] + page));
    }
    isKept = judge(page, visits.portal, visits.stock) && isKept;
  }
  return isKept;
}

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
