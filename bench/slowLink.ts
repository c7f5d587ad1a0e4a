/** A host behind a slow connection, with brotli. Each request takes a round trip, and all share the bandwidth. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

export interface Connection {
  /** Bandwidth in kbit/s. */
  bandwidth: number;
  /** Duration of a round trip, in ms. */
  latency: number;
}

export interface SlowLink {
  /** `http://localhost:…`, without a trailing slash. */
  origin: string;
  close: () => void;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/** The size of a network packet, in bytes. */
const PACKET_SIZE = 1400;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Serves the built site in `folder`, which must have the base path `/`. */
export async function serveSlowly(folder: string, {bandwidth, latency}: Connection): Promise<SlowLink> {
  const compressed = new Map<string, Buffer>();
  /** When the connection is free again, as `performance.now()` counts. The packets of all responses queue for it. */
  let busyUntil = 0;

  async function send(body: Buffer, response: ServerResponse): Promise<void> {
    for (let start = 0; start < body.length; start += PACKET_SIZE) {
      const packet = body.subarray(start, start + PACKET_SIZE);
      busyUntil = Math.max(busyUntil, performance.now()) + (packet.length * 8) / bandwidth;
      await wait(busyUntil - performance.now());
      response.write(packet);
    }
    response.end();
  }

  const server = createServer((request, response) => {
    void (async () => {
      const pathname = new URL(request.url!, 'http://localhost').pathname;
      const file = fileOf(folder, pathname);
      await wait(latency);
      if (!file) return response.writeHead(404).end();
      if (!compressed.has(file)) compressed.set(file, compress(file));
      response.writeHead(200, {
        'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-store',
      });
      return send(compressed.get(file)!, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function fileOf(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index` : pathname);
  return [file, `${file}.html`].find((name) => path.extname(name) !== '' && existsSync(name));
}

const compress = (file: string): Buffer =>
  brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
