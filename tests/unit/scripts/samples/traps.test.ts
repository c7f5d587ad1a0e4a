/**
 * Tests each rule with a page of samples. The rule must refuse some of them, and accept the rest. Most of the refused
 * samples are from earlier versions of docs/.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {traps} from '../../../../scripts/samples/checkers/traps';
import {readAllowances} from '../../../../scripts/samples/checkers/traps/allowances';
import {RULES} from '../../../../scripts/samples/checkers/traps/rules';
import {readFences} from '../../../../scripts/samples/fences';
import {formatFinding} from '../../../../scripts/samples/report';

const FOLDER = path.resolve(__dirname, '../../../fixtures/samples/traps');

interface Section {
  heading: string;
  /** The text below the heading, which is checked as a page. */
  text: string;
}

function sectionsOf(rule: string): Section[] {
  return readFileSync(path.join(FOLDER, `${rule}.mdx`), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => ({heading: section.split('\n')[0]!, text: section.slice(section.indexOf('\n'))}));
}

/** Returns the findings in a page as `3:7 rule: …`. Lines are relative to the fence of the page's first sample. */
async function findingsIn(page: string): Promise<string[]> {
  const samples = readFences('docs/x.mdx', page);
  const found = await traps.check(samples, samples);
  return found.map((finding) =>
    formatFinding({...finding, line: finding.line - samples[0]!.line}).replace('docs/x.mdx:', ''),
  );
}

it('has a page of samples for each rule', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(RULES.map(({id}) => `${id}.mdx`).sort());
});

describe.each(RULES)('$id', ({id, message, source}) => {
  const sections = sectionsOf(id);
  const refused = sections.filter(({heading}) => heading.startsWith('Refused at '));
  const accepted = sections.filter(({heading}) => heading.startsWith('Accepted: '));

  it('has samples of both kinds', () => {
    expect(refused.length).toBeGreaterThan(0);
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused.length + accepted.length).toBe(sections.length);
  });

  it.each(refused)('$heading', async ({heading, text}) => {
    const [, list] = /^Refused at ([\d:, ]+): /.exec(heading)!;
    const own = (await findingsIn(text)).filter((finding) => finding.includes(` ${id}: `));
    expect(own).toEqual(list!.split(', ').map((place) => `${place} ${id}: ${message} (${source})`));
  });

  it.each(accepted)('$heading', async ({text}) => {
    expect(await findingsIn(text)).toEqual([]);
  });
});

describe('allow', () => {
  const page = (meta: string, code = 'conversation.send("gm");'): string =>
    `\`\`\`ts [JavaScript] with="conversation" ${meta}\n${code}\n\`\`\`\n`;

  it('accepts a mistake with a reason', async () => {
    expect(await findingsIn(page('allow="unawaited-publish: shows the mistake"'))).toEqual([]);
  });

  it.each([
    [
      'allow="unawaited-publish"',
      'allow="unawaited-publish" needs a reason: write allow="unawaited-publish: why it\'s right here".',
    ],
    [
      'allow="unawaited-publish: "',
      'allow="unawaited-publish" needs a reason: write allow="unawaited-publish: why it\'s right here".',
    ],
    [
      'allow="unawaited-publsh: why"',
      'allow="unawaited-publsh: why": there is no rule "unawaited-publsh". Write "unawaited-publish".',
    ],
    [
      'allow="unawaited: why"',
      'allow="unawaited: why": there is no rule "unawaited". Write a name from scripts/samples/checkers/traps/rules.ts.',
    ],
    ['allow=""', 'allow="": there is no rule "". Write a name from scripts/samples/checkers/traps/rules.ts.'],
  ])('refuses %s', async (meta, problem) => {
    expect(await findingsIn(page(meta))).toEqual([expect.stringMatching(/^1:14 unawaited-publish: /), `0 ${problem}`]);
  });

  it('refuses what is no longer needed', async () => {
    expect(await findingsIn(page('allow="unawaited-publish: why"', 'await conversation.send("gm");'))).toEqual([
      '0 allow="unawaited-publish: …" isn\'t needed: the sample has no such mistake. Remove it.',
    ]);
  });

  it('takes several rules', () => {
    const {allowed, problems} = readAllowances('a: why; b: and why', new Set(['a', 'b', 'c']));
    expect([[...allowed], problems]).toEqual([['a', 'b'], []]);
  });
});

describe('logged-key and names that are also used for other things', () => {
  const page = (tab: string, language: string, code: string): string =>
    `\`\`\`${language} [${tab}] with="client"\n${code}\n\`\`\`\n`;

  it.each([
    ['JavaScript', 'ts', 'console.log([...tally.keys()]);'],
    ['JavaScript', 'ts', 'console.log(answers.keys, Object.keys(client));'],
    ['JavaScript', 'ts', 'console.log("Length:", keys.length);'],
    ['Kotlin', 'kotlin', 'println(answers.keys)'],
    ['Kotlin', 'kotlin', 'println(privateKey.size)'],
    ['Swift', 'swift', 'print(answers.keys.sorted())'],
    ['Swift', 'swift', 'print(keys.count)'],
  ])('accepts %s: %s %s', async (tab, language, code) => {
    expect(await findingsIn(page(tab, language, code))).toEqual([]);
  });

  it.each([
    ['JavaScript', 'ts', 'console.log(client.keys);'],
    ['JavaScript', 'ts', 'console.log(this.keys);'],
    ['JavaScript', 'ts', 'console.log(`${tally.keys} ${keys}`);'],
    ['Kotlin', 'kotlin', 'println(bundle.keys)'],
    ['Kotlin', 'kotlin', 'println(answers.seed)'],
    ['Swift', 'swift', 'print(client.privateKeyBundle.keys.count, keys)'],
  ])('refuses %s: %s %s', async (tab, language, code) => {
    expect((await findingsIn(page(tab, language, code))).join('\n')).toMatch(/ logged-key: /);
  });
});
