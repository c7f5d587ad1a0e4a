/** Applies `../rules.ts` on hosts that run code before they serve files. */
import {createResponder, type ServedSite} from '../response';

/** The facts about the site that `bundle` writes into a host's code. */
export interface BuiltSite extends Omit<ServedSite, 'has'> {
  /** Paths of all files, relative to the base path. */
  files: readonly string[];
}

/** A host's access to the site's files. */
export interface Store {
  fetch: (request: Request) => Promise<Response>;
  /** Returns the path at which the host serves a file, relative to the base path. */
  pathOf: (file: string) => string;
}

/**
 * Returns a function that responds to requests. It keeps the headers that the host sends with a file, such as `ETag`
 * and `Content-Encoding`, unless the rules set them. If the host doesn't find the file, or redirects the request, the
 * function returns the host's response.
 */
export function createFetchHandler({files, ...site}: BuiltSite): (request: Request, store: Store) => Promise<Response> {
  const known = new Set(files);
  const decide = createResponder({...site, has: (file) => known.has(file)});
  return async (request, store) => {
    const {method, url, headers: asked} = request;
    const {status, headers, body} = decide({
      method,
      url: url.slice(new URL(url).origin.length),
      accept: asked.get('accept') ?? '',
      // Ask for uncompressed files, because the host compresses them itself.
      acceptEncoding: '',
    });
    if ('text' in body) return new Response(method === 'HEAD' ? null : body.text, {status, headers});
    const address = new URL(site.basePath + encodePath(store.pathOf(body.file)), url);
    // Conditional and range headers refer to the file that the reader asks for, not to the not-found page.
    const file = await store.fetch(new Request(address, status === 200 ? request : {method}));
    if (!file.ok && file.status !== 304) return file;
    const all = new Headers(file.headers);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return new Response(file.body, {status: status === 200 ? file.status : status, headers: all});
  };
}

const encodePath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
