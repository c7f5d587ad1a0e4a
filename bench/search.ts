/**
 * `npm run bench:search`: measures the size of the page texts that search loads for its excerpts, and the search
 * engine's times and memory. Measures the engine with the last build's pages, and with 20 variants of each page. A
 * variant has the page's words in random order. A fifth of the words are changed, so that the vocabulary grows too. The
 * budgets are in bench/budgets.json.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {readOptions, runCommand} from '../scripts/command';
import {createEngine, openSingleFile, type Engine} from '../src/search/engine';
import {textsPath, type IndexFile} from '../src/search/indexFile';
import {writePostings, type Postings} from '../src/search/postings';
import type {IndexedDocument} from '../src/search/types';
import {hostileQuery} from '../tests/support/hostileQueries';
import {documentsIn, readBuiltIndex, readCases} from '../tests/support/relevance';
import {brotliSize} from './brotli';
import budgets from './budgets.json';
import {seeded} from './seeded';

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

/** Measures the texts of all pages. After the index, a reader downloads only the texts of pages with hits. */
function measureSize(index: IndexFile): Result[] {
  const texts = index.pages.map(([, name]) => brotliSize(readFileSync(path.join('build', textsPath(name)))) / 1024);
  const sum = texts.reduce((total, size) => total + size, 0);
  const line = (name: string, value: number): Result => ({name, value, unit: 'KiB', most: Infinity});
  return [
    line(`the texts of ${index.pages.length} pages, brotli 5`, sum),
    line('the texts of a page, mean', sum / texts.length),
    line('the texts of a page, largest', Math.max(...texts)),
  ];
}

/** Documents, and their postings as the index file contains them. */
interface Content {
  documents: readonly IndexedDocument[];
  json: string;
}

const contentOf = (documents: readonly IndexedDocument[]): Content => ({
  documents,
  json: JSON.stringify(writePostings(documents)),
});

function measureContent(name: string, {documents, json}: Content): Result[] {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const start = cpu();
  const engine = createEngine(openSingleFile(documents, JSON.parse(json) as Postings));
  const opened = cpu() - start;
  globalThis.gc?.();
  const memory = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  const time = timeIn(engine);
  queries.forEach(time); // Warm up.
  const typed = queries.map(time).sort((a, b) => a - b);
  return [
    {name: `${name}, ${documents.length} documents: index opened`, value: opened, unit: 'ms', most: budget.openMs},
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
 * Measures hostile queries with the portal's own pages. A query over the budget runs twice more, and its shortest time
 * counts, because the garbage collector can run during any query, and the CPU time includes the collector's threads.
 */
function measureHostile({documents, json}: Content): Result {
  const time = timeIn(createEngine(openSingleFile(documents, JSON.parse(json) as Postings)));
  const shortest = (query: string): number => {
    const first = time(query);
    return first <= budget.hostileMs ? first : Math.min(first, time(query), time(query));
  };
  queries.forEach(time); // Warm up.
  const slowest = Math.max(...fc.sample(hostileQuery(), {numRuns: HOSTILE_QUERIES, seed: 6}).map(shortest));
  return {name: `slowest of ${HOSTILE_QUERIES} hostile queries`, value: slowest, unit: 'ms', most: budget.hostileMs};
}

/** Returns a function that runs a query and returns the query's CPU time in ms. */
const timeIn =
  (engine: Engine) =>
  (query: string): number => {
    const from = cpu();
    engine.search(query);
    return cpu() - from;
  };

/** Returns this process's CPU time in ms. Other programs don't affect it. */
function cpu(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

function grow(documents: readonly IndexedDocument[]): IndexedDocument[] {
  const random = seeded(1);
  const copies = Array.from({length: COPIES}, (_, copy) =>
    documents.map(({href, text, ...more}) => ({
      ...more,
      href: href.replace(/(?=#|$)/, `-${copy}`),
      text: vary(text, copy, random),
    })),
  );
  return copies.flat().map((document, id) => ({...document, id}));
}

function vary(text: string, copy: number, random: () => number): string {
  const words = text.split(' ').map((word) => (random() < 0.2 ? `${word}${String.fromCharCode(97 + copy)}` : word));
  for (let at = words.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [words[at], words[other]] = [words[other]!, words[at]!];
  }
  return words.join(' ');
}

function print(result: Result): Result {
  const {name, value, unit, most} = result;
  const budgeted = most === Infinity ? '' : ` (at most ${most})`;
  console.log(`${value <= most ? 'ok  ' : 'OVER'} ${name}: ${value.toFixed(1)} ${unit}${budgeted}`);
  return result;
}

function measure(): void {
  readOptions({});
  const index = readBuiltIndex();
  const documents = documentsIn(index);
  const portal = contentOf(documents);
  const steps = [
    () => measureSize(index),
    () => measureContent('the portal', portal),
    () => [measureHostile(portal)],
    () => measureContent(`${COPIES} × the portal`, contentOf(grow(documents))),
  ];
  const results = steps.flatMap((step) => step().map(print));
  process.exitCode = results.every(({value, most}) => value <= most) ? 0 : 1;
}

void runCommand(measure);
