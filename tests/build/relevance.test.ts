/** Measures the relevance of search results, with the last build's index and the queries in tests/relevance. */
import {readTerms} from '../../src/search/codec';
import {QUESTION_WORDS} from '../../src/search/questionWords';
import {
  withOtherAnswers,
  OTHER_ANSWERS,
  measure,
  rankOf,
  documentsIn,
  engineFor,
  readBuiltIndex,
  readCases,
  readPageQuestions,
} from '../support/relevance';

const index = readBuiltIndex();
const documents = documentsIn(index);
const engine = engineFor(index);
const pageQuestions = readPageQuestions(documents);
const cases = [...readCases(), ...pageQuestions.map(withOtherAnswers)];

/** Minimum shares of queries. `at1`: the expected section is first. `at5`: it is among the first five results. */
const BAR = {at1: 0.85, at5: 0.97};

it('there are at least 150 queries, of ten kinds', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(cases.map(({kind}) => kind))).toEqual(
    new Set([
      'identifier',
      'part',
      'misspelling',
      'synonym',
      'words',
      'question',
      'page-question',
      'one-word',
      'half-typed',
      'joined',
    ]),
  );
});

it('every expected address exists', () => {
  const addresses = new Set(documents.map(({href}) => href));
  expect(cases.flatMap(({expected}) => expected).filter((href) => !addresses.has(href))).toEqual([]);
});

it('every question with other answers belongs to a page', () => {
  const asked = new Set(pageQuestions.map(({query}) => query));
  expect(Object.keys(OTHER_ANSWERS).filter((query) => !asked.has(query))).toEqual([]);
});

it(`the right section is first for ${BAR.at1 * 100} % of the queries, and in the first five for ${BAR.at5 * 100} %`, () => {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const rows = [...new Set(cases.map(({kind}) => kind)), 'all'].map((kind) => {
    const {
      at1,
      at5,
      cases: count,
    } = measure(
      cases.filter((one) => kind === 'all' || one.kind === kind),
      engine,
    );
    return `${kind.padEnd(14)} ${String(count).padStart(4)}   success@1 ${percent(at1)}   success@5 ${percent(at5)}`;
  });
  process.stdout.write(`${rows.join('\n')}\nrequired: ${percent(BAR.at1)} and ${percent(BAR.at5)}\n`);
  const {at1, at5} = measure(cases, engine);
  expect(at1).toBeGreaterThanOrEqual(BAR.at1);
  expect(at5).toBeGreaterThanOrEqual(BAR.at5);
});

it('a query of one word finds the page about it before sections with it, for 90% of at least 30 words', () => {
  const words = cases.filter(({kind}) => kind === 'one-word');
  expect(words.length).toBeGreaterThanOrEqual(30);
  expect(measure(words, engine).at1).toBeGreaterThanOrEqual(0.9);
  for (const query of ['client', 'install', 'consent', 'groups']) {
    expect([
      query,
      rankOf(
        words.find((word) => word.query === query)!,
        engine,
      ),
    ]).toEqual([query, 1]);
  }
});

it('every question of a page finds the page in the first five results', () => {
  const lost = pageQuestions.filter((question) => (rankOf(question, engine) ?? Infinity) > 5);
  expect(lost.map(({query}) => query)).toEqual([]);
});

it('a query of nothing but a question word of the pages finds sections', () => {
  const known = new Set(readTerms(index.words.terms).map(({term}) => term));
  const words = [...QUESTION_WORDS].filter((word) => known.has(word));
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter((word) => engine.search(word).length === 0)).toEqual([]);
});
