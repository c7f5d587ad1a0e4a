/** The parts of `npm run check`, `npm test`, `npm run test:ci` and `npm run test:full`, in order. */

import {SOURCE_MAPS} from '../../src/plugins/bundler';

/** A script in package.json that a plan runs. */
export interface Part {
  script: string;
  env?: Record<string, string>;
  /** The path of the test report that the script writes. */
  report?: string;
  /** Whether the script's output appears while it runs. By default, it does if the step has only one part. */
  isLive?: boolean;
  /**
   * Matches the files that the script reads; all files by default. Files at the repository's root always count too. See
   * kept.ts.
   */
  reads?: RegExp;
}

/** The parts of a step run in parallel, and start in their order. The next step starts only if they all pass. */
export interface Plan {
  steps: Part[][];
  /** Whether a part is skipped if it has passed before and no file that it reads has changed since. */
  keeps: boolean;
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
const PAGES = /\.mdx?$/;

const UNITS: Part = {script: 'check:units', report: 'reports/units.json'};

/** The unit tests take the longest. They start first, so that all processors finish at about the same time. */
const slowChecks = (units = UNITS): Part[] => [units, {script: 'check:code', reads: CODE}, {script: 'check:samples'}];

const QUICK_CHECKS: Part[] = [
  {script: 'check:format'},
  {script: 'check:spelling', reads: PAGES},
  {script: 'check:unused'},
  {script: 'check:css', reads: /\.css$/},
  {script: 'check:pages', reads: /\.mdx?$|^(?:scripts|src)\/.*\.ts$/},
];

/** Has source maps, because `bench:first-load` would otherwise build the site again to get them. */
const BUILD: Part = {script: 'build', env: {[SOURCE_MAPS]: '1'}};

/** The checks that need a build but no browser. */
const BUILT: Part[] = [
  {script: 'test:build', report: 'reports/build.json'},
  {script: 'bench:first-load'},
  {script: 'check:addresses'},
];

/** Runs the pages' samples in the order in which readers would. */
const JOURNEYS: Part = {script: 'test:journeys', report: 'reports/journeys.json'};

/** The journeys take the longest, so they start first. */
const BUILD_STEP: Part[] = [JOURNEYS, BUILD, ...QUICK_CHECKS];

const BROWSER: Part = {script: 'test:e2e', report: 'reports/browser.json', isLive: true};

/** The browser tests without the fault tests, for plans that have {@link FAULTS}. */
const PORTAL: Part = {...BROWSER, script: 'test:portal'};

/** All fault tests. {@link BROWSER} has only some of them. */
const FAULTS: Part = {script: 'test:faults', report: 'reports/faults.json'};

const FUZZ: Part = {script: 'test:fuzz', report: 'reports/fuzz.json'};

/** Runs in parallel with the browser tests, which often wait. */
const SAMPLES: Part = {script: 'test:samples', report: 'reports/samples.json'};

const ENGINES: Part = {script: 'test:engines', report: 'reports/engines.json', isLive: true};

/** Runs in parallel with the engines, which don't use the processors all the time. */
const REPRODUCIBLE: Part = {script: 'test:reproducible', report: 'reports/reproducible.json'};

/** Returns the part that runs the browser tests under a base path, behind a server. The server must be installed. */
const behind = (server: 'nginx' | 'caddy', script: string): Part => ({
  script,
  env: {SERVER: server},
  report: `reports/base-path-${server}.json`,
});

/** Returns the steps that need no browser. They also make the build that the browser tests need. */
const firstSteps = (units?: Part): Part[][] => [slowChecks(units), BUILD_STEP, BUILT];

/**
 * Replaces the build by one with a base path, so these steps come last. Only tests that depend on addresses run again,
 * because a base path changes nothing else.
 */
const BASE_PATH_STEPS: Part[][] = [[{script: 'build:base-path'}], [behind('nginx', 'test:e2e:base-path:short')]];

export const PLANS: Record<string, Plan> = {
  check: {steps: [[...slowChecks(), ...QUICK_CHECKS]], keeps: true},
  test: {steps: [...firstSteps(), [BROWSER, SAMPLES]], keeps: false},
  ci: {
    // The units contain the tests with random inputs, so these needn't run a second time with more inputs.
    steps: [
      ...firstSteps({...UNITS, env: {FUZZ_RUNS: '20000'}}),
      [PORTAL, SAMPLES],
      [FAULTS],
      [ENGINES],
      ...BASE_PATH_STEPS,
    ],
    keeps: false,
  },
  full: {
    steps: [
      ...firstSteps(),
      [{...PORTAL, env: {FULL: '1'}}, SAMPLES],
      [FAULTS],
      [ENGINES, REPRODUCIBLE],
      [FUZZ],
      ...BASE_PATH_STEPS,
      [behind('caddy', 'test:e2e:base-path:short')],
    ],
    keeps: false,
  },
};
