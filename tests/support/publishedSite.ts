/** A site whose host can be stopped, and can publish another build at the same address. */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readDelivery} from '../../scripts/delivery/delivery';
import {createPreviewServer} from '../../scripts/preview/handler';
import {builtSite} from './siteFixture';

export interface PublishedSite {
  /** `http://localhost:…` and the base path, without a trailing slash. */
  address: string;
  /** Serves one of the builds, by its index. */
  publish: (build: number) => Promise<void>;
  /** Stops the server. */
  goAway: () => Promise<void>;
}

/**
 * Builds a copy of the portal for each set of files, and serves the first build.
 *
 * @param builds - a set of files for each build: texts by path; see createSite
 * @param basePath - with a slash at both ends
 * @throws Error with the build's output if a build fails
 */
export async function publishSite(builds: readonly Record<string, string>[], basePath: string): Promise<PublishedSite> {
  const sites = builds.map((files) => builtSite(files, {BASE_PATH: basePath}));
  let server: Server | undefined;
  let port = 0;
  const goAway = async (): Promise<void> => {
    const closed = server && new Promise((resolve) => server!.close(resolve));
    server?.closeAllConnections();
    server = undefined;
    await closed;
  };
  const publish = async (build: number): Promise<void> => {
    await goAway();
    server = createPreviewServer(readDelivery(sites[build]!.folder));
    await new Promise<void>((resolve) => server!.listen(port, 'localhost', resolve));
    ({port} = server.address() as AddressInfo);
  };
  await publish(0);
  return {
    address: `http://localhost:${port}${basePath.slice(0, -1)}`,
    publish,
    goAway,
  };
}
