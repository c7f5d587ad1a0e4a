/**
 * `npm run bench:code`: measures what samples cost the reader.
 *
 * 1. The blocking time of a page with 30 samples, with the CPU slowed down 4 times, compared with a stock Docusaurus.
 *    Blocking time is the time over 50 ms of each task, from the first paint until 3 s without a long task. The sites
 *    are measured in turn, in one run, and the medians are compared.
 * 2. The size of the chunk of a page with 50 samples, compared with that of their raw text, both in brotli.
 *
 * Budgets are in bench/budgets.json.
 */
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../scripts/browser/find';
import {bareDelivery} from '../scripts/delivery/delivery';
import {serve, type Served} from '../scripts/preview/serve';
import {createSite} from '../tests/support/siteFixture';
import budgets from './budgets.json';
import {samplePage, takeSamples} from './samples';
import {buildSite, createStockSite} from './stockSite';

const ROUNDS = 5;
const CPU_SLOWDOWN = 4;
/** The time without a long task after which a measurement ends, in ms. */
const QUIET_MS = 3000;

const PAGES = {
  'index.mdx': '# Home\n',
  'privacy.mdx': '# Privacy\n',
  'terms.mdx': '# Terms\n',
  'thirty.mdx': samplePage(30),
  'fifty.mdx': samplePage(50),
};
const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([${Object.keys(PAGES)
  .map((file) => file.replace('.mdx', ''))
  .map((page) => `{text: '${page}', link: '/${page === 'index' ? '' : page}'}`)
  .join(', ')}]);
`;

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const brotli = (text: string | Buffer): number => brotliCompressSync(text).length;

/** Returns the total blocking time of one visit, in ms. */
async function blockingTime(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({viewport: {width: 1440, height: 900}});
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    await page.addInitScript(() => {
      const tasks: {start: number; duration: number}[] = [];
      Object.assign(window, {longTasks: tasks});
      new PerformanceObserver((list) => {
        for (const {startTime, duration} of list.getEntries()) tasks.push({start: startTime, duration});
      }).observe({type: 'longtask', buffered: true});
    });
    await page.goto(address);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    // No function has a name here, because tsx would call a helper for it that the page doesn't have.
    return await page.evaluate(async (quiet) => {
      const {longTasks} = window as unknown as {longTasks: {start: number; duration: number}[]};
      let since = performance.now();
      while (performance.now() < since + quiet) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        for (const {start, duration} of longTasks) since = Math.max(since, start + duration);
      }
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return longTasks
        .filter(({start, duration}) => start + duration > paint)
        .reduce((total, {duration}) => total + duration - 50, 0);
    }, QUIET_MS);
  } finally {
    await page.close();
  }
}

const serveBuild = (folder: string): Promise<Served> => serve(bareDelivery(path.join(folder, 'build')));

/** Returns the chunk with the page of 50 samples. */
function readChunk(folder: string): Buffer {
  const scripts = path.join(folder, 'build/assets/js');
  const chunks = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(scripts, file)));
  const found = chunks.filter((text) => text.includes('Sample 50'));
  if (found.length !== 1) throw new Error(`${found.length} chunks have the page with 50 samples; expected one.`);
  return found[0]!;
}

async function measure(): Promise<void> {
  const stock = createStockSite(PAGES);
  const portal = createSite({
    ...Object.fromEntries(Object.entries(PAGES).map(([file, text]) => [`docs/${file}`, text])),
    'sidebars.ts': SIDEBARS,
  });
  try {
    buildSite(stock);
    const {code, output} = portal.build();
    if (code !== 0) throw new Error(output);

    const servers = {stock: await serveBuild(stock), portal: await serveBuild(portal.folder)};
    const times = {stock: [] as number[], portal: [] as number[]};
    const browser = await chromium.launch(await findBrowser());
    for (let round = 0; round < ROUNDS; round++) {
      for (const site of ['stock', 'portal'] as const) {
        times[site].push(await blockingTime(browser, `${servers[site].origin}/thirty`));
      }
    }
    await browser.close();
    servers.stock.close();
    servers.portal.close();

    const blocking = median(times.portal) / median(times.stock);
    const chunk = brotli(readChunk(portal.folder));
    const raw = brotli(
      takeSamples(50)
        .map((sample) => sample.code)
        .join('\n'),
    );
    console.log(
      `blocking time with 30 samples, ${CPU_SLOWDOWN} × slower, median of ${ROUNDS}: portal ${median(times.portal).toFixed(0)} ms, stock ${median(times.stock).toFixed(0)} ms, ratio ${blocking.toFixed(2)} (budget ${budgets.codeBlockingRatio})`,
    );
    console.log(
      `chunk with 50 samples, brotli: ${chunk} B for ${raw} B of code, ratio ${(chunk / raw).toFixed(2)} (budget ${budgets.codeChunkRatio})`,
    );
    process.exitCode = blocking <= budgets.codeBlockingRatio && chunk / raw <= budgets.codeChunkRatio ? 0 : 1;
  } finally {
    portal.remove();
    rmSync(stock, {recursive: true, force: true});
  }
}

void measure();
