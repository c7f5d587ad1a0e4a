/** Measures the builds of large sites, the files that they write, and the search. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Request} from '@playwright/test';
import {findBrowser} from '../../scripts/browser/find';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {brotliSize} from '../brotli';
import {listed, SCRIPTS} from '../parts/firstLoad';
import {serveSlowly} from '../slowLink';

/** The page whose HTML is measured, and on which the search is opened. */
const PAGE = 'dms/messages';
const QUERY = 'consent';
/** How long to wait for the first result, in ms. */
const WAIT_TIMEOUT = 60_000;

export interface Built {
  seconds: number;
  /** The peak memory of the process that used the most, in MiB. */
  memory: number;
}

/**
 * Runs a Node.js script in a folder with `NODE_ENV=production`, and measures its time and memory.
 *
 * @param args - the script and its arguments
 * @throws Error with the end of the output if the script fails
 */
export function run(folder: string, args: readonly string[]): Built {
  const reports = mkdtempSync(path.join(tmpdir(), 'peak-'));
  const file = path.join(reports, 'peak');
  const start = performance.now();
  const {status, signal, stdout, stderr} = spawnSync('node', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--require ${path.resolve('bench/scale/memory.cjs')}`,
      PEAK_FILE: file,
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const peaks = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [0];
  rmSync(reports, {recursive: true});
  if (status !== 0) {
    const output = `${stdout}${stderr}`.slice(-4000);
    throw new Error(`In ${folder}, ${args.join(' ')} ended with ${status ?? signal} after ${seconds} s:\n${output}`);
  }
  return {seconds, memory: Math.max(...peaks) / 1024};
}

/** Sizes of a site's files, in bytes. Scripts, styles, pages and indexes are compressed (brotli 5). */
export interface Sizes {
  mainScript: number;
  runtime: number;
  /** The scripts that a page's HTML lists. Stock Docusaurus' HTML doesn't list the script with the page's content. */
  scripts: number;
  /** The style sheet; 0 if its rules are inline in the HTML. */
  style: number;
  page: number;
  index: number;
  /** All llms.txt files, which list pages for language models; not compressed. */
  lists: number;
  /** The longest llms.txt file, not compressed. */
  longestList: number;
  /** All files of the build except the compressed copies (`.br`, `.gz`). */
  build: number;
  /** All files in delivery/, including compressed copies; 0 if there is no such folder. */
  delivery: number;
}

/** Matches the paths and addresses of a search index's files. */
const INDEX = /(?:^|\/)search(?:-index[^/]*)?\.json(?:\?|$)/;

/** Measures the files of a built site. */
export function sizesOf(site: string): Sizes {
  const folder = path.join(site, 'build');
  const files = filesBelow(folder);
  const size = (file: string): number => statSync(path.join(folder, file)).size;
  const sum = (pattern: RegExp, measure: (file: string) => number): number =>
    files.filter((file) => pattern.test(file)).reduce((total, file) => total + measure(file), 0);
  const packed = (file: string): number => brotliSize(readFileSync(path.join(folder, file)));
  const delivery = path.join(site, 'delivery');
  const delivered = existsSync(delivery) ? filesBelow(delivery) : [];
  return {
    mainScript: sum(/^assets\/js\/main\.\w+\.js$/, packed),
    runtime: sum(/^assets\/js\/runtime~main\.\w+\.js$/, packed),
    scripts: listed(readFileSync(path.join(folder, `${PAGE}.html`), 'utf8'), SCRIPTS)
      .map((address) => packed(address.slice(1)))
      .reduce((total, bytes) => total + bytes, 0),
    style: sum(/^assets\/css\/styles\.\w+\.css$/, packed),
    page: packed(`${PAGE}.html`),
    index: sum(INDEX, packed),
    lists: sum(/(?:^|\/)llms(?:-\d+)?\.txt$/, size),
    longestList: Math.max(0, ...files.filter((file) => /(?:^|\/)llms(?:-\d+)?\.txt$/.test(file)).map(size)),
    build: sum(/(?<!\.br|\.gz)$/, size),
    delivery: delivered.reduce((total, file) => total + statSync(path.join(delivery, file)).size, 0),
  };
}

export interface SearchUse {
  /** Selects the button or the field that opens the search. */
  open: string;
  /** Selects a result. */
  result: string;
}

export const SEARCH_DIALOG: SearchUse = {
  open: 'button[aria-keyshortcuts], button:has-text("Search")',
  result: '[role=option]',
};

/**
 * Opens a page over a slow connection, opens the search once the page is hydrated, types a word, and waits for the
 * first frame with a result. A script in the page measures the time, because Playwright looks for an element only twice
 * a second.
 *
 * @returns the seconds from the click that opens the search to the first result, and the bytes of the index that were
 *   loaded; undefined if there is no result within a minute
 */
export async function firstResult(
  site: string,
  {open, result}: SearchUse,
): Promise<{seconds: number; bytes: number} | undefined> {
  const link = await serveSlowly(path.join(site, 'build'));
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    const sizes: ReturnType<Request['sizes']>[] = [];
    const note = (request: Request): void => {
      if (INDEX.test(request.url())) sizes.push(request.sizes());
    };
    // The context also sees the requests of workers.
    page.context().on('requestfinished', note);
    await page.goto(`${link.origin}/${PAGE}`, {waitUntil: 'commit'});
    await page.waitForSelector('html[data-has-hydrated="true"]');
    const time = await page.evaluateHandle(takeTime, {result, patience: WAIT_TIMEOUT});
    await page.locator(open).filter({visible: true}).first().click();
    await page.keyboard.type(QUERY);
    const ms = await time.evaluate(({first}) => first);
    page.context().off('requestfinished', note);
    const bytes = (await Promise.all(sizes)).reduce((total, {responseBodySize}) => total + responseBodySize, 0);
    return ms === undefined ? undefined : {seconds: ms / 1000, bytes};
  } finally {
    await browser.close();
    link.close();
  }
}

/**
 * Runs in the page. `first` resolves with the ms from the next click to the first frame with a result, or with
 * undefined after `patience` ms. The functions inside have no names, because the compiler would wrap a named function
 * in a call of a helper that the page lacks.
 */
function takeTime({result, patience}: {result: string; patience: number}): {first: Promise<number | undefined>} {
  const clicked = new Promise<number>((resolve) => {
    addEventListener('click', ({timeStamp}) => resolve(timeStamp), {capture: true, once: true});
  });
  return {
    first: clicked.then(async (start) => {
      for (;;) {
        const now = await new Promise(requestAnimationFrame);
        if ([...document.querySelectorAll(result)].some((element) => element.checkVisibility())) return now - start;
        if (now - start > patience) return undefined;
      }
    }),
  };
}
