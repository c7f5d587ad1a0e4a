/** Prints a summary of the last test run, from the reports of the test runners. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {addCounts, countJest, countPlaywright, type Counts, type JestReport, type PlaywrightReport} from './counts';
import {PARTS_FILE, type Run} from './parts';
import {jestTimes, playwrightTimes, type JestTimes, type PlaywrightTimes, type TimedTest} from './slowest';

type Report = (JestReport & JestTimes) | (PlaywrightReport & PlaywrightTimes);

const FOLDER = path.dirname(PARTS_FILE);

/** Prints what ran and how long it took, the five slowest tests and, as the last line, `N passed, N failed`. */
export function printReport(): void {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).map((file) => path.join(FOLDER, file)) : [];
  const reports = new Map(
    files.filter((file) => file.endsWith('.json') && file !== PARTS_FILE).map((file) => [file, read(file) as Report]),
  );
  const counts = new Map([...reports].map(([file, report]) => [file, countsOf(report)]));
  const run = existsSync(PARTS_FILE) ? (read(PARTS_FILE) as Run) : undefined;
  if (run) printParts(run, counts);
  printSlowest([...reports.values()].flatMap(timesOf));
  console.log(toLine(addCounts([...counts.values(), withoutReport(run)])));
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const countsOf = (report: Report): Counts => ('stats' in report ? countPlaywright(report) : countJest(report));

const timesOf = (report: Report): TimedTest[] => ('stats' in report ? playwrightTimes(report) : jestTimes(report));

/** A part that fails without a test report counts as one failure. */
const withoutReport = (run: Run | undefined): Counts => ({
  passed: 0,
  failed: run?.parts.filter(({status, report}) => status === 'failed' && !(report && existsSync(report))).length ?? 0,
  skipped: 0,
});

function printParts({seconds, parts}: Run, counts: ReadonlyMap<string, Counts>): void {
  console.log('\nWhat ran:');
  for (const {script, status, seconds: own, report} of parts) {
    const count = report ? counts.get(report) : undefined;
    console.log(`  ${toTime(own)}  ${script.padEnd(25)} ${status}${count ? `: ${toLine(count)}` : ''}`);
  }
  console.log(`  ${toTime(seconds)}  in all`);
}

function printSlowest(tests: readonly TimedTest[]): void {
  if (tests.length === 0) return;
  console.log('\nSlowest tests:');
  const sorted = [...tests].sort((a, b) => b.seconds - a.seconds);
  for (const {seconds, name} of sorted.slice(0, 5)) console.log(`  ${toTime(seconds)}  ${name}`);
  console.log();
}

const toTime = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(9);

const toLine = ({passed, failed, skipped}: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
