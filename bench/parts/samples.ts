/** Measures pages full of code: the blocking time of a page with 30 samples, and the script size of one with 50. */
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {createSite} from '../../tests/support/siteFixture';
import budgets from '../budgets.json';
import type {Part} from '../rows';
import {samplePage, takeSamples} from '../samplePage';
import {buildSite, createStockSite} from '../stockSite';
import {compareVisits} from './visit';

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

/** Returns the size in KiB after compression at brotli's best quality, which hosts of static files use. */
const kibOf = (content: string | Buffer): number => brotliCompressSync(content).length / 1024;

function readChunk(build: string): Buffer {
  const scripts = path.join(build, 'assets/js');
  const chunks = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(scripts, file)));
  const found = chunks.filter((text) => text.includes('Sample 50'));
  if (found.length !== 1) throw new Error(`${found.length} chunks have the page with 50 samples; expected one.`);
  return found[0]!;
}

export const samples: Part = {
  title: 'pages full of code',
  async measure(bench) {
    const stock = createStockSite(PAGES);
    bench.atEnd(() => {
      rmSync(stock, {recursive: true, force: true});
    });
    const portal = createSite({
      ...Object.fromEntries(Object.entries(PAGES).map(([file, text]) => [`docs/${file}`, text])),
      'sidebars.ts': SIDEBARS,
    });
    bench.atEnd(() => {
      portal.remove();
    });
    buildSite(stock);
    const {code, output} = portal.build();
    if (code !== 0) throw new Error(output);

    const builds = {portal: path.join(portal.folder, 'build'), stock: path.join(stock, 'build')};
    const visits = await compareVisits(await bench.browser(), builds, '/thirty');
    const raw = takeSamples(50).map((sample) => sample.code);
    return [
      {
        name: 'blocking time, 30 samples',
        unit: 'ms',
        portal: visits.portal.blocking,
        stock: visits.stock.blocking,
        budget: {ratio: budgets.samples.blocking},
      },
      {
        name: 'script, 50 samples; "stock": their text',
        unit: 'KiB',
        portal: kibOf(readChunk(builds.portal)),
        stock: kibOf(raw.join('\n')),
        budget: {ratio: budgets.samples.script},
      },
    ];
  },
};
