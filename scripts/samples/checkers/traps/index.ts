/** Finds mistakes that compile: every call is valid, but the code fails in a running app. */
import {SWIFT_MODULES, versionOf} from '../../version';
import {findingAt, type Checker, type Finding, type Sample} from '../../types';
import {readAllowances} from './allowances';
import {LANGUAGES, readCode} from './code';
import {RULES, type Rule} from './rules';

const onPage = (sample: Sample, all: readonly Sample[]): Sample[] => all.filter(({file}) => file === sample.file);

async function findingsOf(sample: Sample, all: readonly Sample[]): Promise<Finding[]> {
  const {allowed, problems} = readAllowances(sample.allow, new Set(RULES.map(({id}) => id)));
  const rules = RULES.filter(({sdks}) => sample.sdk !== undefined && sdks.includes(sample.sdk));
  const unused = new Set(allowed);
  const findings = await readCode(sample, onPage(sample, all), (code) =>
    rules.flatMap((rule) =>
      rule.find(code).flatMap((place) => {
        unused.delete(rule.id);
        const {row, column} = ('nameNode' in place ? place.nameNode : place).startPosition;
        return allowed.has(rule.id) ? [] : [findingAt(sample, row + 1, column + 1, messageOf(rule))];
      }),
    ),
  );
  const needless = [...unused].map((id) => `allow="${id}: …" isn't needed: the sample has no such mistake. Remove it.`);
  const {file, line} = sample;
  return [...findings, ...[...problems, ...needless].map((message) => ({file, line, message}))];
}

const messageOf = ({id, message, source}: Rule): string => `${id}: ${message} (${source})`;

export const traps: Checker = {
  name: 'traps',
  languages: LANGUAGES,
  version: versionOf(__filename, SWIFT_MODULES),
  // Some rules look at the other samples of the page.
  related: (sample, all) => onPage(sample, all).filter((other) => other !== sample),
  async check(samples, all) {
    const findings: Finding[] = [];
    for (const sample of samples) findings.push(...(await findingsOf(sample, all)));
    return findings;
  },
};
