import type {AddressInfo} from 'node:net';
import type {Delivery} from '../delivery/delivery';
import {createPreviewServer} from './handler';

/** How many connections can wait to be accepted (Node.js' default is 511). Browsers retry any others after a second. */
const BACKLOG = 4096;

export interface Served {
  /** Such as `http://localhost:3000`, without a trailing slash. */
  origin: string;
  close: () => void;
}

/**
 * Serves a built site, for `npm run serve`, tests and benchmarks.
 *
 * @param port - by default any free port
 * @param host - the address to listen on; by default, only this machine can reach the server
 * @throws Error with the code `EADDRINUSE` if the port is in use
 */
export async function serve(delivery: Delivery, port = 0, host = 'localhost'): Promise<Served> {
  const server = createPreviewServer(delivery);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({port, host, backlog: BACKLOG}, resolve);
  });
  const {address, family, port: chosen} = server.address() as AddressInfo;
  // 0.0.0.0 and :: mean all addresses of this machine. Browsers can't open them.
  const isLocal = host === 'localhost' || ['0.0.0.0', '::'].includes(address);
  const name = isLocal ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return {
    origin: `http://${name}:${chosen}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
