/**
 * `npm run check:samples`: checks every sample of every page. Prints findings as `docs/x.mdx:line:column message`, then
 * the counts by language. The exit code is 1 if a sample fails or can't be read. `--no-cache` checks everything again,
 * except that the Kotlin compiler's verdicts still count.
 */
import path from 'node:path';
import {CachedValues} from '../../src/buildTools/fileCache';
import {readOptions, runCommand} from '../command';
import {ResultCache} from './cache';
import {CHECKERS} from './checkers';
import type {Fence} from './fences';
import {readPages} from './pages';
import {formatCounts, formatFinding, formatFindings} from './report';
import {run} from './run';
import type {Finding} from './types';

const ROOT = path.resolve(__dirname, '../..');

async function main(): Promise<void> {
  const started = performance.now();
  const {'no-cache': isFresh} = readOptions({'no-cache': {type: 'boolean'}});
  const cacheFile = (name: string): string | undefined => (isFresh ? undefined : path.join(ROOT, '.cache', name));
  const fences = CachedValues.open<Fence[]>(cacheFile('fences.json'));
  const cache = ResultCache.open(cacheFile('samples.json'));
  const problems: Finding[] = [];
  const samples = readPages(ROOT, 'docs', fences, (problem) => problems.push(problem));
  const results = await run(samples, CHECKERS, cache, samples, problems.length === 0);
  fences.save();
  cache.save();
  for (const line of [...problems.map(formatFinding), ...formatFindings(results), ...formatCounts(results)])
    console.log(line);
  const failed = results.filter(({outcome}) => outcome === 'failed').length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${results.length} samples, ${failed} failed, in ${seconds} s`);
  if (problems.length > 0) console.log(`Pages and samples that couldn't be read: ${problems.length}`);
  process.exitCode = failed + problems.length > 0 ? 1 : 0;
}

void runCommand(main);
