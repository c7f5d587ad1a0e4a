/** Builds and serves fixture sites, for tests that need a browser. */
import {readDelivery} from '../../scripts/delivery/delivery';
import {serve, type Served} from '../../scripts/preview/serve';
import {builtSite} from './siteFixture';
import {test as base} from './test';

type ServeFolder = (folder: string) => Promise<string>;

/**
 * One worker fixture for all fixture sites, because Playwright starts a new worker, with a new browser, for each
 * different set of worker fixtures.
 */
const withServers = base.extend<object, {serveFolder: ServeFolder}>({
  serveFolder: [
    async ({}, use) => {
      const servers = new Map<string, Promise<Served>>();
      await use(async (folder) => {
        const server = servers.get(folder) ?? serve(readDelivery(folder));
        servers.set(folder, server);
        return (await server).origin;
      });
      for (const server of servers.values()) (await server).close();
    },
    {scope: 'worker'},
  ],
});

/**
 * Returns Playwright's `test` with the fixture `site`: the address of a built site, without a trailing slash. The site
 * is built once for all workers and projects.
 *
 * @param files - texts by path; see createSite
 * @param basePath - with a slash at both ends
 */
export function testOn(files: Record<string, string>, basePath = '/') {
  return withServers.extend<{site: string}>({
    site: [
      async ({serveFolder}, use) => {
        const {folder} = builtSite(files, {BASE_PATH: basePath});
        await use((await serveFolder(folder)) + basePath.slice(0, -1));
      },
      // The time limit for a build, in ms.
      {timeout: 180_000},
    ],
  });
}
