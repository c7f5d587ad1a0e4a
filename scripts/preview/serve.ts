import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Delivery} from '../delivery/delivery';
import {createPreviewHandler} from './handler';

export interface Served {
  /** `http://localhost:…`, without a trailing slash. */
  origin: string;
  close: () => void;
}

/**
 * Serves a built site, for tests and benchmarks.
 *
 * @param port - by default any free port
 */
export async function serve(delivery: Delivery, port = 0): Promise<Served> {
  const server = createServer(createPreviewHandler(delivery));
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
