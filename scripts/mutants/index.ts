/**
 * `npm run mutants`: makes small faults in `src/`, one at a time in a copy of the repository, and reports which of them
 * the stages of `npm test` notice. CONTRIBUTING.md explains the options.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {readOptions, runCommand} from '../command';
import {findMutants, type Mutant} from './candidates';
import {copyRepository} from './copy';
import {drawMutants, readCount} from './draw';
import {createTypeChecker} from './types';

interface Outcome {
  /** The stage that noticed the mutant; undefined if none did. */
  stage?: string;
  /** The first failed test or error in the stage's output. */
  cause?: string;
  /** The last stage of the run (`--to`). If no stage noticed the mutant, a run with more stages tries it again. */
  last: string;
  /** The hash of the copied repository. If no stage noticed the mutant, a run tries it again after any change. */
  copy: string;
}

const COPY = path.join(tmpdir(), 'portal-mutants');
const RESULTS = '.cache/mutants.json';
/** Minutes after which a stage is stopped and counts as failed, because a mutant may run forever. */
const TIMEOUT = 30;

const BUILD = 'npm run build && npm run check:addresses';

/** The stages after the type check, in the order of `npm test`. */
const STAGES: readonly {name: string; command: (file: string) => string}[] = [
  {
    name: 'units',
    command: (file) => `npx jest --selectProjects units -i --ci --bail --passWithNoTests --findRelatedTests ${file}`,
  },
  {name: 'build', command: () => BUILD},
  {name: 'build tests', command: () => 'npx jest --selectProjects build samples -i --ci --bail'},
  {name: 'browser', command: () => 'npx playwright test --project=desktop --max-failures=1'},
];

const names = ['types', ...STAGES.map(({name}) => name)];

async function main(): Promise<void> {
  const {count, seed, to, fresh, list} = readOptions({
    count: {type: 'string', default: '60'},
    seed: {type: 'string', default: '1'},
    to: {type: 'string', default: STAGES.at(-1)!.name},
    fresh: {type: 'boolean', default: false},
    list: {type: 'boolean'},
  });
  const limit = readCount(count);
  const last = names.indexOf(to);
  if (last < 0) throw new Error(`--to ${to}: no such stage. Use one of: ${names.join(', ')}.`);
  const files = ts.sys.readDirectory('src', ['.ts', '.tsx'], ['**/*.d.ts']).map((file) => path.relative('.', file));
  const candidates = files.flatMap((file) => findMutants(file, readFileSync(file, 'utf8')));
  const mutants = drawMutants(candidates, limit, seed);
  if (list) for (const mutant of mutants) console.log(describe(mutant));
  else await run(mutants, last, fresh);
}

/**
 * Tries mutants and prints the results.
 *
 * @param last - the index of the last stage in `names`
 * @param fresh - whether to ignore the results of earlier runs
 */
async function run(mutants: readonly Mutant[], last: number, fresh: boolean): Promise<void> {
  const copy = copyRepository(COPY);
  const kept = !fresh && existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '{}';
  const results = JSON.parse(kept) as Record<string, Outcome>;
  const checkTypes = createTypeChecker(COPY);
  mkdirSync(path.dirname(RESULTS), {recursive: true});
  for (const [index, mutant] of mutants.entries()) {
    const key = describe(mutant);
    const before = results[key];
    const isKnown =
      before && (before.stage !== undefined || (before.copy === copy && names.indexOf(before.last) >= last));
    if (isKnown) continue;
    results[key] = {...(await judge(mutant, last, checkTypes)), last: names[last]!, copy};
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
    console.log(`${index + 1}/${mutants.length} ${key} ${result(results[key])}`);
  }
  console.log('\n| place | kind | before → after | killed by |\n| --- | --- | --- | --- |');
  const outcomes = mutants.map((mutant) => results[describe(mutant)]!);
  mutants.forEach((mutant, index) => console.log(`| ${describe(mutant)} | ${result(outcomes[index]!)} |`));
  const counts = names
    .slice(0, last + 1)
    .map((name) => `${name} ${outcomes.filter(({stage}) => stage === name).length}`);
  const killed = outcomes.filter(({stage}) => stage !== undefined).length;
  console.log(`\n${killed} of ${mutants.length} killed (${counts.join(', ')})`);
}

/** Runs the stages up to `last` on a mutant until one fails. */
async function judge(
  mutant: Mutant,
  last: number,
  checkTypes: (file: string, text: string) => string | undefined,
): Promise<Pick<Outcome, 'stage' | 'cause'>> {
  const file = path.join(COPY, mutant.file);
  const original = readFileSync(file, 'utf8');
  const text = original.slice(0, mutant.start) + mutant.after + original.slice(mutant.end);
  const error = checkTypes(mutant.file, text);
  if (error !== undefined) return {stage: 'types', cause: error.split('\n')[0]!};
  for (const {name, command} of STAGES.slice(0, last)) {
    writeFileSync(file, text);
    const output = await failure(command(mutant.file));
    writeFileSync(file, original);
    if (output !== undefined) {
      // Stages after `build` test the last build, which has the mutant, so build again without it.
      if (names.indexOf(name) > names.indexOf('build')) await mustPass(BUILD, true);
      await mustPass(command(mutant.file));
      return {stage: name, cause: causeOf(output)};
    }
  }
  return {};
}

const passed = new Set<string>();

/** @throws Error if a command fails without a mutant too, because the mutant isn't the cause of the failure then */
async function mustPass(command: string, again = false): Promise<void> {
  const output = passed.has(command) && !again ? undefined : await failure(command);
  if (output !== undefined) throw new Error(`"${command}" fails without a mutant too: ${causeOf(output)}`);
  passed.add(command);
}

/** Runs a command in the copy. Returns its output if the command fails or takes too long; undefined if it succeeds. */
async function failure(command: string): Promise<string | undefined> {
  const child = spawn(command, {cwd: COPY, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
  const timer = setTimeout(() => {
    output += `\nError: more than ${TIMEOUT} minutes`;
    process.kill(-child.pid!, 'SIGKILL');
  }, TIMEOUT * 60_000);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  return code === 0 ? undefined : output;
}

/** Returns the first failed test in a stage's output, else the first error, else the last line. */
function causeOf(output: string): string {
  const line = /(?:●|✘)\s+(?:Test suite failed to run\s+)?(.+)/.exec(output) ?? /(.*Error:.*)/.exec(output);
  return (line?.[1] ?? output.trim().split('\n').at(-1)!).slice(0, 160);
}

function describe({file, line, kind, before, after}: Mutant): string {
  const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 70) || '(nothing)';
  return `${file}:${line} | ${kind} | \`${short(before)}\` → \`${short(after)}\``;
}

function result({stage, cause}: Outcome): string {
  return stage === undefined ? 'survived' : `${stage}: ${cause ?? ''}`;
}

void runCommand(main);
