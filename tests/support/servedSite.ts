/** Fixture sites, built and served, for what can only be seen in a browser. */
import {readDelivery} from '../../scripts/delivery/delivery';
import {serve, type Served} from '../../scripts/preview/serve';
import {createSite} from './siteFixture';
import {test as base} from './test';

/**
 * Builds and serves a copy of the portal (some 10 s).
 *
 * @throws Error with the build's output where it fails
 */
async function serveSite(files: Record<string, string>, basePath: string): Promise<Served> {
  const site = createSite(files);
  const {code, output} = site.build({BASE_PATH: basePath});
  if (code !== 0) {
    site.remove();
    throw new Error(`The fixture site does not build:\n${output}`);
  }
  const {origin, close} = await serve(readDelivery(site.folder));
  return {
    origin,
    close() {
      close();
      site.remove();
    },
  };
}

/**
 * Playwright's `test` with `site`, the address of a site of its own, which is built and served once for a worker. The
 * address has no slash at its end.
 *
 * @param files - text by path below the site; see createSite
 * @param basePath - with a slash at both ends
 */
export function testOn(files: Record<string, string>, basePath = '/') {
  return base.extend<object, {site: string}>({
    site: [
      async ({}, use) => {
        const {origin, close} = await serveSite(files, basePath);
        await use(origin + basePath.slice(0, -1));
        close();
      },
      {scope: 'worker', timeout: 180_000},
    ],
  });
}
