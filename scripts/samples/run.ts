/** Samples through their checkers, each with its outcome. */
import {keyOf, ResultCache} from './cache';
import type {Checker, Finding, Sample} from './types';

/** `text` is shown as it stands and says nothing that could be checked; `exempt` has a reason not to be. */
export type Outcome = 'checked' | 'failed' | 'exempt' | 'text';

export interface Result {
  sample: Sample;
  outcome: Outcome;
  findings: readonly Finding[];
}

/** The language of fences that hold no code. */
const TEXT = 'text';

/**
 * Checks samples; what has a result in the cache isn't checked again.
 *
 * @param all - every sample of every page, where `samples` are only some of them
 */
export async function run(
  samples: readonly Sample[],
  checkers: readonly Checker[],
  cache: ResultCache,
  all: readonly Sample[] = samples,
): Promise<Result[]> {
  const checkerOf = (sample: Sample): Checker | undefined =>
    checkers.find(({languages}) => languages.includes(sample.language));
  const checked = new Map<Sample, readonly Finding[]>();
  for (const checker of checkers) {
    const own = samples.filter((sample) => sample.nocheck === undefined && checkerOf(sample) === checker);
    const kept = checker.keepsResults ? ResultCache.open(undefined) : cache;
    for (const [sample, findings] of await check(own, checker, kept, all)) checked.set(sample, findings);
  }
  return samples.map((sample) => {
    const findings = checked.get(sample) ?? refusals(sample, checkerOf(sample) !== undefined);
    return {sample, findings, outcome: findings.length > 0 ? 'failed' : outcomeOf(sample)};
  });
}

async function check(
  samples: readonly Sample[],
  checker: Checker,
  cache: ResultCache,
  all: readonly Sample[],
): Promise<Map<Sample, readonly Finding[]>> {
  const keys = new Map(samples.map((sample) => [sample, keyOf(checker, sample, all)]));
  const missing = samples.filter((sample) => cache.get(keys.get(sample)!, sample) === undefined);
  const found = missing.length > 0 ? await checker.check(missing, all) : [];
  const lost = found.find((finding) => !missing.some((sample) => isWithin(finding, sample)));
  if (lost)
    throw new Error(
      `${checker.name} speaks of ${lost.file}:${lost.line}, which it wasn't asked about: ${lost.message}`,
    );
  for (const sample of missing) {
    cache.set(
      keys.get(sample)!,
      sample,
      found.filter((finding) => isWithin(finding, sample)),
    );
  }
  return new Map(samples.map((sample) => [sample, cache.get(keys.get(sample)!, sample)!]));
}

/** Whether a finding is at a place of a sample: from its opening line to the one after its code. */
function isWithin({file, line}: Finding, sample: Sample): boolean {
  const last = sample.codeLine(sample.code.split('\n').length + 1);
  return file === sample.file && line >= sample.line && line <= last;
}

const outcomeOf = ({language, nocheck}: Sample): Outcome =>
  nocheck !== undefined ? 'exempt' : language === TEXT ? 'text' : 'checked';

/** Why a sample that isn't checked may not be published so; nothing where it says why. */
function refusals({file, line, language, nocheck}: Sample, hasChecker: boolean): Finding[] {
  if (nocheck !== undefined) {
    return nocheck === ''
      ? [{file, line, message: 'nocheck needs a reason: write nocheck="why it can\'t be checked".'}]
      : [];
  }
  if (language === TEXT || hasChecker) return [];
  return [
    {
      file,
      line,
      message:
        language === ''
          ? 'the fence has no language: write text where it holds no code.'
          : `nothing checks the language "${language}": write one that is checked, text, or nocheck="why".`,
    },
  ];
}
