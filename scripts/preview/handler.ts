/** Serves a built site by the rules that the configuration of the hosts is made of (scripts/delivery/rules.ts). */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {createAnswer, type Answer} from '../delivery/answer';
import type {Delivery} from '../delivery/delivery';
import {securityHeaders} from '../delivery/rules';

/**
 * A request handler for `http.createServer`. The folder is looked at on each request, so that a new build shows at once.
 *
 * @throws Error where the folder holds no built site
 */
export function createPreviewHandler(delivery: Delivery): (req: IncomingMessage, res: ServerResponse) => void {
  const {folder, basePath, moved, policy} = delivery;
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} holds no built site (404.html is missing): run "npm run build" first.`);
  }
  const has = (file: string) => isFile(path.join(folder, file));
  const answer = createAnswer({basePath, moved, security: securityHeaders(policy), has});
  return ({method = 'GET', url = '/', headers}, res) => {
    const {
      status,
      headers: sent,
      body,
    } = answer({
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
    if (status === 200 && isKnown(headers['if-none-match'], etag)) {
      res.writeHead(304, sent).end();
      return;
    }
    res.writeHead(status, {...sent, 'Content-Length': content.length});
    res.end(method === 'HEAD' ? undefined : content);
  };
}

/** A name may be too long for a file, of which `throwIfNoEntry` knows nothing. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Undefined while another build is on its way, and files come and go. */
function contentOf(folder: string, body: Answer['body']): Buffer | undefined {
  if ('text' in body) return Buffer.from(body.text);
  try {
    return readFileSync(path.join(folder, body.file));
  } catch {
    return undefined;
  }
}

/** Whether an `If-None-Match` header names a version; one that was packed on its way is weak, and known all the same. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;
