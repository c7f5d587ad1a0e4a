/** HTTP servers on 127.0.0.1, which journeys reach under the host names that the pages use. */
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Host} from './network';

export type Handler = (request: IncomingMessage, body: Buffer, response: ServerResponse) => void | Promise<void>;

const servers: Server[] = [];

/** Starts a server, and returns its origin. `stopServers` stops it. */
export async function serve(handler: Handler): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void handler(request, Buffer.concat(chunks), response));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Stops all servers of a test file. */
export async function stopServers(): Promise<void> {
  await Promise.all(
    servers.splice(0).map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        }),
    ),
  );
}

const realFetch = globalThis.fetch;

/** Returns a host that forwards requests to a server. */
export const forwardTo =
  (origin: string): Host =>
  (url, init) =>
    realFetch(new URL(url.pathname + url.search, origin), init);
