/** Playwright's `test` on the site in the full dialect. */
import {dialectSite} from './dialectSite';
import {testOn} from './servedSite';

export const test = testOn(dialectSite());

export {expect, open} from './test';
