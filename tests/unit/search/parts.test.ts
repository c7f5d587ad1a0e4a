/** Checks that an index in parts gives the same results as an index in one file. */
import fc from 'fast-check';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toParts} from '../../../src/plugins/search/toParts';
import {createEngine, openSingleFile} from '../../../src/search/engine';
import {
  toDocuments,
  type IndexFile,
  type IndexPage,
  type IndexSection,
  type PartNames,
} from '../../../src/search/indexFile';
import {openParts, type PartContent} from '../../../src/search/parts';
import {writePostings} from '../../../src/search/postings';
import type {SearchHit} from '../../../src/search/types';
import {beginningOf} from '../../../src/search/vocabulary';
import {stemOf, tokenize} from '../../../src/search/tokenize';
import {filesBelow} from '../../../src/buildTools/filesBelow';
import {hostileQuery} from '../../support/hostileQueries';
import {readCases} from '../../support/relevance';

/** The portal's pages, cut at their headings. */
const pages: IndexPage[] = [];
const texts: string[] = [];
for (const file of filesBelow('docs').filter((name) => name.endsWith('.mdx'))) {
  const [head = '', ...sections] = readFileSync(path.join('docs', file), 'utf8').split(/^(?=#{2,4} )/m);
  texts.push(head, ...sections);
  const titleOf = (text: string): string => /^#+ (.*)/m.exec(text)?.[1] ?? file;
  pages.push([
    file.replace('.mdx', ''),
    '',
    [1, titleOf(head)],
    ...sections.map((text): IndexSection => [text.indexOf(' '), titleOf(text)]),
  ]);
}
const index = indexOf(pages, texts);

function indexOf(of: IndexPage[], textsOf: readonly string[]): IndexFile {
  const documents = toDocuments({pages: of}, '/').map((head) => ({...head, text: textsOf[head.id]!}));
  return {pages: of, ...writePostings(documents)};
}

interface InParts {
  names: PartNames;
  /** Searches, and loads missing parts until none is missing. */
  search: (query: string, most?: number) => SearchHit[];
  /** The parts that each round of loading requested. */
  rounds: string[][];
}

/** Writes an index in parts of about `size` bytes, and returns a function that opens it without having loaded any. */
async function written(size: number, of = index): Promise<() => InParts> {
  const files = new Map<string, PartContent>();
  const write = (part: PartContent): Promise<string> => {
    const name = String(files.size);
    files.set(name, part);
    return Promise.resolve(name);
  };
  const head = await toParts(of, write, size);
  return () => {
    const parts = openParts(head, '/');
    const engine = createEngine(parts);
    const rounds: string[][] = [];
    return {
      names: head.parts,
      rounds,
      search(query, most = Infinity) {
        for (;;) {
          const hits = engine.search(query, {most});
          const missing = parts.takeMissing();
          if (missing.length === 0) return hits;
          rounds.push(missing);
          for (const name of missing) parts.add(name, files.get(name)!);
          engine.forget();
        }
      },
    };
  };
}

const inParts = async (size: number, of?: IndexFile): Promise<InParts> => (await written(size, of))();

const whole = createEngine(openSingleFile(toDocuments(index, '/'), index));
const TINY = 500;

/** Returns every nth query of the relevance tests. */
const some = (nth: number): string[] => readCases().flatMap(({query}, at) => (at % nth === 0 ? [query] : []));

it('gives the same hits in one or many parts', async () => {
  const {names, search} = await inParts(TINY);
  expect(names.words.length).toBeGreaterThan(100);
  const queries = ['c', 'co', 'con', 'conv', 'zz', 'walet adress', 'sgin', ...some(12)];
  const hostile = fc.sample(hostileQuery(), {numRuns: 10, seed: 20});
  for (const query of [...queries, ...hostile]) {
    expect([query, search(query)]).toEqual([query, whole.search(query)]);
  }
});

it('gives the same hits when each query is the first', async () => {
  const open = await written(TINY);
  for (const query of some(30)) {
    const {search} = open();
    expect([query, search(query)]).toEqual([query, whole.search(query)]);
  }
});

it('loads no parts for the two halves of a word before the part with the word', async () => {
  const open = await written(TINY);
  const {rounds, search} = open();
  search('conversation');
  const halves = open();
  halves.search('conv');
  expect(rounds[0]!.length).toBeLessThanOrEqual(halves.rounds[0]!.length);
});

it('loads the parts of a query at once, and each only once', async () => {
  const {names, rounds, search} = await inParts(10 * 1024);
  search('consent proof', 6);
  expect(rounds).toHaveLength(2);
  expect(rounds[0]!.length).toBeLessThanOrEqual(10);
  search('consent proof', 6);
  expect(rounds).toHaveLength(2);
  search('cosnent');
  search('client.conversations');
  const loaded = rounds.flat();
  expect(loaded).toEqual(expect.arrayContaining([names.terms, names.paths]));
  expect(new Set(loaded).size).toBe(loaded.length);
});

it('loads the pages of the hits, at most a part for each', async () => {
  const {names, rounds, search} = await inParts(10 * 1024);
  const hits = search('consent', 3);
  expect(hits).toHaveLength(3);
  expect(names.pages.length).toBeGreaterThan(5);
  expect(rounds[1]!.length).toBeLessThanOrEqual(3);
  expect(names.pages).toEqual(expect.arrayContaining(rounds[1]!));
});

it('needs routes only for a single word, at the same time as its terms', async () => {
  const {names, rounds, search} = await inParts(10 * 1024);
  search('consent proof');
  expect(rounds.flat()).not.toContain(names.routes);
  const first = await inParts(10 * 1024);
  first.search('consent');
  expect(first.rounds[0]).toContain(first.names.routes);
});

it('needs neither all terms nor paths for words that the index has', async () => {
  const {names, rounds, search} = await inParts(TINY);
  search('stream messages');
  expect(rounds.flat()).not.toContain(names.terms);
  expect(rounds.flat()).not.toContain(names.paths);
});

it('finds nothing in an index without terms', async () => {
  const {search} = await inParts(TINY, indexOf([['', '', [1, '']]], ['']));
  expect(search('anything')).toEqual([]);
});

it('looks for the forms of a word below a beginning that all of them have', () => {
  const terms = [...new Set(texts.flatMap(tokenize))].filter((term) => /^[a-z]{2,}$/.test(term));
  const wrong = terms.filter((term) => !term.startsWith(beginningOf(stemOf({term, parts: []}))));
  expect(wrong).toEqual([]);
});
