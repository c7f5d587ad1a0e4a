import {request, type IncomingHttpHeaders} from 'node:http';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

/** A response, with its body decompressed. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request with the path unchanged, because `fetch` would normalize it. */
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
