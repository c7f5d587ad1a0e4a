import {defineConfig} from '@playwright/test';
import {readEnvironment} from './src/config/environment';
import {DESKTOP, MOBILE} from './tests/support/viewports';

const {basePath} = readEnvironment(process.env);
const port = Number(process.env.PORT ?? 4173);

/**
 * A test has the tag `@both` if it must run at both widths, `@desktop` if it is only for the desktop's width, and
 * `@mobile` if it is only for the width of phones. A test without a tag doesn't depend on the width, and runs at the
 * desktop's width only. If a whole spec is for one width, its file name says so (`x.desktop.spec.ts`). If `FULL` is
 * set, tests without a tag run at both widths.
 *
 * A test with the tag `@base-path` also runs under a base path at the desktop's width, as do all tests of the specs that
 * `test:e2e:base-path:short` in package.json names.
 */
const onDesktop = {testIgnore: '**/*.mobile.spec.ts', grepInvert: /@mobile/};
const onMobile = {
  testIgnore: '**/*.desktop.spec.ts',
  grepInvert: /@desktop/,
  ...(process.env.FULL ? {} : {grep: /@(mobile|both)/}),
};

/**
 * The tests of a worker share a browser context, because creating one takes longer than many tests. Playwright clears
 * what a test can leave in it, except for the history, the focus of the window, permissions, the offline state, and
 * sometimes a stopped clock. A spec that depends on these gets a new context for each test with `test.use(FRESH)` from
 * tests/support/test.ts. Fault tests don't need one: their `host` ends the offline state, and they go back only to pages
 * that they have opened themselves.
 */
const SHARED = {reuseContext: true};

const PORTAL = ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'];

/**
 * Fault tests. Unless `FULL` is set, only those with the tag `@telling` run. At the width of phones, they also need the
 * tag `@both`, whether `FULL` is set or not.
 */
const FAULTS = 'faults/**/*.spec.ts';
const PHONE_ROWS = process.env.FULL ? /@both/ : /@telling @both/;

/**
 * End-to-end, accessibility and fault tests of the production build in `build/`. Set `BASE_PATH` as for the build, and
 * `SERVER` to preview, nginx or caddy.
 */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In ms. Twice Playwright's defaults, because some processors take that much longer.
  timeout: 60_000,
  expect: {timeout: 10_000},
  // A third worker would make these tests no faster, and would leave no time for the part of `npm test` that runs in
  // parallel (scripts/run/plans.ts). `npm run test:faults` has three, because its tests often wait.
  workers: 2,
  // A second run records a trace of the failure. Recording all runs would cost a third of the time.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile:
          process.env.REPORT ??
          (basePath === '/' ? 'reports/browser.json' : `reports/base-path-${process.env.SERVER ?? 'preview'}.json`),
      },
    ],
  ],
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'on-first-retry',
    // The portal has a service worker only if the reader asks for offline reading. Unless service workers are blocked,
    // Playwright watches for them in every test, which takes a tenth of the time.
    serviceWorkers: 'block',
  },
  projects: [
    {name: 'desktop', testMatch: PORTAL, ...onDesktop, use: {...DESKTOP, ...SHARED}},
    {name: 'mobile', testMatch: PORTAL, ...onMobile, use: {...MOBILE, ...SHARED}},
    {
      name: 'faults desktop',
      testMatch: FAULTS,
      ...(process.env.FULL ? {} : {grep: /@telling/}),
      use: {...DESKTOP, ...SHARED},
    },
    {name: 'faults mobile', testMatch: FAULTS, grep: PHONE_ROWS, use: {...MOBILE, ...SHARED}},
  ],
  webServer: {
    command: 'npx tsx tests/support/serveBuild.ts',
    env: {PORT: String(port)},
    port,
    stdout: 'ignore',
  },
});
