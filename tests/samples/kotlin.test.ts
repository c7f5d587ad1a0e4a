/**
 * Checks that the Kotlin compiler refuses each kind of mistake, and accepts correct code that looks wrong. The pages'
 * samples are checked by `npm run check:samples`.
 */
import {hasJava} from '../../scripts/samples/checkers/kotlin/compiler';
import {DECLARATIONS} from '../../scripts/samples/checkers/kotlin/declarations';
import {judge} from '../../scripts/samples/checkers/kotlin/judge';
import {readPages} from '../../scripts/samples/pages';
import type {Finding, Sample} from '../../scripts/samples/types';
import {declaredNames} from '../support/kotlinNames';
import {kotlinMutations} from '../support/kotlinMutations';
import {CORRECT, IMPORTS, MISTAKES} from '../support/kotlinMistakes';
import {formatScore, mutantsOf, type Mutant} from '../support/mutations';

/** The most mutants of each kind. More would take longer and show nothing new. */
const LIMIT = 13;
const TIMEOUT_MS = 180_000;

const sampleOf = (code: string, names: readonly string[] = []): Sample => ({
  file: 'docs/x.mdx',
  line: 10,
  language: 'kotlin',
  code,
  with: names,
  indent: 2,
  codeLine: (n) => 10 + n,
});

const pages = readPages('.', 'docs').filter(({language, nocheck}) => language === 'kotlin' && nocheck === undefined);
const mistakes = new Map(MISTAKES.map(([kind, code]) => [kind, sampleOf(IMPORTS + code.replace('▸', ''))]));
const correct = new Map(CORRECT.map(([kind, code]) => [kind, sampleOf(IMPORTS + code)]));
const given = sampleOf('import java.util.Date\n\nval now = Date()\nval sent = client.canMessage("0x") && now == null', [
  'client',
]);
const wrongGiven = sampleOf('// The reader has a client.\nval sent: Int = client.canMessage("0x")', ['client']);
let mutants: Mutant[] = [];
let refused = new Map<Sample, Finding[]>();

// Skip these tests on machines without Java. CI sets `REQUIRE_JAVA`, so that they fail there instead.
const canRun = Boolean(process.env.REQUIRE_JAVA) || hasJava();
if (!canRun)
  process.stdout.write('Skipped: the Kotlin compiler needs Java (apt-get install openjdk-17-jre-headless).\n');

(canRun ? describe : describe.skip)('the Kotlin compiler', () => {
  // Compile everything in one run, because the compiler takes seconds to start.
  beforeAll(async () => {
    mutants = mutantsOf(pages, await kotlinMutations(declaredNames(DECLARATIONS[0]!)), LIMIT);
    refused = await judge([
      ...mistakes.values(),
      ...correct.values(),
      given,
      wrongGiven,
      ...mutants.map(({sample}) => sample),
    ]);
  }, TIMEOUT_MS);

  it.each(MISTAKES)('refuses %s', (kind, code) => {
    const before = (IMPORTS + code).split('▸')[0]!.split('\n');
    const found = (refused.get(mistakes.get(kind)!) ?? []).map(({file, line, column}) => [file, line, column]);
    expect(found).toContainEqual(['docs/x.mdx', 10 + before.length, before.at(-1)!.length + 1 + 2]);
  });

  it.each(CORRECT)('accepts %s', (kind) => {
    expect(refused.get(correct.get(kind)!)).toBeUndefined();
  });

  it('compiles a sample with given names as the body of a suspending function', () => {
    expect(refused.get(given)).toBeUndefined();
    expect(refused.get(wrongGiven)?.map(({line, column}) => [line, column])).toEqual([[12, 19]]);
  });

  it('refuses at least 98% of the mutants of the pages’ samples', () => {
    const missed = mutants.filter(({sample}) => !refused.has(sample));
    const score = {mutants: mutants.length, caught: mutants.length - missed.length, missed};
    process.stdout.write(`${formatScore('Kotlin', mutants, score)}\n`);
    expect(mutants.length).toBeGreaterThanOrEqual(100);
    expect(score.caught / score.mutants).toBeGreaterThanOrEqual(0.98);
  });
});
