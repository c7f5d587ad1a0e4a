/** A host at the end of a slow line: brotli, a round trip for each request, and one bandwidth for all of them. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

export interface Line {
  /** Kilobits a second. */
  bandwidth: number;
  /** Of a round trip, in ms. */
  latency: number;
}

export interface SlowLink {
  /** Without a slash at its end. */
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
/** What the line carries at once, in bytes. */
const PACKET = 1400;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Serves the built site in `folder`, for base path `/`, over such a line. */
export async function serveSlowly(folder: string, {bandwidth, latency}: Line): Promise<SlowLink> {
  const packed = new Map<string, Buffer>();
  /** Until when the line is taken; packets of several answers stand in one row. */
  let takenUntil = 0;

  async function send(body: Buffer, response: ServerResponse): Promise<void> {
    for (let start = 0; start < body.length; start += PACKET) {
      const packet = body.subarray(start, start + PACKET);
      takenUntil = Math.max(takenUntil, performance.now()) + (packet.length * 8) / bandwidth;
      await wait(takenUntil - performance.now());
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
      if (!packed.has(file)) packed.set(file, pack(file));
      response.writeHead(200, {
        'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-store',
      });
      return send(packed.get(file)!, response);
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

const pack = (file: string): Buffer =>
  brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
