/** Search is judged by what it finds in the portal's own index, that of the last build (tests/relevance has the queries). */
import {createEngine} from '../../src/search/engine';
import {measure, placeOf, readBuiltDocuments, readCases, readPageQuestions} from '../support/relevance';

const documents = readBuiltDocuments();
const engine = createEngine(documents);
const pageQuestions = readPageQuestions(documents);
const cases = [...readCases(), ...pageQuestions];

const AT_1 = 0.85;
const AT_5 = 0.97;

it('there are at least 150 queries of six kinds and more', () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(new Set(cases.map(({kind}) => kind))).toEqual(
    new Set(['identifier', 'part', 'misspelling', 'synonym', 'words', 'question', 'page-question']),
  );
});

it('every address that is expected exists', () => {
  const addresses = new Set(documents.map(({href}) => href));
  expect(cases.flatMap(({expected}) => expected).filter((href) => !addresses.has(href))).toEqual([]);
});

it(`the right section is first for ${AT_1 * 100} % of the queries, and among five for ${AT_5 * 100} %`, () => {
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
  process.stdout.write(`${rows.join('\n')}\n`);
  const {at1, at5} = measure(cases, engine);
  expect(at1).toBeGreaterThanOrEqual(AT_1);
  expect(at5).toBeGreaterThanOrEqual(AT_5);
});

it('every question of a page’s front matter finds the page among the first five', () => {
  const lost = pageQuestions.filter((question) => (placeOf(question, engine) ?? Infinity) > 5);
  expect(lost.map(({query}) => query)).toEqual([]);
});
