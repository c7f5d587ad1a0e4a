/** Serves a built site by the rules that the configuration of the hosts is made of (scripts/delivery/rules.ts). */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {createAnswer} from '../delivery/answer';
import type {Delivery} from '../delivery/delivery';

/**
 * A request handler for `http.createServer`.
 *
 * @throws Error where the folder holds no built site
 */
export function createPreviewHandler(delivery: Delivery): (req: IncomingMessage, res: ServerResponse) => void {
  if (!existsSync(path.join(delivery.folder, '404.html'))) {
    throw new Error(`${delivery.folder} holds no built site (404.html is missing): run "npm run build" first.`);
  }
  const answer = createAnswer(delivery);
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
    const content = 'file' in body ? readFileSync(body.file) : Buffer.from(body.text);
    const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
    if (status === 200) res.setHeader('ETag', etag);
    if (status === 200 && headers['if-none-match'] === etag) {
      res.writeHead(304, sent).end();
      return;
    }
    res.writeHead(status, {...sent, 'Content-Length': content.length});
    res.end(method === 'HEAD' ? undefined : content);
  };
}
