/** Playwright's `test` on the site with all that pages can hold. */
import {CONTENT_BASE_PATH, CONTENT_SITE} from './contentSite';
import {testOn} from './servedSite';

export const test = testOn(CONTENT_SITE, CONTENT_BASE_PATH);

export {expect, open} from './test';
