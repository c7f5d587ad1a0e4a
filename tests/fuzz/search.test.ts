/** Checks that no query throws, and that hits contain only text of their documents, and no markup but `<mark>`. */
import fc from 'fast-check';
import {ELLIPSIS} from '../../src/search/mark';
import type {SearchHit, Segment} from '../../src/search/types';
import {hostileQuery} from '../support/hostileQueries';
import {documentsOf, engineOver} from '../support/searchDocuments';

const RUNS = Math.min(Number(process.env.FUZZ_RUNS ?? 2_000), 10_000);

const documents = documentsOf(
  {
    title: 'Send a message',
    titles: ['Messages'],
    text: 'Use conversation.send("gm") <b>now</b> & <script>alert(1)</script> later.',
  },
  {title: 'C++ & C#', text: 'constructor __proto__ toString hasOwnProperty 1:1 .* [a-z]+ 👩‍👩‍👧 👍🏽 done', isPage: true},
  {
    title: 'مرحبا بالعالم',
    text: 'שלום עולם, a \u202Eright-to-left\u202C text with wallet 你好世界 and ﬁ ligature İstanbul',
  },
  {title: '👍'.repeat(50), text: 'word'.repeat(500)},
);
const engine = engineOver(documents);

const join = (segments: readonly Segment[]): string => segments.map(({text}) => text).join('');

const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Returns the first problem of a hit; undefined if there is none. Uses plain comparisons, because `expect` is slow in
 * thousands of runs.
 */
function problemOf(hit: SearchHit): string | undefined {
  const {title, titles, text} = documents[hit.id]!;
  if (join(hit.title) !== title) return `title ${join(hit.title)}`;
  if (hit.titles.map(join).join('\n') !== titles.join('\n')) return `titles ${hit.titles.map(join).join()}`;
  const excerpt = join(hit.excerpt!.filter((segment) => segment !== ELLIPSIS));
  if (!text.includes(excerpt)) return `excerpt ${excerpt}`;
  if (hit.excerpt!.some((segment) => segment.text === '')) return 'an empty segment';
  if (hit.excerpt!.some((segment) => LONE_SURROGATE.test(segment.text))) return 'half a character';
  return /[<>"']/.test(hit.html.replace(/<\/?mark>/g, '')) ? `markup ${hit.html}` : undefined;
}

it(`${RUNS} hostile and random queries are answered with the documents’ own text`, () => {
  let found = 0;
  fc.assert(
    fc.property(hostileQuery(), (query) => {
      const hits = engine.search(query);
      if (hits.length > 16) throw new Error(`${hits.length} hits`);
      const problem = hits.map(problemOf).find(Boolean);
      if (problem) throw new Error(problem);
      found += hits.length;
    }),
    {numRuns: RUNS, seed: 6},
  );
  expect(found).toBeGreaterThan(RUNS / 10);
});

it('treats the names of properties of every object as plain words', () => {
  for (const query of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    expect(engine.search(query).map(problemOf)).not.toContainEqual(expect.any(String));
  }
  expect(engine.search('constructor')[0]!.id).toBe(1);
  expect(engine.search('__proto__')[0]!.id).toBe(1);
});
