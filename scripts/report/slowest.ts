/** Reads from the reports of Jest and Playwright how long each test took. */

export interface TimedTest {
  seconds: number;
  name: string;
}

/** The fields of Jest's JSON report that are read. */
export interface JestTimes {
  testResults: {assertionResults: {fullName: string; duration?: number | null}[]}[];
}

/** The fields of Playwright's JSON report that are read. */
export interface PlaywrightTimes {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {title: string; file: string; tests: {projectName: string; results: {duration: number}[]}[]}[];
}

export const jestTimes = ({testResults}: JestTimes): TimedTest[] =>
  testResults.flatMap(({assertionResults}) =>
    assertionResults.map(({fullName, duration}) => ({seconds: (duration ?? 0) / 1000, name: fullName})),
  );

export const playwrightTimes = ({suites}: PlaywrightTimes): TimedTest[] => suites.flatMap(timesOf);

const timesOf = ({suites = [], specs}: PlaywrightSuite): TimedTest[] => [
  ...suites.flatMap(timesOf),
  ...specs.flatMap(({title, file, tests}) =>
    tests.map(({projectName, results}) => ({
      seconds: results.reduce((sum, {duration}) => sum + duration, 0) / 1000,
      name: `[${projectName}] ${file}: ${title}`,
    })),
  ),
];
