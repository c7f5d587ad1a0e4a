/** Writes the report of `npm run upgrade:drill` as Markdown, and reads the output of the drill's commands. */
import {stripVTControlCharacters} from 'node:util';
import type {Upgrade} from './groups';

/** What upgrading one group of packages changes and breaks. */
export interface Outcome {
  name: string;
  upgrades: readonly Upgrade[];
  /** Packages that couldn't be installed, each with npm's message. */
  skipped: readonly string[];
  /** Overrides whose upstream file changed, each with the size and the places of the change. */
  overrides: readonly string[];
  tests: readonly string[];
  /** Why the build failed; undefined if it passed. */
  buildError: string | undefined;
  /** Pages that look different; undefined if the build failed. */
  pictures: readonly string[] | undefined;
  samples: readonly string[];
}

/** Describes a diff without context (`-U0`): the numbers of added and removed lines, and the places in the new file. */
export function describeDiff(diff: string): string {
  const lines = diff.split('\n');
  const count = (start: RegExp): number => lines.filter((line) => start.test(line)).length;
  const places = [...diff.matchAll(/^@@ -\S+ \+(\d+)/gm)].map(([, line]) => line);
  return `+${count(/^\+(?!\+\+ )/)} −${count(/^-(?!-- )/)}, at line ${places.join(', ')}`;
}

interface JestResults {
  testResults: {name: string; message: string; assertionResults: {fullName: string; status: string}[]}[];
}

/**
 * Returns the names of the tests that failed, and the files that couldn't run. Leaves out the tests that compare
 * overrides with their upstream files, because the report lists changed upstream files separately.
 */
export function failedTests(json: string): string[] {
  return (JSON.parse(json) as JestResults).testResults.flatMap(({name, message, assertionResults}) => {
    const file = name.replace(/^.*[\\/]/, '');
    if (assertionResults.length === 0) return message ? [`${file}: couldn't run`] : [];
    return assertionResults
      .filter(({status, fullName}) => status === 'failed' && !fullName.endsWith('with the installed upstream file'))
      .map(({fullName}) => `${file}: ${fullName}`);
  });
}

/** Summarizes the findings of `check:samples`: for each page, their number and the first finding with its line. */
export function groupFindings(findings: readonly string[]): string[] {
  const pageOf = (finding: string): string => finding.slice(0, finding.indexOf(':'));
  const pages = new Map<string, string[]>();
  for (const finding of findings) pages.set(pageOf(finding), [...(pages.get(pageOf(finding)) ?? []), finding]);
  return [...pages].map(([page, all]) => {
    const first = all[0]!.slice(page.length + 1).replace(/:\d+ /, ': ');
    const found = all.length === 1 ? '1 finding, at' : `${all.length} findings, for example at`;
    return `${page}: ${found} line ${first}`;
  });
}

/** Returns the number of pixels whose color differs. Pictures of different sizes differ in all pixels. */
export function differentPixels(a: Uint8Array, b: Uint8Array, channels: number): number {
  if (a.length !== b.length) return Math.max(a.length, b.length) / channels;
  let different = 0;
  for (let at = 0; at < a.length; at += channels) {
    for (let channel = 0; channel < channels; channel += 1) {
      if (a[at + channel] === b[at + channel]) continue;
      different += 1;
      break;
    }
  }
  return different;
}

/**
 * Returns the last lines of a command's output, which say why the command failed. Leaves out colors, stack traces and
 * the folder's path.
 */
export function lastLines(output: string, folder: string, count = 15): string {
  const text = stripVTControlCharacters(output).replaceAll(`${folder}/`, '');
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s+at |^npm notice/.test(line));
  return lines.slice(-count).join('\n');
}

/** Returns why npm couldn't install a package: npm's error code, and the requirement that npm couldn't resolve. */
export function npmReason(output: string): string {
  const lines = output
    .split('\n')
    .flatMap((line) => /^npm error (?!A complete log|For a full report)(.+)/.exec(line)?.[1] ?? []);
  const [code = 'no reason given'] = lines;
  const reason = lines[lines.indexOf('Could not resolve dependency:') + 1];
  return reason === undefined || reason === code ? code : `${code}: ${reason}`;
}

export function formatReport(date: string, unchanged: readonly string[], outcomes: readonly Outcome[]): string {
  const parts = outcomes.map((each) =>
    [
      `## ${each.name}`,
      table(each.upgrades),
      section('Not installed', each.skipped),
      section('Overrides whose upstream file changed', each.overrides),
      section('Contract tests that fail', each.tests),
      `### Build\n\n${each.buildError === undefined ? 'It builds.' : `It fails:\n\n\`\`\`text\n${each.buildError}\n\`\`\``}`,
      each.pictures ? section('Pages that look different', each.pictures) : '',
      section('Samples that break, by page', each.samples),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  const newest = unchanged.length > 0 ? [`Already up to date: ${unchanged.join(', ')}.`] : [];
  return ['# Upgrade drill', `\`npm run upgrade:drill\` on ${date}.`, ...newest, ...parts].join('\n\n');
}

const section = (title: string, items: readonly string[]): string =>
  `### ${title}\n\n${items.length > 0 ? items.map((item) => `- ${item.replaceAll('\n', ' ')}`).join('\n') : 'None.'}`;

const table = (upgrades: readonly Upgrade[]): string =>
  ['| package | from | to |', '| --- | --- | --- |']
    .concat(upgrades.map(({name, from, to}) => `| ${name} | ${from} | ${to} |`))
    .join('\n');
