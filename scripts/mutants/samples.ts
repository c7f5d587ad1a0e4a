/**
 * `npm run mutants:samples`: makes small faults in the JavaScript and React samples of the pages, and reports which of
 * them the journeys (tests/journeys) notice. CONTRIBUTING.md explains the options.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readOptions, runCommand} from '../command';
import {diagnose} from '../samples/checkers/typescript/diagnose';
import {readPages} from '../samples/pages';
import type {Sample} from '../samples/types';
import * as journeys from '../../tests/journeys/fences';
import {fenceAt, type Address, type Mutation} from '../../tests/journeys/pages';
import type {Mutant} from './candidates';
import {drawMutants, readCount} from './draw';
import {findSampleMutants} from './sampleMutants';

const JOURNEYS = path.resolve('tests/journeys');
/** The folder for generated tests, ignored by Git. Each test runs a journey with one mutant, or without mutants. */
const GENERATED = path.join(JOURNEYS, 'mutants');
const REPORT = 'reports/sample-mutants.json';
/** The number of mutants that are tested in one run of Jest. */
const BATCH = 16;
/** Minutes after which Jest is stopped, because a mutant may never end. */
const TIMEOUT = 6;

interface SampleMutant extends Mutant {
  sample: Sample;
  /** The test files that run the sample. */
  journeys: string[];
}

const describe = ({sample, line, kind, before, after}: SampleMutant): string =>
  `${sample.file}:${sample.codeLine(line)} | ${kind} | ${short(before)} → ${short(after)}`;

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line || '(nothing)';
};

async function main(): Promise<void> {
  const {count, seed, list} = readOptions({
    count: {type: 'string', default: '120'},
    seed: {type: 'string', default: '1'},
    list: {type: 'boolean'},
  });
  const limit = readCount(count);
  const mutants = drawMutants(candidates(), Infinity, seed) as SampleMutant[];
  const chosen = compiling(mutants, limit);
  if (list) {
    for (const mutant of chosen) console.log(describe(mutant));
    return;
  }
  await mustPass(chosen);
  const caught = new Set<SampleMutant>();
  for (let start = 0; start < chosen.length; start += BATCH) {
    const batch = chosen.slice(start, start + BATCH);
    for (const mutant of await noticed(batch)) caught.add(mutant);
    for (const mutant of batch) if (!caught.has(mutant)) console.log(`not caught: ${describe(mutant)}`);
    console.log(`${Math.min(start + BATCH, chosen.length)} of ${chosen.length} tried, ${caught.size} caught`);
  }
  console.log('\n| place | kind | before → after | caught |\n| --- | --- | --- | --- |');
  for (const mutant of chosen) console.log(`| ${describe(mutant)} | ${caught.has(mutant) ? 'yes' : '**no**'} |`);
  const share = ((100 * caught.size) / chosen.length).toFixed(1);
  console.log(`\n${caught.size} of ${chosen.length} caught (${share} %)`);
}

/** Returns all mutants of the samples that journeys run. */
function candidates(): SampleMutant[] {
  const files = readdirSync(JOURNEYS).filter((name) => /\.test\.tsx?$/.test(name) && name !== 'fences.test.ts');
  const texts = new Map(files.map((name) => [name, readFileSync(path.join(JOURNEYS, name), 'utf8')]));
  return Object.entries(journeys).flatMap(([table, fences]) =>
    Object.entries<Address>(fences).flatMap(([name, address]) => {
      const sample = fenceAt(address);
      const users = files.filter((file) => new RegExp(`\\b${table}\\.${name}\\b`).test(texts.get(file)!));
      const found = findSampleMutants(sample.file, sample.code);
      return found.map((mutant): SampleMutant => ({...mutant, sample, journeys: users}));
    }),
  );
}

const mutated = ({sample, start, end, after}: SampleMutant): string =>
  sample.code.slice(0, start) + after + sample.code.slice(end);

/** Returns the first `count` mutants that compile. Compiles many mutants at once, but only one per sample. */
function compiling(mutants: readonly SampleMutant[], count: number): SampleMutant[] {
  const all = readPages(process.cwd(), 'docs');
  const fine: SampleMutant[] = [];
  let waiting = [...mutants];
  while (fine.length < count && waiting.length > 0) {
    const round = new Map<string, SampleMutant>();
    for (const mutant of waiting) {
      const key = `${mutant.sample.file}:${mutant.sample.line}`;
      if (!round.has(key) && round.size < count) round.set(key, mutant);
    }
    waiting = waiting.filter((mutant) => ![...round.values()].includes(mutant));
    const samples = [...round.values()].map((mutant) => ({...mutant.sample, code: mutated(mutant)}));
    const rest = all.filter(({file, line}) => !round.has(`${file}:${line}`));
    const findings = diagnose(samples, [...samples, ...rest]).filter(({message}) => /\(TS\d+\)$/.test(message));
    for (const mutant of round.values()) {
      const {sample} = mutant;
      const last = sample.codeLine(sample.code.split('\n').length);
      const isBroken = findings.some(({file, line}) => file === sample.file && line >= sample.line && line <= last + 2);
      if (!isBroken && fine.length < count) fine.push(mutant);
    }
  }
  return fine;
}

/** @throws Error if a journey fails without a mutant too, because the mutant isn't the cause of the failure then */
async function mustPass(mutants: readonly SampleMutant[]): Promise<void> {
  const journeys = [...new Set(mutants.flatMap((mutant) => mutant.journeys))];
  mkdirSync(GENERATED, {recursive: true});
  for (const journey of journeys) writeFileSync(path.join(GENERATED, journey), testOf(undefined, journey));
  const passed = await passing();
  rmSync(GENERATED, {recursive: true, force: true});
  const failed = journeys.filter((journey) => !passed?.has(journey));
  if (failed.length > 0) throw new Error(`These journeys fail without a mutant too: ${failed.join(', ')}`);
}

/** Returns those mutants of a batch that make a journey fail. */
async function noticed(batch: readonly SampleMutant[]): Promise<SampleMutant[]> {
  const tests = new Map(
    batch.flatMap((mutant, index) => mutant.journeys.map((journey) => [`${index}.${journey}`, mutant] as const)),
  );
  rmSync(GENERATED, {recursive: true, force: true});
  mkdirSync(GENERATED);
  for (const [name, mutant] of tests) {
    writeFileSync(path.join(GENERATED, name), testOf(mutant, name.replace(/^\d+\./, '')));
  }
  const passed = await passing();
  rmSync(GENERATED, {recursive: true, force: true});
  // No results mean that Jest was stopped, because a mutant never ends. Look for that mutant in each half of the batch.
  if (!passed && batch.length > 1) {
    const middle = Math.ceil(batch.length / 2);
    return [...(await noticed(batch.slice(0, middle))), ...(await noticed(batch.slice(middle)))];
  }
  return batch.filter((mutant) => [...tests].some(([name, of]) => of === mutant && !passed?.has(name)));
}

const mutationOf = ({sample: {file, line}, start, end, after}: SampleMutant): Mutation => ({
  file,
  line,
  start,
  end,
  text: after,
});

/** Returns the text of a test file that runs a journey until the first failure, with `mutant` if there is one. */
function testOf(mutant: SampleMutant | undefined, journey: string): string {
  const [environment = ''] =
    /^\/\*\* @jest-environment .*$/m.exec(readFileSync(path.join(JOURNEYS, journey), 'utf8')) ?? [];
  const mutation = mutant && JSON.stringify(mutationOf(mutant));
  return [
    environment,
    mutation ? `process.env.SAMPLE_MUTATION = ${JSON.stringify(mutation)};` : '',
    `let failed = false;`,
    `const original = globalThis.it;`,
    `globalThis.it = Object.assign((name, test) => original(name, async () => {`,
    `  if (failed) return;`,
    `  try { await test(); } catch (error) { failed = true; throw error; }`,
    `}), original);`,
    `require('../${journey.replace(/\.tsx?$/, '')}');`,
  ].join('\n');
}

/** Runs the generated tests, and returns the names of the files that passed; undefined if Jest was stopped. */
function passing(): Promise<Set<string> | undefined> {
  rmSync(REPORT, {force: true});
  return new Promise((resolve) => {
    const args = [
      'jest',
      '--selectProjects',
      'journeys',
      '--maxWorkers=100%',
      '--json',
      '--outputFile',
      REPORT,
      'journeys/mutants/',
    ];
    const jest = spawn('npx', args, {
      stdio: 'ignore',
      detached: true,
      env: {...process.env, JOURNEYS_TIMEOUT: '6000'},
    });
    const timer = setTimeout(() => process.kill(-jest.pid!, 'SIGKILL'), TIMEOUT * 60_000);
    jest.on('exit', () => {
      clearTimeout(timer);
      resolve(readPassed());
    });
  });
}

function readPassed(): Set<string> | undefined {
  interface Report {
    testResults: {name: string; status: string}[];
  }
  try {
    const {testResults} = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
    return new Set(testResults.filter(({status}) => status === 'passed').map(({name}) => path.basename(name)));
  } catch {
    return undefined;
  }
}

void runCommand(main);
