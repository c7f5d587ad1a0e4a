/** No query throws, and hits have no markup and only the documents' own text (bench/search.ts measures the times). */
import fc from 'fast-check';
import {createEngine} from '../../../src/search/engine';
import {ELLIPSIS} from '../../../src/search/mark';
import type {SearchHit, Segment} from '../../../src/search/types';
import {hostileQuery} from '../../support/hostileQueries';
import {documentsOf} from '../../support/searchDocuments';

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
const engine = createEngine(documents);

const join = (segments: readonly Segment[]): string => segments.map(({text}) => text).join('');

const LONE_SURROGATE = /\p{Surrogate}/u;

function check(hit: SearchHit): void {
  const document = documents[hit.id]!;
  expect(join(hit.title)).toBe(document.title);
  expect(hit.titles.map(join)).toEqual(document.titles);
  expect(document.text).toContain(join(hit.excerpt.filter((segment) => segment !== ELLIPSIS)));
  expect(hit.html.replace(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
  expect(hit.excerpt.every(({text}) => text !== '' && !LONE_SURROGATE.test(text))).toBe(true);
}

it('10,000 hostile and random queries are answered with the documents’ own text', () => {
  let found = 0;
  fc.assert(
    fc.property(hostileQuery(), (query) => {
      const hits = engine.search(query);
      expect(hits.length).toBeLessThanOrEqual(16);
      hits.forEach(check);
      found += hits.length;
    }),
    {numRuns: 10_000, seed: 6},
  );
  expect(found).toBeGreaterThan(1_000);
});

it('treats the names of properties of every object as plain words', () => {
  for (const query of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    engine.search(query).forEach(check);
  }
  expect(engine.search('constructor')[0]!.id).toBe(1);
  expect(engine.search('__proto__')[0]!.id).toBe(1);
});
