/**
 * `npm run bench:edit`: measures how long `npm start` takes to show an edit of a page with 50 samples, from saving the
 * file to the text in the browser. Compares the portal with a stock Docusaurus with the same page, in turn and in one
 * run. Prints the medians. The portal has to meet one of two budgets in bench/budgets.json: the time in ms, or the
 * ratio to the stock site, because a busy machine slows down both.
 */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../scripts/browser/find';
import {startServer, startSite} from '../tests/support/devSite';
import budgets from './budgets.json';
import {samplePage} from './samples';
import {createStockSite} from './stockSite';

const EDITS = 9;

// Like the portal's pages, it has a description. Otherwise the edited sentence would also become the description.
const pageWith = (edit: number): string =>
  `---\ndescription: Fifty samples\n---\n\n${samplePage(50).replace('# Samples\n', `# Samples\n\nEdit ${edit}.\n`)}`;
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Returns the milliseconds from saving an edit to its text in the browser. */
async function timeEdit(page: Page, edit: number, save: (text: string) => void): Promise<number> {
  const start = performance.now();
  save(pageWith(edit));
  await page.getByText(`Edit ${edit}.`, {exact: true}).waitFor();
  return performance.now() - start;
}

async function measure(): Promise<void> {
  const pages = {
    'index.mdx': '# Home\n',
    'privacy.mdx': '# Privacy\n',
    'terms.mdx': '# Terms\n',
    'samples.mdx': pageWith(0),
  };
  const stock = createStockSite(pages);
  const portalSite = await startSite({
    ...Object.fromEntries(Object.entries(pages).map(([file, text]) => [`docs/${file}`, text])),
    'sidebars.ts':
      "import {defineSidebar} from './src/config/sidebar';\n\nexport default defineSidebar([{text: 'Samples', link: '/samples'}]);\n",
  });
  const stockSite = await startServer(stock);
  const browser = await chromium.launch(await findBrowser());
  try {
    const sites = {
      portal: {origin: portalSite.origin, save: (text: string) => portalSite.write('docs/samples.mdx', text)},
      stock: {
        origin: stockSite.origin,
        save: (text: string) => {
          writeFileSync(path.join(stock, 'docs/samples.mdx'), text);
        },
      },
    };
    const times = {portal: [] as number[], stock: [] as number[]};
    const tabs = {portal: await browser.newPage(), stock: await browser.newPage()};
    for (const name of ['portal', 'stock'] as const) {
      await tabs[name].goto(`${sites[name].origin}/samples`);
      await tabs[name].getByText('Edit 0.').waitFor({timeout: 60_000});
    }
    for (let edit = 1; edit <= EDITS; edit++) {
      for (const name of ['stock', 'portal'] as const) {
        await tabs[name].bringToFront();
        times[name].push(await timeEdit(tabs[name], edit, sites[name].save));
      }
    }
    const portal = median(times.portal);
    const ratio = portal / median(times.stock);
    console.log(
      `an edit of a page with 50 samples shows after, median of ${EDITS}: portal ${portal.toFixed(0)} ms (best ${Math.min(...times.portal).toFixed(0)}; budget ${budgets.editTime}), stock ${median(times.stock).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (budget ${budgets.editRatio})`,
    );
    process.exitCode = portal <= budgets.editTime || ratio <= budgets.editRatio ? 0 : 1;
  } finally {
    await browser.close();
    await portalSite.close();
    await stockSite.close();
    rmSync(stock, {recursive: true, force: true});
  }
}

void measure();
