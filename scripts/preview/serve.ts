import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createPreviewHandler, type PreviewOptions} from './handler';

export interface Served {
  /** `http://localhost:…`, without a slash at its end. */
  origin: string;
  close: () => void;
}

/** Serves a built site on a free port, for tests and measurements. */
export async function serve(options: PreviewOptions): Promise<Served> {
  const server = createServer(createPreviewHandler(options));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
