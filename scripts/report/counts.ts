/** Counts the passed, failed and skipped tests in the reports of Jest and Playwright. */

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The fields of Jest's JSON report that are read. A suite that doesn't run at all counts as one failure. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** The fields of Playwright's JSON report that are read. A test that passes only on a retry counts as failed. */
export interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  errors: unknown[];
}

/** Counts the tests in Jest's report. Those that are marked as `todo` count as skipped. */
export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Counts the tests in Playwright's report. Each error outside a test counts as a failed test. */
export function countPlaywright({stats, errors}: PlaywrightReport): Counts {
  return {passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped};
}

/** Returns the sum of all counts; zeros if there are none. */
export function addCounts(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, next) => ({
      passed: sum.passed + next.passed,
      failed: sum.failed + next.failed,
      skipped: sum.skipped + next.skipped,
    }),
    {passed: 0, failed: 0, skipped: 0},
  );
}
