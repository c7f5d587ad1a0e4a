import {readGroups, upgradesOf, withUpgrades, type Upgrade} from '../../../scripts/upgrade/groups';
import {
  describeDiff,
  differentPixels,
  failedTests,
  formatReport,
  groupFindings,
  lastLines,
  npmReason,
} from '../../../scripts/upgrade/report';

const REACT: Upgrade = {name: 'react', folder: '.', from: '19.3.1', to: '20.0.0'};
const MANIFEST = {name: 'portal', dependencies: {react: '19.3.1', clsx: '2.1.1'}, devDependencies: {jest: '30.0.0'}};

it('takes all groups, or those that are named', () => {
  expect(readGroups([])).toEqual(['docusaurus', 'react', 'search', 'sdks']);
  expect(readGroups(['sdks', 'react', 'sdks'])).toEqual(['sdks', 'react']);
  expect(() => readGroups(['xmtp'])).toThrow(
    '"xmtp" isn\'t a group of packages; it can be docusaurus, react, search, sdks.',
  );
});

it.each([
  ['20.0.0', [REACT]],
  ['19.3.1', []],
  ['19.3.0', []],
])('with %s as the newest React, upgrades %j', (newest, upgrades) => {
  expect(upgradesOf('react', {'.': MANIFEST, samples: {}}, () => newest)).toEqual(upgrades);
});

it('sets the versions in a manifest, and leaves the rest', () => {
  expect(withUpgrades(MANIFEST, [REACT])).toEqual({...MANIFEST, dependencies: {react: '20.0.0', clsx: '2.1.1'}});
});

it('describes the size and the places of a diff', () => {
  const diff = ['--- a/x', '+++ b/x', '@@ -2 +2,2 @@', '-old', '+new', '+++i;', '@@ -9,0 +11 @@ f()', '+last'];
  expect(describeDiff(diff.join('\n'))).toBe('+3 −1, at line 2, 11');
});

it('lists failed tests without the comparisons of overrides', () => {
  const test = (fullName: string, status: string) => ({fullName, status});
  const compared = test('Link was compared with the installed upstream file', 'failed');
  const testResults = [
    {
      name: '/x/a.test.ts',
      message: '',
      assertionResults: [test('passes', 'passed'), test('fails', 'failed'), compared],
    },
    {name: '/x/b.test.ts', message: "Cannot find module 'x'", assertionResults: []},
  ];
  expect(failedTests(JSON.stringify({testResults}))).toEqual(['a.test.ts: fails', "b.test.ts: couldn't run"]);
});

it('groups findings by page', () => {
  const findings = ['docs/a.mdx:4:2 Wrong: type.', 'docs/b.mdx:1:1 No.', 'docs/a.mdx:9:9 Other.'];
  expect(groupFindings(findings)).toEqual([
    'docs/a.mdx: 2 findings, for example at line 4: Wrong: type.',
    'docs/b.mdx: 1 finding, at line 1: No.',
  ]);
});

it('counts pixels, not channels', () => {
  expect(differentPixels(Uint8Array.of(0, 0, 0, 1, 1, 1), Uint8Array.of(9, 9, 9, 1, 1, 1), 3)).toBe(1);
  expect(differentPixels(Uint8Array.of(0, 0, 0), Uint8Array.of(0, 0, 0, 0, 0, 0), 3)).toBe(2);
});

it('keeps the last lines of an output without colors, folders and stack', () => {
  expect(lastLines('first\n\u001b[31mError\u001b[0m in /tmp/x/docs/a.mdx\n    at f (a.js)\n\n', '/tmp/x', 1)).toBe(
    'Error in docs/a.mdx',
  );
});

it('finds the reason in the output of npm', () => {
  const lines = [
    'code ERESOLVE',
    'ERESOLVE could not resolve',
    '',
    'Could not resolve dependency:',
    'peer a@"^1" from b@2',
  ];
  const output = [...lines, 'A complete log of this run can be found in: /x']
    .map((line) => `npm error ${line}`)
    .join('\n');
  expect(npmReason(output)).toBe('code ERESOLVE: peer a@"^1" from b@2');
  expect(npmReason('')).toBe('no reason given');
});

it('formats a report', () => {
  const lists = {skipped: [], overrides: ['Link: +1 −1'], tests: [], pictures: undefined, samples: ['docs/a.mdx: 2']};
  const report = formatReport(
    '2026-01-02',
    ['sdks'],
    [{name: 'react', upgrades: [REACT], buildError: 'No.', ...lists}],
  );
  expect(report).toContain('Already up to date: sdks.\n\n## react\n\n| package | from | to |');
  expect(report).toContain('- Link: +1 −1\n\n### Contract tests that fail\n\nNone.\n\n### Build\n\nIt fails:');
  expect(report).not.toContain('Pages that look different');
});
