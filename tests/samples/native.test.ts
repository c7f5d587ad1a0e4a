/** The checker of Swift: the pages' own samples are right, and hardly a mistake in them goes unnoticed. */
import {readdirSync, readFileSync} from 'node:fs';
import type {World} from '../../scripts/samples/checkers/native/world';
import {loadSwift, swiftChecker} from '../../scripts/samples/checkers/swift';
import {readFences} from '../../scripts/samples/fences';
import {SDK_PACKAGES} from '../../src/shared/sdks';
import {formatScore, mutantsOf, scoreOf} from '../support/mutations';
import {nativeMutations} from '../support/nativeMutations';

const pages = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
const samples = pages.flatMap((file) => readFences(`docs/${file}`, readFileSync(`docs/${file}`, 'utf8')));

function sdkNames(world: World): Set<string> {
  const names = new Set<string>();
  for (const [name, members] of world.byMember)
    if (members.some(({origin}) => origin === 'sdk') && !members.some(({origin}) => origin === 'platform'))
      names.add(name);
  for (const symbol of world.types.values()) if (symbol.origin === 'sdk') names.add(symbol.name);
  return names;
}

describe.each([{checker: swiftChecker, load: loadSwift, sdk: 'Swift' as const, language: 'swift' as const}])(
  '$sdk',
  ({checker, load, sdk, language}) => {
    const own = samples.filter((sample) => sample.language === language && sample.nocheck === undefined);

    it('finds nothing wrong in the samples of the pages', async () => {
      expect(own.length).toBeGreaterThan(20);
      expect(await checker.check(own, own)).toEqual([]);
    });

    it('notices at least 95 % of the mistakes that are made in them', async () => {
      const {known} = await load(SDK_PACKAGES[sdk].version);
      const mutants = mutantsOf(own, await nativeMutations(language, sdkNames(known.world)), 30);
      const score = await scoreOf(checker, mutants);
      process.stdout.write(`${formatScore(sdk, mutants, score)}\n`);
      expect(mutants.length).toBeGreaterThanOrEqual(40);
      expect(score.caught / score.mutants).toBeGreaterThanOrEqual(0.95);
    });
  },
);
