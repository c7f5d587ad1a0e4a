/**
 * Decides how to respond to a request, by the rules in rules.ts. The preview server and the hosts that run code
 * (edge/respond.ts) use this module, which reads no files itself.
 */
import {isHashed} from '../../src/shared/hashedFiles';
import type {Redirect} from '../../src/config/redirectRules';
import {normalizeRoute} from '../../src/shared/routes';
import {
  CACHE_CONTROL,
  ENCODINGS,
  METHODS,
  PATTERNS,
  VARY,
  extensionOf,
  isCompressible,
  typeOf,
  wantsMarkdown,
} from './rules';

/** The facts about a built site that decide its responses. */
export interface ServedSite {
  /** Starts and ends with a slash. */
  basePath: string;
  /** Redirects of moved pages and their Markdown twins. Addresses lack the base path; targets may have an anchor. */
  moved: readonly Redirect[];
  /** Security headers, sent with every response. */
  security: Record<string, string>;
  /** Whether a file exists. `file` is relative to the base path. */
  has: (file: string) => boolean;
}

export interface SiteRequest {
  method: string;
  /** The path and query as they were sent. */
  url: string;
  /** The `Accept` header; empty if there is none. */
  accept: string;
  /** The `Accept-Encoding` header; empty if there is none. */
  acceptEncoding: string;
}

export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  /** Either the path of a file, relative to the base path, or the text to send. */
  body: {file: string} | {text: string};
}

/** Standard reason phrases (SPEC §8 "Router statuses"). */
const REASONS = {
  301: 'Moved Permanently',
  302: 'Found',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
} as const;

/** Returns a function that decides the response to a request for the site. */
export function createResponder({basePath, moved, security, has}: ServedSite): (request: SiteRequest) => SiteResponse {
  const targets = new Map(moved.map(({from, to}) => [from, to]));

  const plain = (status: keyof typeof REASONS, headers: Record<string, string> = {}): SiteResponse => ({
    status,
    headers: {
      ...security,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE_CONTROL.other,
      ...headers,
    },
    body: {text: `${status} ${REASONS[status]}\n`},
  });

  const send = (file: string, {acceptEncoding}: SiteRequest, status = 200): SiteResponse => {
    const encoding = ENCODINGS.find(({name, extension}) => accepts(acceptEncoding, name) && has(file + extension));
    const isPage = ['html', 'md'].includes(extensionOf(file));
    return {
      status,
      headers: {
        ...security,
        'Content-Type': typeOf(file),
        'Cache-Control': status === 200 && isHashed(file) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other,
        ...(isCompressible(file) ? {Vary: isPage ? VARY.page : VARY.compressible} : {}),
        ...(encoding ? {'Content-Encoding': encoding.name} : {}),
      },
      body: {file: file + (encoding?.extension ?? '')},
    };
  };

  /**
   * Returns the file for a path below the base path; undefined if there is none. The path can have any spelling that
   * rules.ts allows. For a page, returns the Markdown file if there is one and `accept` prefers Markdown.
   */
  function fileOf(below: string, accept: string): string | undefined {
    if (has(below)) return below;
    const page = pageOf(below);
    const candidates = [...(wantsMarkdown(accept) ? [`${page}.md`] : []), `${page}.html`];
    return candidates.find(has);
  }

  return (request) => {
    const {method, url, accept} = request;
    if (!(METHODS as readonly string[]).includes(method)) return plain(405, {Allow: METHODS.join(', ')});
    const pathname = decodePath(url);
    if (pathname === undefined) return plain(400);
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    if (pathname === '/' && basePath !== '/') return plain(302, {Location: basePath});
    if (!`${pathname}/`.startsWith(basePath)) return plain(404);
    const below = pathname.slice(basePath.length);
    const target = targets.get(normalizeRoute(`/${below}`));
    if (target !== undefined) return plain(301, {Location: withQuery(basePath + target.slice(1), query)});
    const file = fileOf(below, accept);
    if (file !== undefined) return send(file, request);
    return isFilePath(pathname) ? plain(404) : send('404.html', request, 404);
  };
}

/** Returns the path of a page's file, without the extension: `index` for the home page. Repeated slashes count once. */
const pageOf = (below: string): string => normalizeRoute(`/${below}`.replace(/\/{2,}/g, '/')).slice(1) || 'index';

const isFilePath = (pathname: string): boolean =>
  new RegExp(PATTERNS.file, 'i').test(pathname) && !/\.html$/i.test(pathname);

/** Inserts a query into a redirect's target, before the anchor. */
function withQuery(target: string, query: string): string {
  const [page, anchor] = target.split('#', 2) as [string, string?];
  return page + query + (anchor === undefined ? '' : `#${anchor}`);
}

/** Whether an `Accept-Encoding` header lists an encoding without refusing it by `q=0`. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Returns the decoded path of `url`; undefined if the path is malformed or has a `..` segment. */
function decodePath(url: string): string | undefined {
  if (new RegExp(PATTERNS.malformed, 'i').test(url)) return undefined;
  const raw = url.split(/[?#]/, 1)[0]!;
  try {
    return decodeURIComponent(raw);
  } catch {
    // Escapes that aren't UTF-8 match no file, but they aren't malformed, so the response is 404, not 400.
    return raw;
  }
}
