import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ResultCache} from '../../../../scripts/samples/cache';
import {formatCounts, formatFindings} from '../../../../scripts/samples/report';
import {run} from '../../../../scripts/samples/run';
import {findingAt, type Checker, type Sample} from '../../../../scripts/samples/types';
import {readFences} from '../../../../scripts/samples/fences';
import {sampleOf} from './sample';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

/** Creates a checker that reports each line with "bad", and records the samples that it gets. */
function makeChecker(version = '1'): Checker & {asked: Sample[]} {
  const asked: Sample[] = [];
  return {
    asked,
    name: 'bad words',
    languages: ['ts'],
    version,
    check: (samples) => {
      asked.push(...samples);
      return Promise.resolve(
        samples.flatMap((sample) =>
          sample.code
            .split('\n')
            .flatMap((line, index) =>
              line.includes('bad') ? [findingAt(sample, index + 1, line.indexOf('bad') + 1, 'bad')] : [],
            ),
        ),
      );
    },
  };
}

const open = (): ResultCache => ResultCache.open(path.join(folder, 'results.json'));

it('gives each sample its outcome, and refuses samples that no checker supports', async () => {
  const fences = [
    ['ts', 'good'],
    ['ts', 'good\n  bad'],
    ['ts nocheck="shows a mistake"', 'bad'],
    ['ts nocheck', 'bad'],
    ['ts nocheck=""', 'bad'],
    ['text', 'bad'],
    ['cobol', 'good'],
    ['', 'good'],
    ['cobol nocheck="nobody has a compiler"', 'good'],
  ];
  const page = fences.map(([info, code]) => `\`\`\`${info!}\n${code!}\n\`\`\`\n`).join('\n');
  const samples = readFences('docs/x.mdx', page);
  const results = await run(samples, [makeChecker()], open());
  expect(results.map(({outcome}) => outcome)).toEqual([
    ...['checked', 'failed', 'exempt', 'failed', 'failed', 'text', 'failed', 'failed', 'exempt'],
  ]);
  expect(formatFindings(results)).toMatchInlineSnapshot(`
    [
      "docs/x.mdx:7:3 bad",
      "docs/x.mdx:14 nocheck needs a reason: write nocheck="why it can't be checked".",
      "docs/x.mdx:18 nocheck needs a reason: write nocheck="why it can't be checked".",
      "docs/x.mdx:26 no checker supports the language "cobol": write one that is checked, text, or nocheck="why".",
      "docs/x.mdx:30 the fence has no language: write "text" if it isn't code.",
    ]
  `);
  expect(formatCounts(results)).toMatchInlineSnapshot(`
    [
      "language  checked  failed  exempt  text",
      "(none)          0       1       0     0",
      "cobol           0       1       1     0",
      "text            0       0       0     1",
      "ts              1       3       1     0",
      "all             1       5       2     1",
      "exempt: docs/x.mdx:10 shows a mistake",
      "exempt: docs/x.mdx:34 nobody has a compiler",
    ]
  `);
});

it('does not check an unchanged sample again, and moves its findings to its current lines', async () => {
  const before = open();
  await run(readFences('docs/x.mdx', '```ts\nbad\n```\n'), [makeChecker()], before);
  before.save();
  const checker = makeChecker();
  const cache = open();
  const results = await run(readFences('docs/y.mdx', 'A new line.\n\n```ts\nbad\n```\n'), [checker], cache);
  expect(checker.asked).toEqual([]);
  expect(formatFindings(results)).toEqual(['docs/y.mdx:4:1 bad']);
});

it('reports what each of several checkers finds in a sample', async () => {
  const checkers = [makeChecker(), {...makeChecker(), name: 'other words'}];
  const results = await run([sampleOf('ts', 'bad')], checkers, open());
  expect(formatFindings(results)).toEqual(['docs/x.mdx:4:1 bad', 'docs/x.mdx:4:1 bad']);
});

it('passes every sample in each run to a checker that keeps its results itself', async () => {
  const checker = {...makeChecker(), keepsResults: true};
  for (let n = 0; n < 2; n++) {
    const cache = open();
    await run([sampleOf('ts', 'bad')], [checker], cache);
    cache.save();
  }
  expect(checker.asked).toHaveLength(2);
});

it.each([
  ['its code', 'ts', 'bad bad', '1'],
  ['its given names', 'ts with="client"', 'bad', '1'],
  ['its title', 'ts [a.ts]', 'bad', '1'],
  ['its allowances', 'ts allow="rule: why"', 'bad', '1'],
  ['the checker', 'ts', 'bad', '2'],
])('checks again after a change of %s', async (_, info, code, version) => {
  const before = open();
  await run([sampleOf('ts', 'bad')], [makeChecker()], before);
  before.save();
  const checker = makeChecker(version);
  await run([sampleOf(info, code)], [checker], open());
  expect(checker.asked).toHaveLength(1);
});

it('checks samples again that depend on a changed sample', async () => {
  const related = (sample: Sample, all: readonly Sample[]): Sample[] => all.filter((each) => each !== sample);
  const page = (code: string): Sample[] =>
    readFences('docs/x.mdx', `\`\`\`ts\na\n\`\`\`\n\n\`\`\`ts\n${code}\n\`\`\`\n`);
  const before = open();
  await run(page('b'), [{...makeChecker(), related}], before);
  before.save();
  const checker = makeChecker();
  await run(page('c'), [{...checker, related}], open());
  expect(checker.asked).toHaveLength(2);
});

it('treats a broken cache as empty', async () => {
  const cache = ResultCache.open(folder);
  const checker = makeChecker();
  await run([sampleOf('ts', 'bad')], [checker], cache);
  expect(checker.asked).toHaveLength(1);
});

it('fails if a checker reports another file, so that no finding is lost', async () => {
  const checker = {...makeChecker(), check: () => Promise.resolve([{file: 'docs/z.mdx', line: 1, message: 'bad'}])};
  await expect(run([sampleOf('ts', 'good')], [checker], open())).rejects.toThrow(
    "bad words reported docs/z.mdx:1, which it wasn't asked to check: bad",
  );
});
