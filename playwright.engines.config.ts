import {defineConfig} from '@playwright/test';
import type {EngineName} from './tests/engines/support/engine';

const port = Number(process.env.PORT ?? 4173);

/** Tests of the portal's main behavior on the production build in `build/`, in a real Firefox and a real WebKit. */
export default defineConfig<object, {engineName: EngineName}>({
  testDir: 'tests/engines',
  // In ms. Generous, for busy machines. Tests for which timing matters set a limit of their own.
  timeout: 60_000,
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  // Runs the tests of a single file in parallel too, because routes.spec.ts alone takes a third of the time.
  fullyParallel: true,
  workers: 2,
  reporter: [['list'], ['json', {outputFile: 'reports/engines.json'}]],
  outputDir: 'test-results/engines',
  projects: [
    {name: 'webkit', use: {engineName: 'webkit'}},
    {name: 'firefox', use: {engineName: 'firefox'}},
  ],
  webServer: [
    {command: 'npx tsx tests/support/serveBuild.ts', env: {PORT: String(port)}, port},
    // Needs a long timeout, because it builds the fixture site first.
    {
      command: 'npx tsx tests/engines/support/serveFixture.ts',
      env: {PORT: String(port + 1)},
      port: port + 1,
      timeout: 180_000,
    },
  ],
});
