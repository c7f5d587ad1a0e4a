/** Playwright's `test` for the site in contentSite.ts, which has everything that a page can have. */
import {CONTENT_BASE_PATH, CONTENT_SITE} from './contentSite';
import {testOn} from './servedSite';

export const test = testOn(CONTENT_SITE, CONTENT_BASE_PATH);

export {expect, open} from './test';
