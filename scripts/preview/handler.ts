/** Serves a built site by the rules that the hosts' configuration is generated from (scripts/delivery/rules.ts). */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {createResponder, type SiteResponse} from '../delivery/response';
import type {Delivery} from '../delivery/delivery';
import {securityHeaders} from '../delivery/rules';

/**
 * Returns a request handler for `http.createServer`. It reads the folder on each request, so a new build shows at once.
 *
 * @throws Error if the folder has no built site
 */
export function createPreviewHandler(delivery: Delivery): (req: IncomingMessage, res: ServerResponse) => void {
  const {folder, basePath, moved, policy} = delivery;
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} has no built site (404.html is missing): run "npm run build" first.`);
  }
  const has = (file: string) => isFile(path.join(folder, file));
  const respond = createResponder({basePath, moved, security: securityHeaders(policy), has});
  return ({method = 'GET', url = '/', headers}, res) => {
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
    const content = contentOf(folder, body);
    if (content === undefined) {
      res.writeHead(503, {'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1'});
      res.end(method === 'HEAD' ? undefined : '503 Service Unavailable\n');
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

/** Also false for a name that is too long, which throws in spite of `throwIfNoEntry: false`. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Undefined if the file is gone, which happens while a new build replaces the files. */
function contentOf(folder: string, body: SiteResponse['body']): Buffer | undefined {
  if ('text' in body) return Buffer.from(body.text);
  try {
    return readFileSync(path.join(folder, body.file));
  } catch {
    return undefined;
  }
}

/**
 * Whether an `If-None-Match` header contains the ETag, or its weak form, which proxies send after compressing a file.
 */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;
