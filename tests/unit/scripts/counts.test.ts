import {addCounts, countJest, countPlaywright} from '../../../scripts/report/counts';

it('counts a suite that did not run, and a test that passed only on a retry, as failures', () => {
  expect(
    countJest({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 1,
    }),
  ).toEqual({passed: 5, failed: 2, skipped: 3});
  expect(countPlaywright({stats: {expected: 7, unexpected: 1, flaky: 1, skipped: 0}, errors: [{}]})).toEqual({
    passed: 7,
    failed: 3,
    skipped: 0,
  });
});

it('adds up counts, also of no report', () => {
  expect(addCounts([])).toEqual({passed: 0, failed: 0, skipped: 0});
  expect(
    addCounts([
      {passed: 1, failed: 2, skipped: 3},
      {passed: 10, failed: 20, skipped: 30},
    ]),
  ).toEqual({passed: 11, failed: 22, skipped: 33});
});
