import {defineConfig} from '@playwright/test';
import base from './playwright.config';
import type {EngineName} from './tests/engines/support/engine';

/** `npm run screenshots`: takes pictures of the built site in each engine, for review. Saves them in screenshots/. */
export default defineConfig<object, {engineName: EngineName}>({
  ...base,
  testDir: 'tests/screenshots',
  reporter: 'line',
  projects: [
    {name: 'chromium', testMatch: 'screenshots.spec.ts'},
    {name: 'firefox', testMatch: 'engines.spec.ts', use: {engineName: 'firefox'}},
    {name: 'webkit', testMatch: 'engines.spec.ts', use: {engineName: 'webkit'}},
  ],
});
