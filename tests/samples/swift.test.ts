/** Checks that the Swift checker notices most mistakes. `npm run check:samples` checks the pages' samples. */
import {readdirSync, readFileSync} from 'node:fs';
import {readDeclarations} from '../../packages/swift-samples/src/declarations';
import {FILES} from '../../packages/swift-samples/test/support/checker';
import {swift} from '../../scripts/samples/checkers/swift';
import {readFences} from '../../scripts/samples/fences';
import {formatScore, mutantsOf, scoreOf} from '../support/mutations';
import {swiftMutations} from '../support/swiftMutations';

const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
const samples = pages
  .flatMap((file) => readFences(`docs/${file}`, readFileSync(`docs/${file}`, 'utf8')))
  .filter(({language, nocheck}) => language === 'swift' && nocheck === undefined);

/** Returns the names that only the SDK declares. */
async function sdkNames(): Promise<Set<string>> {
  const {byMember, types} = await readDeclarations(FILES);
  const members = [...byMember].filter(
    ([, of]) => of.some(({origin}) => origin === 'sdk') && !of.some(({origin}) => origin === 'platform'),
  );
  const own = [...types.values()].filter(({origin}) => origin === 'sdk');
  return new Set([...members.map(([name]) => name), ...own.map(({name}) => name)]);
}

it('notices at least 95% of the mutants', async () => {
  const mutants = mutantsOf(samples, await swiftMutations(await sdkNames()), 30);
  const score = await scoreOf(swift, mutants);
  process.stdout.write(`${formatScore('Swift', mutants, score)}\n`);
  expect(mutants.length).toBeGreaterThanOrEqual(40);
  expect(score.caught / score.mutants).toBeGreaterThanOrEqual(0.95);
});
