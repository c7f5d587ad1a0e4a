/** Answers requests by the rules on hosts that run code before they serve files. */
import {createAnswer, type ServedSite} from '../answer';

/** What stands in the code of a host, written by the build. */
export interface BuiltSite extends Omit<ServedSite, 'has'> {
  /** All files; paths below the base path. */
  files: readonly string[];
}

/** How a host gives a file to its code. */
export interface Store {
  fetch: (request: Request) => Promise<Response>;
  /** The path that the host serves a file at, below the base path. */
  pathOf: (file: string) => string;
}

/**
 * The file's own headers (its version, its packing) stay but for those that the rules set. Where the host has no such
 * file or knows it by another address, its own answer is given.
 */
export function createRespond({files, ...site}: BuiltSite): (request: Request, store: Store) => Promise<Response> {
  const known = new Set(files);
  const answer = createAnswer({...site, has: (file) => known.has(file)});
  return async (request, store) => {
    const {method, url, headers: asked} = request;
    const {status, headers, body} = answer({
      method,
      url: url.slice(new URL(url).origin.length),
      accept: asked.get('accept') ?? '',
      // The host packs by itself.
      acceptEncoding: '',
    });
    if ('text' in body) return new Response(method === 'HEAD' ? null : body.text, {status, headers});
    const address = new URL(site.basePath + encodePath(store.pathOf(body.file)), url);
    // The version that a reader has, and the part that is asked for, are those of a page that is there.
    const file = await store.fetch(new Request(address, status === 200 ? request : {method}));
    if (!file.ok && file.status !== 304) return file;
    const all = new Headers(file.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return new Response(file.body, {status: status === 200 ? file.status : status, headers: all});
  };
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
