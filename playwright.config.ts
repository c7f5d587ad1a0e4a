import {defineConfig} from '@playwright/test';
import {readEnvironment} from './src/config/environment';
import {DESKTOP, MOBILE} from './tests/support/viewports';

const {basePath} = readEnvironment(process.env);
const port = Number(process.env.PORT ?? 4173);

/**
 * End-to-end and accessibility tests of the production build in `build/`. Set `BASE_PATH` as for the build, and
 * `SERVER` to preview, nginx or caddy.
 */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list'], ['json', {outputFile: basePath === '/' ? 'reports/browser.json' : 'reports/base-path.json'}]],
  outputDir: 'test-results',
  use: {baseURL: `http://localhost:${port}`, trace: 'retain-on-failure'},
  projects: [
    {name: 'desktop', testMatch: 'e2e/**/*.spec.ts', use: DESKTOP},
    {name: 'mobile', testMatch: 'e2e/**/*.spec.ts', use: MOBILE},
    {name: 'axe desktop', testMatch: 'a11y/**/*.spec.ts', use: DESKTOP},
    {name: 'axe mobile', testMatch: 'a11y/**/*.spec.ts', use: MOBILE},
  ],
  webServer: {
    command: 'npx tsx tests/support/serveBuild.ts',
    env: {PORT: String(port)},
    port,
    stdout: 'ignore',
  },
});
