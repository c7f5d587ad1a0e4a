import {defineConfig} from '@playwright/test';
import base from './playwright.config';

/** `npm run screenshots`: pictures of the built site in screenshots/, to be looked at. */
export default defineConfig({
  ...base,
  testDir: 'tests/screenshots',
  reporter: 'line',
  projects: [{name: 'screenshots', testMatch: '*.spec.ts'}],
});
