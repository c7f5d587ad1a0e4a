import {defineConfig} from '@playwright/test';
import type {EngineName} from './tests/engines/support/engine';

const port = Number(process.env.PORT ?? 4173);

/** The core of the portal's behavior on the production build in `build/`, in a real Firefox and a real WebKit. */
export default defineConfig<object, {engineName: EngineName}>({
  testDir: 'tests/engines',
  // A busy machine may take its time; a test says how long a behavior may take where that matters.
  expect: {timeout: 10_000},
  forbidOnly: Boolean(process.env.CI),
  // A browser each.
  workers: 2,
  reporter: [['list'], ['json', {outputFile: 'reports/engines.json'}]],
  outputDir: 'test-results/engines',
  projects: [
    {name: 'webkit', use: {engineName: 'webkit'}},
    {name: 'firefox', use: {engineName: 'firefox'}},
  ],
  webServer: [
    {command: 'npx tsx tests/support/serveBuild.ts', env: {PORT: String(port)}, port},
    {command: 'npx tsx tests/engines/support/serveFixture.ts', env: {PORT: String(port + 1)}, port: port + 1},
  ],
});
