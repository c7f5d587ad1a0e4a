/**
 * `npm run bench`: measures what readers and writers wait for, and compares the portal with the stock companion: a
 * stock Docusaurus with the same pages. Both sites take turns in one run. Prints one table, and fails if something is
 * over its budget in bench/budgets.json. For visits, samples and edits, most budgets are ratios to the stock companion.
 * Downloads have budgets in KiB, navigations and search in ms. To run only some parts, name them:
 * `npm run bench -- --only=visit,edit`. The portal's build must be in `build/`.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../scripts/browser/find';
import {readOptions, runCommand} from '../scripts/command';
import {readDelivery} from '../scripts/delivery/delivery';
import {edit} from './parts/edit';
import {everyPage} from './parts/everyPage';
import {firstLoad} from './parts/firstLoad';
import {navigation} from './parts/navigation';
import {samples} from './parts/samples';
import {searchDialog} from './parts/searchDialog';
import {visit} from './parts/visit';
import {isWithinBudget, table, type Bench, type Part, type Row} from './rows';
import {buildSite, createStockSite} from './stockSite';

const PARTS: Record<string, Part> = {'first-load': firstLoad, visit, navigation, search: searchDialog, samples, edit};
/** Parts that run only if `--only` names them, because they take long. */
const LONG_PARTS: Record<string, Part> = {'every-page': everyPage};
const ALL_PARTS = {...PARTS, ...LONG_PARTS};

async function main(): Promise<void> {
  const {only} = readOptions({only: {type: 'string'}});
  const names = only?.split(',') ?? Object.keys(PARTS);
  const unknown = names.filter((name) => !ALL_PARTS[name]);
  if (unknown.length > 0)
    throw new Error(`There is no part "${unknown[0]}"; parts are ${Object.keys(ALL_PARTS).join(', ')}.`);
  const {basePath} = readDelivery();
  if (basePath !== '/') throw new Error(`build/ is for ${basePath}: run "npm run build" first.`);

  const cleanups: (() => unknown)[] = [];
  const rows: Row[] = [];
  try {
    const bench = createBench((cleanup) => cleanups.unshift(cleanup));
    for (const name of names) {
      const part = ALL_PARTS[name]!;
      console.log(`${name}: ${part.title}`);
      rows.push(
        ...(await part.measure(bench, (line) => {
          console.log(`  ${line}`);
        })),
      );
    }
  } finally {
    for (const cleanup of cleanups) await cleanup();
  }
  console.log(`\n${table(rows)}`);
  if (!rows.every(isWithinBudget)) process.exitCode = 1;
}

function createBench(atEnd: Bench['atEnd']): Bench {
  let browser: Promise<Browser> | undefined;
  let stock: string | undefined;
  const launch = async (): Promise<Browser> => {
    const launched = await chromium.launch(await findBrowser());
    atEnd(() => launched.close());
    return launched;
  };
  const buildStock = (): string => {
    const folder = createStockSite();
    atEnd(() => {
      rmSync(folder, {recursive: true, force: true});
    });
    buildSite(folder);
    return path.join(folder, 'build');
  };
  return {browser: () => (browser ??= launch()), stock: () => (stock ??= buildStock()), atEnd};
}

void runCommand(main);
