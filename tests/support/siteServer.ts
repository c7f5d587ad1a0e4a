/** Serves a built fixture (siteFixture.ts) on a port of its own. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createPreviewHandler} from '../../scripts/preview/handler';

export interface SiteServer {
  /** Without a slash at its end. */
  origin: string;
  close(): void;
}

export async function serveSite(folder: string): Promise<SiteServer> {
  const server = createServer(createPreviewHandler({folder: path.join(folder, 'build'), basePath: '/'}));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
