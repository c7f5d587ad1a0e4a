/** Fixture sites, built and served, for what can only be seen in a browser. */
import {readDelivery} from '../../scripts/delivery/delivery';
import {serve, type Served} from '../../scripts/preview/serve';
import {builtSite} from './siteFixture';
import {test as base} from './test';

type ServeFolder = (folder: string) => Promise<string>;

/** One for all specs: Playwright starts a new worker, with a new browser, for each set of worker fixtures. */
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
 * Playwright's `test` with `site`, the address of a fixture site, without a slash at its end. The site is built once
 * for all workers and projects.
 *
 * @param files - text by path below the site; see createSite
 * @param basePath - with a slash at both ends
 */
export function testOn(files: Record<string, string>, basePath = '/') {
  return withServers.extend<{site: string}>({
    site: [
      async ({serveFolder}, use) => {
        const {folder} = builtSite(files, {BASE_PATH: basePath});
        await use((await serveFolder(folder)) + basePath.slice(0, -1));
      },
      // What a build may take.
      {timeout: 180_000},
    ],
  });
}
