/**
 * Measures the sizes of the search index and of the files that the built HTML lists for a first visit. Needs no
 * browser.
 *
 * Also prints the size of each package in the scripts. bench/packages.json lists the allowed packages.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {INDEX_FOLDER, POINTER_FILE, type IndexPointer} from '../../src/search/indexFile';
import {brotliSize} from '../brotli';
import budgets from '../budgets.json';
import {codeByPackage} from '../codeByPackage';
import packages from '../packages.json';
import type {Part, Row} from '../rows';
import {bodyOf, fileOf} from '../slowLink';

const BUILD = 'build';

/** Selects the scripts that a page loads immediately. */
export const SCRIPTS = 'script[src], link[rel="preload"][as="script"]';
/** Selects the other files that a page loads immediately. */
const OTHERS = 'link[rel="stylesheet"], link[rel="preload"]:not([as="script"]), img:not([loading="lazy"])';

/** Returns the paths of the site's own files that a page loads through elements that match `selector`. */
export function listed(html: string, selector: string): string[] {
  const $ = load(html);
  const addresses = $(selector)
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href')!);
  return [...new Set(addresses)].filter((address) => address.startsWith('/'));
}

const kibOf = (files: readonly string[]): number =>
  files.reduce((total, file) => total + bodyOf(file).length, 0) / 1024;

const filesOf = (paths: readonly string[]): string[] => paths.map((pathname) => fileOf(BUILD, pathname)!);

function sizesOf(page: keyof typeof budgets.visit.pages): Row[] {
  const file = fileOf(BUILD, page)!;
  const html = readFileSync(file, 'utf8');
  const scripts = kibOf(filesOf(listed(html, SCRIPTS)));
  const others = kibOf([file, ...filesOf(listed(html, OTHERS))]);
  const {scriptsKiB, loadedKiB} = budgets.visit.pages[page];
  return [
    {name: 'listed scripts', page, unit: 'KiB', portal: scripts, budget: {value: scriptsKiB}},
    {name: 'listed first load', page, unit: 'KiB', portal: scripts + others, budget: {value: loadedKiB}},
  ];
}

/** Prints the size of each package in the pages' scripts, and counts the packages that aren't in packages.json. */
function comparePackages(pages: readonly string[], note: (line: string) => void): Row {
  const scripts = pages.flatMap((page) => listed(readFileSync(fileOf(BUILD, page)!, 'utf8'), SCRIPTS));
  const code = codeByPackage(filesOf([...new Set(scripts)]));
  const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
  note('scripts by package, minified, and in brotli on their own:');
  for (const [name, text] of [...code].sort(([, a], [, b]) => b.length - a.length)) {
    note(`${kib(text.length).padStart(10)} ${kib(brotliSize(text)).padStart(9)}  ${name}`);
  }
  const added = [...code.keys()].filter((name) => !packages.includes(name));
  if (added.length > 0) note(`New: ${added.join(', ')}. Load it on hover or focus, or add it to bench/packages.json.`);
  return {name: 'new packages in the scripts', unit: '', portal: added.length, budget: {value: 0}};
}

function searchIndex(): Row {
  const folder = path.join(BUILD, INDEX_FOLDER);
  const {index} = JSON.parse(readFileSync(path.join(folder, POINTER_FILE), 'utf8')) as IndexPointer;
  const size = kibOf([path.join(folder, index)]);
  return {name: 'search index', unit: 'KiB', portal: size, budget: {value: budgets.search.indexKiB}};
}

export const firstLoad: Part = {
  title: 'sizes in brotli 5, without a browser',
  measure(_bench, note) {
    const pages = Object.keys(budgets.visit.pages) as (keyof typeof budgets.visit.pages)[];
    return Promise.resolve([...pages.flatMap(sizesOf), comparePackages(pages, note), searchIndex()]);
  },
};
