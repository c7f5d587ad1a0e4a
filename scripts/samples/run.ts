/** Runs the checkers on samples. */
import {keyOf, ResultCache} from './cache';
import type {Checker, Finding, Sample} from './types';

/** `text`: the sample isn't code. `exempt`: the page says why the sample isn't checked. */
export type Outcome = 'checked' | 'failed' | 'exempt' | 'text';

export interface Result {
  sample: Sample;
  outcome: Outcome;
  findings: readonly Finding[];
}

/** The language of fences that contain no code. */
const TEXT = 'text';

/**
 * Checks the samples that have no result in the cache, and returns the results of all samples.
 *
 * @param all - every sample of every page, if `samples` are only some of them
 * @param isComplete - whether all pages and samples could be read
 */
export async function run(
  samples: readonly Sample[],
  checkers: readonly Checker[],
  cache: ResultCache,
  all: readonly Sample[] = samples,
  isComplete = true,
): Promise<Result[]> {
  const checked = new Map<Sample, readonly Finding[]>();
  for (const checker of checkers) {
    const own = samples.filter(({nocheck, language}) => nocheck === undefined && checker.languages.includes(language));
    const kept = checker.keepsResults ? ResultCache.open(undefined) : cache;
    for (const [sample, findings] of await check(own, checker, kept, all, isComplete))
      checked.set(sample, [...(checked.get(sample) ?? []), ...findings]);
  }
  return samples.map((sample) => {
    const findings = checked.get(sample) ?? findingsOfUnchecked(sample);
    return {sample, findings, outcome: findings.length > 0 ? 'failed' : outcomeOf(sample)};
  });
}

async function check(
  samples: readonly Sample[],
  checker: Checker,
  cache: ResultCache,
  all: readonly Sample[],
  isComplete: boolean,
): Promise<Map<Sample, readonly Finding[]>> {
  const keys = new Map(samples.map((sample) => [sample, keyOf(checker, sample, all)]));
  const missing = samples.filter((sample) => cache.get(keys.get(sample)!, sample) === undefined);
  const found = missing.length > 0 ? await checker.check(missing, all, isComplete) : [];
  const lost = found.find((finding) => !missing.some((sample) => isWithin(finding, sample)));
  if (lost)
    throw new Error(
      `${checker.name} reported ${lost.file}:${lost.line}, which it wasn't asked to check: ${lost.message}`,
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

/** Whether a finding is inside a sample, which ends one line after its code. */
function isWithin({file, line}: Finding, sample: Sample): boolean {
  const last = sample.codeLine(sample.code.split('\n').length + 1);
  return file === sample.file && line >= sample.line && line <= last;
}

const outcomeOf = ({language, nocheck}: Sample): Outcome =>
  nocheck !== undefined ? 'exempt' : language === TEXT ? 'text' : 'checked';

/** Returns a finding for a sample that no checker has checked, unless it is text or says why it isn't checked. */
function findingsOfUnchecked({file, line, language, nocheck}: Sample): Finding[] {
  if (nocheck !== undefined) {
    return nocheck === ''
      ? [{file, line, message: 'nocheck needs a reason: write nocheck="why it can\'t be checked".'}]
      : [];
  }
  if (language === TEXT) return [];
  return [
    {
      file,
      line,
      message:
        language === ''
          ? `the fence has no language: write "text" if it isn't code.`
          : `no checker supports the language "${language}": write one that is checked, text, or nocheck="why".`,
    },
  ];
}
