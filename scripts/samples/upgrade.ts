/**
 * `npm run samples:upgrade -- @xmtp/xmtp-js@13.0.4`: finds the samples that another version of a package would break.
 * The version is installed into .cache. Pages, settings and the repository's packages don't change.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ResultCache} from './cache';
import {typescript} from './checkers/typescript';
import {readPages} from './pages';
import {formatFinding} from './report';
import {run} from './run';
import {runCommand} from '../command';
import {installScratch, readPackageSpec} from './scratch';
import type {Finding, Sample} from './types';

const ROOT = path.resolve(__dirname, '../..');
const CACHE = path.join(ROOT, '.cache');

/** Returns the packages that samples are compiled against, with their versions. */
function readVersions(): Map<string, string> {
  const manifest = readFileSync(path.join(ROOT, 'samples/package.json'), 'utf8');
  return new Map(Object.entries((JSON.parse(manifest) as {dependencies: Record<string, string>}).dependencies));
}

async function currentFindings(samples: readonly Sample[], all: readonly Sample[]): Promise<Finding[]> {
  const results = await run(samples, [typescript], ResultCache.open(undefined), all);
  return results.flatMap(({findings}) => findings);
}

/** Returns the lines of samples that name the package with a version. An upgrade has to change these lines. */
function linesNaming(name: string, all: readonly Sample[]): string[] {
  return all.flatMap((sample) =>
    sample.code
      .split('\n')
      .flatMap((text, index) =>
        text.includes(`${name}@`) ? [`${sample.file}:${sample.codeLine(index + 1)} ${text.trim()}`] : [],
      ),
  );
}

async function main(): Promise<void> {
  const versions = readVersions();
  const {name, version} = readPackageSpec(process.argv[2], versions);
  const folder = installScratch(path.join(CACHE, 'upgrades'), {name, version});
  const {diagnose} = await import('./checkers/typescript/diagnose');
  const all = readPages(ROOT, 'docs');
  const samples = all.filter(({language, nocheck}) => typescript.languages.includes(language) && nocheck === undefined);

  const now = new Set((await currentFindings(samples, all)).map(formatFinding));
  const broken = diagnose(samples, all, new Map([[name, folder]])).filter((each) => !now.has(formatFinding(each)));
  for (const finding of broken) console.log(formatFinding(finding));

  const naming = linesNaming(name, all);
  if (naming.length > 0) console.log(['', 'Lines with the version:', ...naming].join('\n'));
  const pages = new Set(broken.map(({file}) => file)).size;
  console.log(
    `\n${name} ${versions.get(name)!} → ${version}: ${broken.length} findings on ${pages} pages, ` +
      `in ${samples.length} samples; ${naming.length} lines with the version. Nothing was changed.`,
  );
}

void runCommand(main);
