/** `npm run report`: adds up the test runners' reports in reports/; the last line is `N passed, N failed`. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {addCounts, countJest, countPlaywright, type Counts, type JestReport, type PlaywrightReport} from './counts';

const FOLDER = 'reports';

const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.json')) : [];
const counts = files.map((file): Counts => {
  const report = JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as JestReport | PlaywrightReport;
  return 'stats' in report ? countPlaywright(report) : countJest(report);
});
const {passed, failed, skipped} = addCounts(counts);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
