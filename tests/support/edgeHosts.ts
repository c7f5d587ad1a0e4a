/** Stand-ins for the hosts that run the generated code or apply the generated routes. */
import {compileFunction} from 'node:vm';
import {transformSync} from 'esbuild';

/** The content types that the hosts send, by file extension. */
const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'application/javascript',
  md: 'text/plain',
};

/** Runs the source text of a module, and returns the module's exports. */
export function load(code: string): unknown {
  const module = {exports: {}};
  const run = compileFunction(transformSync(code, {format: 'cjs'}).code, ['module']) as (given: typeof module) => void;
  run(module);
  return module.exports;
}

/**
 * Serves files like Cloudflare Pages: `x.html` at `/x`, and `index.html` at its folder's address. Redirects requests
 * for the file names to these addresses.
 *
 * @param files - texts by path
 */
export function cloudflareFiles(files: Record<string, string>): (request: Request) => Promise<Response> {
  const serve = plainFiles(files);
  return (request) => {
    const address = new URL(request.url);
    const {pathname} = address;
    if (/(\.html|\/index)$/.test(pathname)) {
      const location = pathname.replace(/\.html$/, '').replace(/\/index$/, '/');
      return Promise.resolve(new Response(null, {status: 308, headers: {location}}));
    }
    const page = pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`;
    if (files[pathname] === undefined && files[page] !== undefined) address.pathname = page;
    return serve(new Request(address, {method: request.method, headers: request.headers}));
  };
}

/**
 * Serves files by name, with an `ETag`.
 *
 * @param files - texts by path
 */
export function plainFiles(files: Record<string, string>): (request: Request) => Promise<Response> {
  return ({url, method, headers: asked}) => {
    const {pathname} = new URL(url);
    const text = files[decodeURIComponent(pathname)];
    if (text === undefined) return Promise.resolve(new Response('nothing there', {status: 404}));
    const type = TYPES[/\.(\w+)$/.exec(pathname)![1]!] ?? 'application/octet-stream';
    const headers = {etag: '"1"', 'content-type': type, 'cache-control': 'public, max-age=0, must-revalidate'};
    if (asked.get('if-none-match') === '"1"') return Promise.resolve(new Response(null, {status: 304, headers}));
    return Promise.resolve(new Response(method === 'HEAD' ? null : text, {headers}));
  };
}

interface Route {
  handle?: string;
  src: string;
  dest?: string;
  headers?: Record<string, string>;
  methods?: string[];
  status?: number;
  continue?: boolean;
  caseSensitive?: boolean;
  has?: {key: string; value: string}[];
  missing?: {key: string; value: string}[];
}

/**
 * Applies routes as documented for Vercel's Build Output API. The routes before the first `handle` can redirect a
 * request, refuse it, or choose a file. If the file exists, it is sent with the headers of the `hit` routes. Otherwise,
 * the `error` route for the status chooses the file.
 *
 * @param files - texts by path
 */
export function vercelRouter(routes: readonly Route[], files: Record<string, string>): (request: Request) => Response {
  const phaseOf = (name?: string): Route[] => {
    const start = name === undefined ? 0 : routes.findIndex(({handle}) => handle === name) + 1;
    const length = routes.slice(start).findIndex(({handle}) => handle !== undefined);
    return routes.slice(start, length < 0 ? undefined : start + length);
  };
  return ({url, method, headers}) => {
    const {pathname, search} = new URL(url);
    const sent: Record<string, string> = {};
    const names = ({key, value}: {key: string; value: string}) =>
      new RegExp(`^${value}$`).test(headers.get(key) ?? '') && headers.has(key);
    /**
     * Returns the result of the first matching route without `continue`. Adds the headers of this route, and of all
     * matching routes before it, to `sent`.
     */
    const match = (among: readonly Route[]): {status?: number; dest?: string} | undefined => {
      for (const {src, dest, methods, status, has = [], missing = [], caseSensitive, ...route} of among) {
        const found = new RegExp(src, caseSensitive ? '' : 'i').exec(pathname);
        if (!found || (methods && !methods.includes(method)) || !has.every(names) || missing.some(names)) continue;
        for (const [name, value] of Object.entries(route.headers ?? {})) sent[name] ??= value;
        if (!route.continue) return {status, dest: dest?.replace('$1', found[1]!)};
      }
      return undefined;
    };
    const {status, dest = pathname} = match(phaseOf()) ?? {};
    if (status !== undefined && status < 400) {
      const [page, anchor] = sent.Location!.split('#', 2) as [string, string?];
      sent.Location = page + search + (anchor === undefined ? '' : `#${anchor}`);
      return new Response(null, {status, headers: sent});
    }
    const text = status === undefined ? files[dest] : undefined;
    if (text !== undefined) {
      match(phaseOf('hit'));
      return new Response(method === 'HEAD' ? null : text, {headers: sent});
    }
    const error = status ?? 404;
    const shown = match(phaseOf('error').filter((route) => route.status === error))!.dest!;
    return new Response(method === 'HEAD' ? null : files[shown], {status: error, headers: sent});
  };
}
