/**
 * `npm run bench:first-load`: the scripts that a first visit to a page loads, compressed with brotli as a host would,
 * against a stock Docusaurus with the same pages. The page's own text is left out on both sides, by what another page
 * does not run, and so is what is only prefetched: what remains is the frame and the framework. Budgets are in
 * bench/budgets.json. The portal's own build is taken as it stands in build/.
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

/** Bytes of script that a first visit to the page runs, without what another page does not run. */
async function weigh(folder: string): Promise<number> {
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

/** The scripts that a visit runs, by their addresses. */
async function scriptsOf(page: Page, address: string): Promise<Map<string, string>> {
  const responses: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  };
  page.on('response', note);
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  return new Map(
    await Promise.all(responses.map(async (response) => [response.url(), await response.text()] as const)),
  );
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

async function measure(): Promise<void> {
  const portal = await weigh('build');
  const stockFolder = createStockSite();
  buildSite(stockFolder);
  const stock = await weigh(path.join(stockFolder, 'build'));
  rmSync(stockFolder, {recursive: true, force: true});
  const added = portal - stock;
  console.log(`first visit to ${PAGE}, scripts in brotli ${QUALITY}, without the page's own text:`);
  console.log(
    `stock ${kib(stock)}, portal ${kib(portal)}; the frame adds ${kib(added)} (budget ${kib(budgets.frameScripts)})`,
  );
  process.exitCode = added <= budgets.frameScripts ? 0 : 1;
}

void measure();
