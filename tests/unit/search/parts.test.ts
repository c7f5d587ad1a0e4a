/** An index in parts gives the same results as an index in one file. */
import fc from 'fast-check';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {toParts} from '../../../src/plugins/search/toParts';
import {createEngine, type Engine} from '../../../src/search/engine';
import type {PartNames} from '../../../src/search/indexFile';
import {openParts} from '../../../src/search/parts';
import {writePostings, type Postings, type TermLists} from '../../../src/search/postings';
import type {DocumentHead, SearchHit} from '../../../src/search/types';
import {beginningOf} from '../../../src/search/vocabulary';
import {stemOf, tokenize} from '../../../src/search/tokenize';
import {filesBelow} from '../../../src/plugins/filesBelow';
import {hostileQuery} from '../../support/hostileQueries';
import {readCases} from '../../support/relevance';
import {documentsOf} from '../../support/searchDocuments';

/** The portal's pages, cut at their headings. */
const documents = documentsOf(
  ...filesBelow('docs')
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join('docs', file), 'utf8')
        .split(/^(?=#{1,3} )/m)
        .map((text, at) => ({
          title: /^#+ (.*)/.exec(text)?.[1] ?? file,
          titles: at > 1 ? [file] : [],
          href: `/${file.replace('.mdx', '')}${at > 1 ? `#${at}` : ''}`,
          isPage: at === 1,
          text,
        })),
    ),
);
const postings = writePostings(documents);

interface InParts {
  names: PartNames;
  /** Searches, and loads missing parts until none is missing. */
  search: (query: string) => SearchHit[];
  /** The parts that each round of loading requested. */
  rounds: string[][];
}

async function inParts(
  size: number,
  of: readonly DocumentHead[] = documents,
  from: Postings = postings,
): Promise<InParts> {
  const files = new Map<string, TermLists | string[]>();
  const write = (part: TermLists | string[]): Promise<string> => {
    const name = String(files.size);
    files.set(name, part);
    return Promise.resolve(name);
  };
  const {parts: names, lengths} = await toParts({pages: [], ...from}, write, size);
  const parts = openParts(names);
  const engine: Engine = createEngine(of, {lengths, words: parts.words, paths: parts.paths});
  const rounds: string[][] = [];
  return {
    names,
    rounds,
    search(query) {
      for (;;) {
        const hits = engine.search(query);
        const missing = parts.takeMissing();
        if (missing.length === 0) return hits;
        rounds.push(missing);
        for (const name of missing) parts.add(name, files.get(name) as TermLists);
        engine.forget();
      }
    },
  };
}

const whole = createEngine(documents, postings);
const TINY = 500;

/** Every nth query of the relevance tests. */
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
  for (const query of some(30)) {
    const {search} = await inParts(TINY);
    expect([query, search(query)]).toEqual([query, whole.search(query)]);
  }
});

it('loads the parts of a query at once, and each only once', async () => {
  const {names, rounds, search} = await inParts(10 * 1024);
  search('consent proof');
  expect(rounds).toHaveLength(1);
  expect(rounds[0]!.length).toBeLessThanOrEqual(10);
  search('consent proof');
  search('proof of consent');
  expect(rounds).toHaveLength(1);
  search('cosnent');
  search('client.conversations');
  const loaded = rounds.flat();
  expect(loaded).toEqual(expect.arrayContaining([names.terms, names.paths]));
  expect(new Set(loaded).size).toBe(loaded.length);
});

it('needs neither all terms nor paths for words that the index has', async () => {
  const {names, rounds, search} = await inParts(TINY);
  search('stream messages');
  expect(rounds.flat()).not.toContain(names.terms);
  expect(rounds.flat()).not.toContain(names.paths);
});

it('finds nothing in an index without terms', async () => {
  const empty = documentsOf({title: '', text: ''});
  const {search} = await inParts(TINY, empty, writePostings(empty));
  expect(search('anything')).toEqual([]);
});

it('looks for the forms of a word below a beginning that all of them have', () => {
  const terms = [...new Set(documents.flatMap(({text}) => tokenize(text)))].filter((term) => /^[a-z]{2,}$/.test(term));
  const wrong = terms.filter((term) => !term.startsWith(beginningOf(stemOf({term, parts: []}))));
  expect(wrong).toEqual([]);
});
