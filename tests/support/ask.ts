import {request, type IncomingHttpHeaders} from 'node:http';
import {connect, type Socket} from 'node:net';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

/** A response, with its body decompressed. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request without changing its path, unlike `fetch`, which would normalize the path. */
export function ask(
  origin: string,
  method: string,
  requestPath: string,
  headers: Record<string, string>,
): Promise<Reply> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    request({host: hostname, port, path: requestPath, method, headers, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = unpack(Buffer.concat(chunks), response.headers['content-encoding']);
        resolve({status: response.statusCode!, headers: response.headers, body});
      });
    })
      .on('error', reject)
      .end();
  });
}

function unpack(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

/** Sends `text` on a new connection. Returns everything that the server sends until it closes the connection. */
export async function sendRaw(origin: string, text: string): Promise<string> {
  const socket = await connected(origin);
  return finish(socket, text);
}

/**
 * Opens `count` connections. When all are open, sends a GET request on each.
 *
 * @returns what the server sent on each connection; incomplete if the connection was lost
 */
export async function sendAtOnce(origin: string, requestPath: string, count: number): Promise<string[]> {
  const sockets = await Promise.all(Array.from({length: count}, () => connected(origin)));
  const request = `GET ${requestPath} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close\r\n\r\n`;
  return Promise.all(sockets.map((socket) => finish(socket, request)));
}

function connected(origin: string): Promise<Socket> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.off('error', reject);
      resolve(socket);
    });
    socket.on('error', reject);
  });
}

function finish(socket: Socket, text: string): Promise<string> {
  let received = '';
  return new Promise((resolve) => {
    socket.setEncoding('utf8').on('data', (part: string) => (received += part));
    socket.on('error', () => undefined).on('close', () => resolve(received));
    socket.end(text);
  });
}
