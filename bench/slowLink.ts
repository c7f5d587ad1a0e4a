/**
 * Serves a site over a slow connection, compressed with brotli. Each response is delayed by a round trip, and all
 * responses share the bandwidth.
 */
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {isCompressible} from '../scripts/delivery/rules';
import {brotli} from './brotli';

/** Bandwidth in kbit/s. */
const BANDWIDTH = 1600;
/** Duration of a round trip, in ms. */
const LATENCY = 150;

export interface SlowLink {
  /** `http://localhost:…`, without a trailing slash. */
  origin: string;
  /** Returns the size in bytes of the response to a path, without headers; 0 if there is no such file. */
  sizeOf: (pathname: string) => number;
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

/** Serves the site in `folder`, which must be built for the base path `/`. */
export async function serveSlowly(folder: string): Promise<SlowLink> {
  /** When the connection is free again, in ms of `performance.now()`. The packets of all responses wait until then. */
  let busyUntil = 0;

  async function send(body: Buffer, response: ServerResponse): Promise<void> {
    for (let start = 0; start < body.length; start += PACKET_SIZE) {
      const packet = body.subarray(start, start + PACKET_SIZE);
      busyUntil = Math.max(busyUntil, performance.now()) + (packet.length * 8) / BANDWIDTH;
      await wait(busyUntil - performance.now());
      response.write(packet);
    }
    response.end();
  }

  const server = createServer((request, response) => {
    void (async () => {
      const pathname = new URL(request.url!, 'http://localhost').pathname;
      const file = fileOf(folder, pathname);
      // Read at once, because the folder may be gone after the wait.
      const body = file && bodyOf(file);
      await wait(LATENCY);
      if (!body) return response.writeHead(404).end();
      const encoding = isCompressible(file) && {'Content-Encoding': 'br'};
      response.writeHead(200, {
        'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        ...encoding,
        'Cache-Control': 'no-store',
      });
      return send(body, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    sizeOf(pathname) {
      const file = fileOf(folder, pathname);
      return file ? bodyOf(file).length : 0;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the file that a built site has for a path; undefined if there is none. */
export function fileOf(folder: string, pathname: string): string | undefined {
  const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index` : pathname);
  return [file, `${file}.html`].find((name) => path.extname(name) !== '' && existsSync(name));
}

const bodies = new Map<string, Buffer>();

/** Returns the body of the response for a file: its content, compressed with brotli if it is text. */
export function bodyOf(file: string): Buffer {
  const content = bodies.get(file) ?? (isCompressible(file) ? brotli(readFileSync(file)) : readFileSync(file));
  bodies.set(file, content);
  return content;
}
