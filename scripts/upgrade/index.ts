/**
 * `npm run upgrade:drill`: tries the newest versions of Docusaurus, React and Preact, the search plugin and the SDKs in
 * a copy of the repository, and prints what they would break, as Markdown. `-- docusaurus sdks` tries only these
 * groups. Nothing in the repository changes.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {hashOf} from '../../src/buildTools/hashOf';
import {repositoryFiles} from '../mutants/copy';
import {runCommand} from '../command';
import {readRegister, readUpstream, REGISTER, ROUTER_REGISTER, snapshotPath} from '../swizzle/register';
import {readGroups, upgradesOf, withUpgrades, type Manifest, type Upgrade} from './groups';
import {
  describeDiff,
  differentPixels,
  failedTests,
  formatReport,
  groupFindings,
  lastLines,
  npmReason,
  type Outcome,
} from './report';

/** The pictures of `npm run screenshots` that are compared. */
const PICTURES = '1440 (home|task|concept|tables|footer|minimal|not-found|search-details) light';
const MANIFESTS = ['package.json', 'samples/package.json', 'package-lock.json'];
const PACKAGES = ['node_modules', 'samples/node_modules'];

const root = path.resolve(__dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'upgrade-drill-'));

/** What is already wrong without an upgrade, and how the pages look now. */
interface Today {
  tests: readonly string[];
  findings: readonly string[];
  /** Two folders of pictures, because a few pixels differ even between pictures of the same build. */
  pictures: readonly string[];
}

function command(name: string, ...args: string[]): {passed: boolean; output: string} {
  console.error(`${new Date().toTimeString().slice(0, 8)} ${name} ${args.join(' ')}`);
  const options = {encoding: 'utf8', maxBuffer: 1e9, shell: process.platform === 'win32'} as const;
  const {status, stdout, stderr, error} = spawnSync(name, args, {...options, cwd: copy});
  if (error) throw error;
  return {passed: status === 0, output: stdout + stderr};
}

/** @throws Error if the registry doesn't answer */
function newestVersion(name: string): string {
  const {passed, output} = command('npm', 'view', name, 'version', '--fetch-retries=1', '--loglevel=error');
  if (passed) return output.trim();
  throw new Error(
    `The registry didn't answer for ${name}, so nothing was tried. Is there a network?\n${lastLines(output, copy, 3)}`,
  );
}

function readManifest(folder: Upgrade['folder']): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

function copyWithPackages(): void {
  for (const file of repositoryFiles()) cpSync(path.join(root, file), path.join(copy, file));
  const isKept = (source: string): boolean => path.basename(source) !== '.cache';
  for (const folder of PACKAGES.filter((each) => existsSync(path.join(root, each)))) {
    cpSync(path.join(root, folder), path.join(copy, folder), {recursive: true, verbatimSymlinks: true, filter: isKept});
  }
  // The cached results of `check:samples` are keyed by the versions of packages, so the copy can use them too.
  if (existsSync(path.join(root, '.cache'))) {
    cpSync(path.join(root, '.cache'), path.join(copy, '.cache'), {recursive: true});
  }
}

/** Installs the upgrades over the repository's versions. Returns npm's message if that isn't possible. */
function install(upgrades: readonly Upgrade[]): string | undefined {
  for (const file of MANIFESTS) cpSync(path.join(root, file), path.join(copy, file));
  for (const folder of ['.', 'samples'] as const) {
    const ours = upgrades.filter((upgrade) => upgrade.folder === folder);
    writeFileSync(
      path.join(copy, folder, 'package.json'),
      `${JSON.stringify(withUpgrades(readManifest(folder), ours), null, 2)}\n`,
    );
  }
  const {passed, output} = command('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  return passed ? undefined : npmReason(output);
}

/** Installs all upgrades together. If that fails, installs them one after the other, and skips those that fail. */
function installPossible(upgrades: readonly Upgrade[]): Pick<Outcome, 'upgrades' | 'skipped'> {
  if (install(upgrades) === undefined) return {upgrades, skipped: []};
  const installed: Upgrade[] = [];
  const skipped: string[] = [];
  for (const upgrade of upgrades) {
    const message = install([...installed, upgrade]);
    if (message === undefined) installed.push(upgrade);
    else skipped.push(`${upgrade.name}@${upgrade.to}: ${message}`);
  }
  install(installed);
  return {upgrades: installed, skipped};
}

function changedOverrides(): string[] {
  return [...readRegister(REGISTER), ...readRegister(ROUTER_REGISTER)].flatMap((override) => {
    const text = readUpstream(override);
    if (text === undefined) return [`${override.component}: ${override.upstream} no longer exists`];
    if (hashOf(text) === override.sha256) return [];
    const upstream = path.join('node_modules', override.upstream);
    const {output} = command('git', 'diff', '--no-index', '-U0', snapshotPath(override), upstream);
    return [`${override.component}: ${override.upstream}, ${describeDiff(output)}`];
  });
}

function contractTests(): string[] {
  const results = path.join(copy, 'drill.json');
  rmSync(results, {force: true});
  const options = ['--selectProjects', 'units', '--testPathPatterns', 'tests/contract', '--json', '--outputFile'];
  const {output} = command('npx', 'jest', ...options, results);
  return existsSync(results) ? failedTests(readFileSync(results, 'utf8')) : [lastLines(output, copy)];
}

function sampleFindings(): string[] {
  const {passed, output} = command('npm', 'run', '--silent', 'check:samples');
  const findings = output.split('\n').filter((line) => /^docs\/[^:]+:\d+/.test(line));
  return passed || findings.length > 0 ? findings : [`check:samples: ${lastLines(output, copy)}`];
}

function takePictures(folder: string): void {
  rmSync(path.join(copy, 'screenshots'), {recursive: true, force: true});
  const options = ['--config', 'playwright.screenshots.config.ts', '--project=chromium', '--grep', PICTURES];
  const {output} = command('npx', 'playwright', 'test', ...options);
  mkdirSync(path.join(copy, 'screenshots'), {recursive: true});
  cpSync(path.join(copy, 'screenshots'), folder, {recursive: true});
  if (readdirSync(folder).length === 0) throw new Error(`No picture could be taken.\n${lastLines(output, copy)}`);
}

/**
 * Compares the pictures in the folder `after` with those in the two folders `today`. Lists the pictures that differ
 * from both, each with the smaller number of different pixels, and the pictures that are missing.
 */
async function differentPictures(today: readonly string[], after: string): Promise<string[]> {
  const read = (folder: string, name: string) => sharp(path.join(folder, name)).removeAlpha().raw().toBuffer();
  const differences = await Promise.all(
    readdirSync(today[0]!).map(async (name) => {
      if (!existsSync(path.join(after, name))) return [`${name}: no picture, because the page's test failed`];
      const taken = today.filter((folder) => existsSync(path.join(folder, name)));
      const picture = await read(after, name);
      const counts = taken.map(async (folder) => differentPixels(await read(folder, name), picture, 3));
      const pixels = Math.min(...(await Promise.all(counts)));
      return pixels > 0 ? [`${name}: ${pixels} pixels`] : [];
    }),
  );
  return differences.flat();
}

async function tryUpgrades(name: string, wanted: readonly Upgrade[], today: Today): Promise<Outcome> {
  const {upgrades, skipped} = installPossible(wanted);
  const overrides = changedOverrides();
  const tests = contractTests().filter((test) => !today.tests.includes(test));
  const samples = groupFindings(sampleFindings().filter((finding) => !today.findings.includes(finding)));
  const {passed, output} = command('npm', 'run', 'build');
  let pictures: string[] | undefined;
  if (passed) {
    const folder = path.join(copy, `pictures-${name}`);
    takePictures(folder);
    pictures = await differentPictures(today.pictures, folder);
  }
  const buildError = passed ? undefined : lastLines(output, copy);
  return {name, upgrades, skipped, overrides, tests, buildError, pictures, samples};
}

function lookAtToday(): Today {
  const pictures = ['first', 'second'].map((name) => path.join(copy, `pictures-today-${name}`));
  const {passed, output} = command('npm', 'run', 'build');
  if (!passed) throw new Error(`The portal doesn't build even before any upgrade:\n${lastLines(output, copy)}`);
  for (const folder of pictures) takePictures(folder);
  return {pictures, tests: contractTests(), findings: sampleFindings()};
}

async function main(): Promise<void> {
  const groups = readGroups(process.argv.slice(2));
  const manifests = {'.': readManifest('.'), samples: readManifest('samples')};
  const plans = groups.map((name) => ({name, upgrades: upgradesOf(name, manifests, newestVersion)}));
  const newer = plans.filter(({upgrades}) => upgrades.length > 0);
  const unchanged = plans.filter(({upgrades}) => upgrades.length === 0).map(({name}) => name);
  if (newer.length > 1) newer.push({name: 'all together', upgrades: newer.flatMap(({upgrades}) => upgrades)});
  const outcomes: Outcome[] = [];
  if (newer.length > 0) {
    copyWithPackages();
    process.chdir(copy);
    const today = lookAtToday();
    for (const {name, upgrades} of newer) outcomes.push(await tryUpgrades(name, upgrades, today));
  }
  console.log(formatReport(new Date().toISOString().slice(0, 10), unchanged, outcomes));
}

void runCommand(main).finally(() => {
  process.chdir(root);
  rmSync(copy, {recursive: true, force: true});
});
