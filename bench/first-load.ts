/**
 * `npm run bench:first-load`: compares the size of the scripts of a first visit, in brotli, with that of a stock
 * Docusaurus with the same pages. Only scripts that another page loads too count: the frame and the framework, but not
 * the page's own text and prefetched files. The budget is in bench/budgets.json. The portal's build is the one in
 * build/.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, type Page, type Response} from '@playwright/test';
import {findBrowser} from '../scripts/browser/find';
import {bareDelivery} from '../scripts/delivery/delivery';
import {serve} from '../scripts/preview/serve';
import budgets from './budgets.json';
import {buildSite, createStockSite} from './stockSite';

const PAGE = '/dms/messages';
const OTHER = '/dms/client';
const QUALITY = 5;

const brotli = (text: string): number =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: QUALITY}}).length;

/** Returns the size in bytes of the scripts that first visits to both pages load. */
async function measureScripts(folder: string): Promise<number> {
  const {origin, close} = await serve(bareDelivery(folder));
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    const scripts = await scriptsOf(page, origin + PAGE);
    const others = await scriptsOf(page, origin + OTHER);
    return [...scripts].reduce((total, [address, text]) => total + (others.has(address) ? brotli(text) : 0), 0);
  } finally {
    await browser.close();
    close();
  }
}

/** Returns the scripts that a visit loads, by address. */
async function scriptsOf(page: Page, address: string): Promise<Map<string, string>> {
  const responses: Response[] = [];
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  };
  page.on('response', onResponse);
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  page.off('response', onResponse);
  return new Map(
    await Promise.all(responses.map(async (response) => [response.url(), await response.text()] as const)),
  );
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

async function measure(): Promise<void> {
  const portal = await measureScripts('build');
  const stockFolder = createStockSite();
  buildSite(stockFolder);
  const stock = await measureScripts(path.join(stockFolder, 'build'));
  rmSync(stockFolder, {recursive: true, force: true});
  const added = portal - stock;
  console.log(`first visit to ${PAGE}, scripts in brotli ${QUALITY}, without the page's own text:`);
  console.log(
    `stock ${kib(stock)}, portal ${kib(portal)}; the frame adds ${kib(added)} (budget ${kib(budgets.frameScripts)})`,
  );
  process.exitCode = added <= budgets.frameScripts ? 0 : 1;
}

void measure();
