/** Serves a built site by the rules that the hosts' configuration is generated from (scripts/delivery/rules.ts). */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {compressNow} from '../delivery/compress';
import {createResponder, type SiteResponse} from '../delivery/response';
import type {Delivery} from '../delivery/delivery';
import {securityHeaders} from '../delivery/rules';

/**
 * Returns a request handler for `http.createServer`. It reads the folder on each request, so a new build shows at once.
 * It compresses text files itself, unless `npm run deliver` has done so.
 *
 * @throws Error if the folder has no built site
 */
export function createPreviewHandler(delivery: Delivery): (req: IncomingMessage, res: ServerResponse) => void {
  const {folder, basePath, moved, policy} = delivery;
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} has no built site (404.html is missing): run "npm run build" first.`);
  }
  const packed = new PackedFiles();
  const has = (file: string) => isFile(path.join(folder, file)) || packed.has(path.join(folder, file));
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
    const content = contentOf(folder, body, packed);
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

/** Files compressed by the server. Each is compressed again when the uncompressed file changes. */
class PackedFiles {
  private readonly kept = new Map<string, {version: string; content: Buffer | undefined}>();

  has(file: string): boolean {
    return this.get(file) !== undefined;
  }

  /** Returns the content of `x.br` or `x.gz`; undefined if x doesn't exist, or isn't worth compressing. */
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

/** Undefined if the file is gone, which happens while a new build replaces the files. */
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
 * Whether an `If-None-Match` header contains the ETag, or its weak form, which proxies send after compressing a file.
 */
const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((known) => ['*', etag].includes(known.trim().replace(/^W\//, ''))) ?? false;
