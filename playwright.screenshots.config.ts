import {defineConfig} from '@playwright/test';
import base from './playwright.config';

/** `npm run screenshots`: takes pictures of the built site for review, in screenshots/. */
export default defineConfig({
  ...base,
  testDir: 'tests/screenshots',
  reporter: 'line',
  projects: [{name: 'screenshots', testMatch: '*.spec.ts'}],
});
