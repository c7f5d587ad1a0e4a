/**
 * `npm run check`, `npm test`, `npm run test:ci` and `npm run test:full`: runs the parts of a plan, then prints what ran
 * and how many tests passed and failed.
 */
import {spawn} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {runCommand} from '../command';
import {PARTS_FILE, type PartResult} from '../report/parts';
import {printReport} from '../report/print';
import {fingerprint, hasPassed, recordPass} from './kept';
import {PLANS, type Part, type Plan} from './plans';

async function main(): Promise<void> {
  const [name = '', argument] = process.argv.slice(2);
  const plan = PLANS[name];
  if (!plan) throw new Error(`There is no plan "${name}"; plans are ${Object.keys(PLANS).join(', ')}.`);
  if (argument !== undefined) throw new Error(`Unknown argument "${argument}": the plan "${name}" has no options.`);
  const start = Date.now();
  const results: PartResult[] = [];
  removeReports(plan);
  for (const step of plan.steps) {
    results.push(...(await runStep(step, plan.keeps)));
    writeFileSync(PARTS_FILE, JSON.stringify({seconds: (Date.now() - start) / 1000, parts: results}));
    if (results.some(({status}) => status === 'failed')) {
      process.exitCode = 1;
      break;
    }
  }
  printReport();
}

/** Removes the reports of earlier runs, except those of checks that this run may skip. */
function removeReports({steps, keeps}: Plan): void {
  const kept = new Set(keeps ? steps.flat().map(({report}) => report) : []);
  const folder = path.dirname(PARTS_FILE);
  mkdirSync(folder, {recursive: true});
  for (const file of readdirSync(folder).map((name) => path.join(folder, name))) {
    if (file.endsWith('.json') && !kept.has(file)) rmSync(file);
  }
}

/**
 * Runs the parts of a step in parallel, as many at a time as there are processors. A part's output appears while it
 * runs if `isLive` is set or the step has only one part.
 */
async function runStep(step: readonly Part[], keeps: boolean): Promise<PartResult[]> {
  const results: PartResult[] = [];
  const waiting = [...step];
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const result = await runPart(part, keeps, part.isLive ?? step.length === 1);
      results.push(result);
      console.log(`${result.status.padEnd(9)} ${part.script} (${result.seconds.toFixed(1)} s)`);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  return results;
}

async function runPart(part: Part, keeps: boolean, isLive: boolean): Promise<PartResult> {
  const {script, report} = part;
  const start = Date.now();
  const result = (status: PartResult['status']): PartResult => ({
    script,
    status,
    seconds: (Date.now() - start) / 1000,
    ...(report ? {report} : {}),
  });
  const inputHash = fingerprint(part.reads);
  if (keeps && hasPassed(part, inputHash)) return result('unchanged');
  if (report) rmSync(report, {force: true});
  const {code, output} = await runScript(part, isLive);
  if (code !== 0) console.log(output);
  else recordPass(part, inputHash);
  return result(code === 0 ? 'passed' : 'failed');
}

function runScript({script, env}: Part, isLive: boolean): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], {
      env: {...process.env, ...env},
      stdio: isLive ? 'inherit' : 'pipe',
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('close', (code) => {
      resolve({code: code ?? 1, output});
    });
  });
}

void runCommand(main);
