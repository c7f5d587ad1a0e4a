/** Tests the Kotlin checker with a mocked compiler: which samples it compiles, and which results it caches. */
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {kotlinChecker} from '../../../../scripts/samples/checkers/kotlin';
import {packagesOf} from '../../../../scripts/samples/checkers/kotlin/declarations';
import {judge} from '../../../../scripts/samples/checkers/kotlin/judge';
import {problemsOfNames, sourceOf} from '../../../../scripts/samples/checkers/kotlin/source';
import type {Finding, Sample} from '../../../../scripts/samples/types';
import {sampleOf} from './sample';

jest.mock('../../../../scripts/samples/checkers/kotlin/judge');

const good = sampleOf('kotlin', 'val a = 1');
const other = sampleOf('kotlin', 'val b = 2');
const bad = sampleOf('kotlin', 'val a = bad');
const finding: Finding = {file: bad.file, line: 4, column: 9, message: "Unresolved reference 'bad'."};

let folder: string;
let file: string;
const {env} = process;

/**
 * Checks samples with a mocked compiler, which refuses samples with the word "bad". Returns the findings, and the
 * samples that were passed to the compiler.
 */
async function check(
  samples: readonly Sample[],
  {java = true, strict = false, isComplete = true} = {},
): Promise<{findings: Finding[]; compiled: readonly Sample[]}> {
  process.env = {...env, PATH: java ? folder : ''};
  if (strict) process.env.REQUIRE_JAVA = '1';
  else delete process.env.REQUIRE_JAVA;
  const compile = jest.mocked(judge);
  compile.mockReset();
  compile.mockImplementation((unknown) =>
    Promise.resolve(new Map(unknown.filter(({code}) => code.includes('bad')).map((sample) => [sample, [finding]]))),
  );
  const findings = await kotlinChecker(file).check(samples, [...samples, sampleOf('ts', 'const a = 1;')], isComplete);
  return {findings, compiled: compile.mock.calls.flatMap(([unknown]) => unknown)};
}

const accepted = (): string[] => (JSON.parse(readFileSync(file, 'utf8')) as {accepted: string[]}).accepted;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kotlin-'));
  file = path.join(folder, 'verdicts.json');
  writeFileSync(path.join(folder, 'java'), '#!/bin/sh\n', {mode: 0o755});
});

afterEach(() => {
  process.env = env;
  rmSync(folder, {recursive: true});
});

it('compiles samples without a verdict, and keeps the hashes of accepted ones', async () => {
  expect(await check([good, bad])).toEqual({findings: [finding], compiled: [good, bad]});
  expect(accepted()).toHaveLength(1);
  expect(await check([good, bad, other])).toEqual({findings: [finding], compiled: [bad, other]});
  expect(accepted()).toEqual([...accepted()].sort());
  expect(accepted()).toHaveLength(2);
});

it('removes the verdicts of deleted samples', async () => {
  await check([good, other]);
  await check([good]);
  expect(accepted()).toHaveLength(1);
});

it('needs no Java while no sample has changed, even if one has moved', async () => {
  await check([good]);
  const moved = {...good, file: 'docs/y.mdx', line: 70};
  expect(await check([moved], {java: false})).toEqual({findings: [], compiled: []});
});

it('says what to install if a sample has changed and there is no Java', async () => {
  await check([good]);
  const {findings, compiled} = await check([good, other], {java: false});
  expect(compiled).toEqual([]);
  expect(findings).toEqual([
    {
      file: other.file,
      line: other.line,
      message: expect.stringMatching(
        /needs Java\. Install Java 11 or newer \(apt-get install openjdk-17-jre-headless\)/,
      ) as string,
    },
  ]);
  expect(accepted()).toHaveLength(1);
});

it.each([
  ['a change of the declarations', (text: string): string => text.replace(/"declarations": "\w/, '"declarations": "x')],
  ['a change of the compiler', (text: string): string => text.replace('"compiler": "', '"compiler": "1')],
  ['a merge conflict in the file', (): string => '<<<<<<< ours'],
])('compiles again after %s', async (_, change) => {
  await check([good]);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  expect((await check([good])).compiled).toEqual([good]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

describe('with REQUIRE_JAVA', () => {
  it('compiles every sample, and passes if the kept verdicts are correct', async () => {
    await check([good, other]);
    expect(await check([good, other], {strict: true})).toEqual({findings: [], compiled: [good, other]});
  });

  it('fails if a verdict is missing or stale, and changes nothing', async () => {
    await check([good]);
    const before = readFileSync(file, 'utf8');
    await expect(check([good, other], {strict: true})).rejects.toThrow("differs from the compiler's verdicts");
    await expect(check([other], {strict: true})).rejects.toThrow("differs from the compiler's verdicts");
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('reports a wrong sample whatever the kept verdicts are', async () => {
    await check([good, other]);
    const kept = readFileSync(file, 'utf8');
    await check([bad]);
    writeFileSync(file, kept);
    expect((await check([good, bad], {strict: true})).findings).toEqual([finding]);
  });

  it('fails without Java', async () => {
    await expect(check([good], {strict: true, java: false})).rejects.toThrow('there is no Java');
    expect(existsSync(file)).toBe(false);
  });
});

it('puts a sample with given names into a function, and keeps lines and columns', () => {
  const sample = sampleOf('kotlin with="client"', 'import a.B // of the SDK\n\nval b = B(client)');
  expect(sourceOf(sample, 'sample')).toBe(
    'package sample\nimport a.B; suspend fun sample(client: org.xmtp.android.library.Client) { // of the SDK\n\nval b = B(client)\n}\n',
  );
  expect(sourceOf(sampleOf('kotlin', 'val a = 1'), 'sample')).toBe('package sample\nval a = 1\n');
});

it.each([
  ['an unknown name', 'clint', 'clint.close()', /^with="clint" isn't supported for Kotlin; supported names: client, /],
  ['a name given twice', 'client client', 'client.close()', /^with="…" names "client" twice/],
  ['a name that is not used', 'client', 'println(1)', /^with="client", but the sample doesn't use it/],
])('refuses %s', (_, names, code, message) => {
  expect(problemsOfNames(sampleOf(`kotlin with="${names}"`, code))).toEqual([expect.stringMatching(message)]);
});

it('finds the packages that declare a name', () => {
  expect(packagesOf('Client')).toEqual(['org.xmtp.android.library']);
  expect(packagesOf('toByteStringUtf8')).toEqual(['com.google.protobuf.kotlin']);
  expect(packagesOf('newConversation')).toEqual([]);
});

it('forgets no accepted sample while some samples cannot be read', async () => {
  await check([good, other]);
  const before = readFileSync(file, 'utf8');
  await check([good], {isComplete: false});
  expect(readFileSync(file, 'utf8')).toBe(before);
  await check([good]);
  expect(readFileSync(file, 'utf8')).not.toBe(before);
});
