/**
 * Measures how soon `npm start` shows an edit of a page with 50 samples: the time from saving the file until the
 * browser shows the new text. The portal and the stock companion take turns.
 */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {startDevServer, startSite} from '../../tests/support/devSite';
import budgets from '../budgets.json';
import {median, type Part} from '../rows';
import {samplePage} from '../samplePage';
import {createStockSite} from '../stockSite';

const EDITS = 9;

// The page has a description, as the portal's pages do. Without one, Docusaurus would use the edited sentence, so each
// edit would also change the page's metadata.
const pageWith = (edit: number): string =>
  `---\ndescription: Fifty samples\n---\n\n${samplePage(50).replace('# Samples\n', `# Samples\n\nEdit ${edit}.\n`)}`;

async function timeEdit(page: Page, edit: number, save: (text: string) => void): Promise<number> {
  const start = performance.now();
  save(pageWith(edit));
  await page.getByText(`Edit ${edit}.`, {exact: true}).waitFor();
  return performance.now() - start;
}

const PAGES = {
  'index.mdx': '# Home\n',
  'privacy.mdx': '# Privacy\n',
  'terms.mdx': '# Terms\n',
  'samples.mdx': pageWith(0),
};
const SIDEBARS = `import {defineSidebar} from './src/config/sidebar';

export default defineSidebar([{text: 'Samples', link: '/samples'}]);
`;

export const edit: Part = {
  title: `an edit of a page with 50 samples in npm start, median of ${EDITS}`,
  async measure(bench) {
    const stock = createStockSite(PAGES);
    bench.atEnd(() => {
      rmSync(stock, {recursive: true, force: true});
    });
    const portalSite = await startSite({
      ...Object.fromEntries(Object.entries(PAGES).map(([file, text]) => [`docs/${file}`, text])),
      'sidebars.ts': SIDEBARS,
    });
    bench.atEnd(portalSite.close);
    const stockSite = await startDevServer(stock);
    bench.atEnd(stockSite.close);

    const browser = await bench.browser();
    const sites = {
      portal: {
        tab: await browser.newPage(),
        origin: portalSite.origin,
        save: (text: string) => {
          portalSite.write('docs/samples.mdx', text);
        },
      },
      stock: {
        tab: await browser.newPage(),
        origin: stockSite.origin,
        save: (text: string) => {
          writeFileSync(path.join(stock, 'docs/samples.mdx'), text);
        },
      },
    };
    for (const {tab, origin} of Object.values(sites)) {
      await tab.goto(`${origin}/samples`);
      await tab.getByText('Edit 0.').waitFor({timeout: 60_000});
    }
    const times = {portal: [] as number[], stock: [] as number[]};
    for (let edit = 1; edit <= EDITS; edit++) {
      for (const name of ['stock', 'portal'] as const) {
        const {tab, save} = sites[name];
        await tab.bringToFront();
        times[name].push(await timeEdit(tab, edit, save));
      }
    }
    return [
      {
        name: 'an edit shows',
        unit: 'ms',
        portal: median(times.portal),
        stock: median(times.stock),
        budget: {ratio: budgets.edit.ratio, value: budgets.edit.ms},
      },
    ];
  },
};
