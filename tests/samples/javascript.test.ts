import {readFileSync} from 'node:fs';
import {typescript} from '../../scripts/samples/checkers/typescript';
import {readFences} from '../../scripts/samples/fences';
import {readPages} from '../../scripts/samples/pages';
import type {Sample} from '../../scripts/samples/types';
import type {Sdk} from '../../src/shared/sdks';
import {javascriptMutations} from '../support/javascriptMutations';
import {formatScore, mutantsOf, scoreOf} from '../support/mutations';

/** The most mutants of each kind for each SDK. More would take longer and show nothing new. */
const LIMIT = 8;
/** A long limit, because the compiler reads every package. */
const TIMEOUT_MS = 180_000;

const NODE = 'tests/fixtures/samples/node.mdx';
const isChecked = ({language, nocheck, code}: Sample): boolean =>
  typescript.languages.includes(language) && nocheck === undefined && !/from "\.\.?\//.test(code);
// The fixture adds samples for Node, because too few pages have any.
const fixture = readFences(NODE, readFileSync(NODE, 'utf8'));
const samples = [...readPages('.', 'docs'), ...fixture].filter(isChecked);
const mutationsOf = javascriptMutations(samples);

// Checks only the fixture, because `npm run check:samples` checks the pages' samples.
it('refuses no correct sample for Node', async () => {
  expect(await typescript.check(fixture, fixture)).toEqual([]);
});

it.each<Sdk>(['JavaScript', 'React', 'React Native', 'Node'])(
  'notices mistakes in samples for %s',
  async (sdk) => {
    const mutants = mutantsOf(
      samples.filter((sample) => sample.sdk === sdk),
      mutationsOf,
      LIMIT,
    );
    const score = await scoreOf(typescript, mutants);
    process.stdout.write(`${formatScore(sdk, mutants, score)}\n`);
    expect(mutants.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutants.map(({kind}) => kind)).size).toBeGreaterThanOrEqual(6);
    expect(score.caught / score.mutants).toBeGreaterThanOrEqual(0.95);
  },
  TIMEOUT_MS,
);
