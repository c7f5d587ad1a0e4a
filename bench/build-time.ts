/**
 * `npm run bench:build`: times clean production builds of the portal, and of a stock Docusaurus (preset classic,
 * Rspack) that has the same pages. The two sites take turns in one run. Prints the medians and their ratio, and fails
 * if the ratio is over its budget in bench/budgets.json.
 */
import {mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import budgets from './budgets.json';
import {median} from './rows';
import {buildSite, createStockSite} from './stockSite';

const ROUNDS = 3;
const CACHE = 'node_modules/.cache';

/** Returns the seconds that a clean build of a site takes. */
function timeBuild(folder: string): number {
  for (const name of ['build', '.docusaurus']) rmSync(path.join(folder, name), {recursive: true, force: true});
  mkdirSync(CACHE, {recursive: true});
  for (const name of readdirSync(CACHE)) {
    if (!name.startsWith('chromium')) rmSync(path.join(CACHE, name), {recursive: true, force: true});
  }
  const start = performance.now();
  buildSite(folder);
  return (performance.now() - start) / 1000;
}

const stock = createStockSite();
const times = {portal: [] as number[], stock: [] as number[]};
for (let round = 0; round < ROUNDS; round++) {
  times.stock.push(timeBuild(stock));
  times.portal.push(timeBuild('.'));
}
rmSync(stock, {recursive: true, force: true});

const ratio = median(times.portal) / median(times.stock);
console.log(
  `clean build, median of ${ROUNDS}: portal ${median(times.portal).toFixed(1)} s, stock ${median(times.stock).toFixed(1)} s, ratio ${ratio.toFixed(2)} (budget ${budgets.buildTimeRatio})`,
);
process.exitCode = ratio <= budgets.buildTimeRatio ? 0 : 1;
