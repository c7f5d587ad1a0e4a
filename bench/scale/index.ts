/**
 * `npm run scale -- 1000`: makes a portal with 1,000 pages, and a stock Docusaurus with the same pages and a local
 * search. Builds both, and prints a table of build times, memory, sizes, and the time until the first search result.
 * bench/scale.md has such tables. An optional second number is the number of builds of each site. The sites then take
 * turns, and the table has the medians.
 */
import {rmSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import path from 'node:path';
import {median} from '../rows';
import {runCommand} from '../../scripts/command';
import {buildCommand, createStockSite} from '../stockSite';
import {linkPackages} from '../../tests/support/siteFixture';
import {createLargePortal} from './largePortal';
import {firstResult, run, SEARCH_DIALOG, sizesOf, type Built} from './measure';

const kib = (bytes: number): string => (bytes === 0 ? '–' : `${(bytes / 1024).toFixed(1)} KiB`);
const mib = (bytes: number): string => (bytes === 0 ? '–' : `${(bytes / 2 ** 20).toFixed(1)} MiB`);

/** Measures a site. The keys of the result are the names of the table's rows. */
async function measure(folder: string, built: Built, search: Parameters<typeof firstResult>[1]) {
  const sizes = sizesOf(folder);
  const result = await firstResult(folder, search);
  return {
    'build, time': `${built.seconds.toFixed(1)} s`,
    'build, memory': `${(built.memory / 1024).toFixed(2)} GiB`,
    'main script': kib(sizes.mainScript),
    runtime: kib(sizes.runtime),
    'scripts that the HTML lists': kib(sizes.scripts),
    style: kib(sizes.style),
    'HTML of a page': kib(sizes.page),
    'search index': kib(sizes.index),
    'first search result': result ? `${result.seconds.toFixed(1)} s` : 'none in 60 s',
    'index loaded for the first result': result ? kib(result.bytes) : '–',
    'all llms.txt files': kib(sizes.lists),
    'longest llms.txt file': kib(sizes.longestList),
    'build/': mib(sizes.build),
    'delivery/': mib(sizes.delivery),
  };
}

/** Builds the sites in turn, `rounds` times, without the files of earlier builds. Returns each site's medians. */
function buildInTurns(folders: readonly string[], rounds: number): Built[] {
  const built = folders.map((): Built[] => []);
  for (let round = 0; round < rounds; round++) {
    folders.forEach((folder, site) => {
      for (const name of ['build', '.docusaurus', 'node_modules/.cache']) {
        rmSync(path.join(folder, name), {recursive: true, force: true});
      }
      built[site]!.push(run(folder, buildCommand));
    });
  }
  return built.map((each) => ({
    seconds: median(each.map(({seconds}) => seconds)),
    memory: median(each.map(({memory}) => memory)),
  }));
}

async function main(): Promise<void> {
  const [count = NaN, rounds = 1] = process.argv.slice(2).map(Number);
  if (!Number.isInteger(count) || !Number.isInteger(rounds)) {
    throw new Error('Write the number of pages, and how often to build them: npm run scale -- 1000 3');
  }
  const portal = createLargePortal(count);
  const stock = createStockSite(path.join(portal, 'docs'), {search: true});
  linkPackages(stock);
  try {
    const [built, stockBuilt] = buildInTurns([portal, stock], rounds) as [Built, Built];
    const delivered = run(portal, ['--import', 'tsx', 'scripts/delivery/index.ts']);
    const [cpu] = cpus();
    const columns = {
      portal: await measure(portal, built, SEARCH_DIALOG),
      stock: await measure(stock, stockBuilt, {
        open: '.navbar__search-input',
        result: '[class*=suggestion_]',
      }),
    };
    console.log(`\n## ${count} pages\n`);
    console.log(
      `${cpus().length} cores (${cpu?.model.trim()}), ${mib(totalmem())} of memory, Node.js ${process.version}.\n`,
    );
    console.log('| | portal | stock |\n| --- | --- | --- |');
    console.log(`| delivery, time | ${delivered.seconds.toFixed(1)} s | – |`);
    for (const name of Object.keys(columns.portal) as (keyof typeof columns.portal)[]) {
      console.log(`| ${name} | ${columns.portal[name]} | ${columns.stock[name]} |`);
    }
  } finally {
    for (const folder of [portal, stock]) rmSync(folder, {recursive: true, force: true});
  }
}

void runCommand(main);
