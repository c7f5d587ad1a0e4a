/** Serves a built site by the rules that the hosts' configuration is generated from (scripts/delivery/rules.ts). */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {compressNow} from '../delivery/compress';
import {createResponder, type SiteResponse} from '../delivery/response';
import type {Delivery} from '../delivery/delivery';
import {CACHE_CONTROL, securityHeaders} from '../delivery/rules';

/** Statuses for requests that Node.js can't read, by error code. Other errors get 400. */
const UNREADABLE: Readonly<Record<string, number>> = {HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408};

/**
 * Returns a server that doesn't listen yet. The server reads the site's folder on each request, so a new build shows at
 * once. It compresses text files itself, unless `npm run deliver` has done so.
 *
 * @throws Error if the folder has no built site
 */
export function createPreviewServer(delivery: Delivery): Server {
  const headers = {
    ...securityHeaders(delivery.policy),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': CACHE_CONTROL.other,
  };
  const handle = createHandler(delivery, headers);
  // By default, Node.js itself refuses HTTP/1.1 requests without a `Host` header, but its response lacks the security
  // headers.
  const server = createServer({requireHostHeader: false}, (req, res) => {
    if (req.headers.host === undefined && req.httpVersion === '1.1') {
      res.writeHead(400, {...headers, Connection: 'close'}).end(reason(400));
    } else handle(req, res);
  });
  server.on('clientError', ({code = ''}: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = UNREADABLE[code] ?? 400;
    const lines = Object.entries({...headers, Connection: 'close'}).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${reason(status).trim()}`, ...lines, '', reason(status)].join('\r\n'));
  });
  return server;
}

const reason = (status: number): string => `${status} ${STATUS_CODES[status]!}\n`;

/** @param refusal - the headers of the 503 response, which is sent while a new build replaces the requested file */
function createHandler(delivery: Delivery, refusal: Record<string, string>) {
  const {folder, basePath, moved, policy} = delivery;
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} has no built site (404.html is missing): run "npm run build" first.`);
  }
  const packed = new PackedFiles();
  const has = (file: string) => isFile(path.join(folder, file)) || packed.has(path.join(folder, file));
  const respond = createResponder({basePath, moved, security: securityHeaders(policy), has});
  return ({method = 'GET', url = '/', headers}: IncomingMessage, res: ServerResponse): void => {
    const {
      status,
      headers: sent,
      body,
    } = respond({
      method,
      url,
      accept: headers.accept ?? '',
      acceptEncoding: headers['accept-encoding'] ?? '',
    });
    const content = contentOf(folder, body, packed);
    if (content === undefined) {
      res.writeHead(503, {...refusal, 'Retry-After': '1'}).end(method === 'HEAD' ? undefined : reason(503));
      return;
    }
    const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
    if (status === 200) res.setHeader('ETag', etag);
    if (status === 200 && matchesEtag(headers['if-none-match'], etag)) {
      res.writeHead(304, sent).end();
      return;
    }
    res.writeHead(status, {...sent, 'Content-Length': content.length});
    res.end(method === 'HEAD' ? undefined : content);
  };
}

/** Whether a path is a file. `statSync` throws if nothing is there, or if the name is too long. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Files compressed by the server. Each is compressed again when the uncompressed file changes. */
class PackedFiles {
  private readonly kept = new Map<string, {version: string; content: Buffer | undefined}>();

  has(file: string): boolean {
    return this.get(file) !== undefined;
  }

  /** Returns the content of `x.br` or `x.gz`; undefined if `x` doesn't exist or isn't worth compressing. */
  get(file: string): Buffer | undefined {
    try {
      const {mtimeMs, size} = statSync(file.replace(/\.\w+$/, ''));
      const version = `${mtimeMs} ${size}`;
      let known = this.kept.get(file);
      if (known?.version !== version) this.kept.set(file, (known = {version, content: compressNow(file)}));
      return known.content;
    } catch {
      return undefined;
    }
  }
}

/** Returns a response's content; undefined if the file is gone, which happens while a new build replaces the files. */
function contentOf(folder: string, body: SiteResponse['body'], packed: PackedFiles): Buffer | undefined {
  if ('text' in body) return Buffer.from(body.text);
  const file = path.join(folder, body.file);
  try {
    return readFileSync(file);
  } catch {
    return packed.get(file);
  }
}

/**
 * Whether an `If-None-Match` header contains `*`, the ETag, or its weak form, which proxies send after compressing a
 * file.
 */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;
