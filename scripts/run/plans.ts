/** What `npm run check`, `npm test` and `npm run test:full` run, in which order. */

/** A script of package.json. */
export interface Part {
  script: string;
  env?: Record<string, string>;
  /** The test report that it writes. */
  report?: string;
  /** Which files it reads, beside those at the repository's root; all when it is missing. See kept.ts. */
  reads?: RegExp;
}

/** Parts of a step run side by side; a step begins when the one before has passed. */
export interface Plan {
  steps: Part[][];
  /** Whether a part that passed before is left out while nothing that it reads has changed. */
  keeps: boolean;
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/;
const PAGES = /\.mdx?$/;

/** The longest first, so that the processors end together. */
const CHECKS: Part[] = [
  {script: 'check:units', report: 'reports/units.json'},
  {script: 'check:code', reads: CODE},
  {script: 'check:samples'},
  {script: 'check:types', reads: CODE},
  {script: 'check:format'},
  {script: 'check:spelling', reads: PAGES},
  {script: 'check:unused'},
  {script: 'check:css', reads: /\.css$/},
  {script: 'check:pages', reads: /\.mdx?$|^scripts\/(?:prose|samples)\/[^/]+\.ts$/},
];

/** What a build of the portal has to be, without a browser that shows it. */
const BUILT: Part[] = [
  {script: 'test:build', report: 'reports/build.json'},
  {script: 'test:samples', report: 'reports/samples.json'},
  {script: 'bench:first-load'},
  {script: 'check:addresses'},
];

const BROWSER: Part = {script: 'test:e2e', report: 'reports/browser.json'};

/** The browser's tests under a base path, behind a server that has to be installed. */
const behind = (server: 'nginx' | 'caddy', script: string): Part => ({
  script,
  env: {SERVER: server},
  report: `reports/base-path-${server}.json`,
});

export const PLANS: Record<string, Plan> = {
  check: {steps: [CHECKS], keeps: true},
  test: {steps: [CHECKS, [{script: 'build'}], BUILT, [BROWSER]], keeps: false},
  full: {
    steps: [
      CHECKS,
      [{script: 'build'}],
      BUILT,
      [{...BROWSER, env: {ALL_WIDTHS: '1'}}],
      [{script: 'test:engines', report: 'reports/engines.json'}],
      [{script: 'test:fuzz', report: 'reports/fuzz.json'}],
      [{script: 'build:base-path'}],
      [behind('nginx', 'test:e2e:base-path')],
      [behind('caddy', 'test:e2e:base-path:short')],
    ],
    keeps: false,
  },
};
