/** Serves `build/` as a host would: clean addresses, `.html`, and the not-found page with status 404. */
import {readFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

export interface PreviewOptions {
  /** The folder of the built site. */
  folder: string;
  /** The path the site is built for, with a slash at both ends. */
  basePath: string;
}

/** What bears a hash in its name. */
const HASHED = /\/assets\/|\/_portal\/search-index-/;
const ASSET = /\.(?!html$)[a-z0-9]+$/i;

/**
 * A request handler for `http.createServer`.
 *
 * `/x`, `/x/` and `/x.html` give one page; an unknown page gives 404.html with status 404, an unknown
 * asset a plain 404; other methods than GET and HEAD give 405, a malformed path 400 (SPEC §8).
 *
 * @throws Error where the folder holds no built site
 */
export function createPreviewHandler({
  folder,
  basePath,
}: PreviewOptions): (req: IncomingMessage, res: ServerResponse) => void {
  const notFoundPage = readNotFoundPage(folder);
  const serve = sirv(folder, {
    etag: true,
    extensions: ['html'],
    setHeaders(res, pathname) {
      res.setHeader('Cache-Control', HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return plain(res, 405, 'Method Not Allowed');
    }
    const pathname = decodePath(req.url ?? '/');
    if (pathname === undefined) return plain(res, 400, 'Bad Request');
    if (pathname === '/' && basePath !== '/') {
      res.setHeader('Location', basePath);
      return plain(res, 302, 'Found');
    }
    const below = pathname === basePath.slice(0, -1) ? basePath : pathname;
    if (!below.startsWith(basePath)) return plain(res, 404, 'Not Found');
    req.url = `/${encodeURI(below.slice(basePath.length))}`;
    serve(req, res, () => {
      if (ASSET.test(pathname)) return plain(res, 404, 'Not Found');
      res.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache'});
      res.end(req.method === 'HEAD' ? undefined : notFoundPage);
    });
  };
}

function readNotFoundPage(folder: string): Buffer {
  try {
    return readFileSync(path.join(folder, '404.html'));
  } catch (cause) {
    throw new Error(`${folder} holds no built site (404.html is missing): run "npm run build" first.`, {cause});
  }
}

/** The path without query, decoded; undefined where it is malformed or climbs out of the site. */
function decodePath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split(/[?#]/, 1)[0]!);
    return pathname.startsWith('/') && !pathname.includes('\0') && !pathname.split('/').includes('..')
      ? pathname
      : undefined;
  } catch {
    return undefined;
  }
}

function plain(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'});
  res.end(`${status} ${text}\n`);
}
