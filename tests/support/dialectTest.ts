/** Playwright's `test` with the address of the site in the full dialect, built and served once for a worker. */
import {dialectSite} from './dialectSite';
import {serveSite} from './servedSite';
import {test as base} from './test';

export const test = base.extend<object, {site: string}>({
  site: [
    async ({}, use) => {
      const served = await serveSite(dialectSite());
      await use(served.origin);
      await served.close();
    },
    {scope: 'worker', timeout: 240_000},
  ],
});

export {expect, open} from './test';
