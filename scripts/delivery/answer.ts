/** What a request gets, by the rules: the decisions of the preview server, and of hosts that run code. Pure. */
import {isHashed} from '../../src/shared/hashedFiles';
import type {Redirect} from '../../src/config/redirectRules';
import {normalizeRoute} from '../../src/shared/routes';
import {CACHE_CONTROL, ENCODINGS, METHODS, PATTERNS, VARY, extensionOf, isPacked, typeOf, wantsMarkdown} from './rules';

/** What has to be known of a built site. */
export interface ServedSite {
  /** With a slash at both ends. */
  basePath: string;
  /** Moved pages and their twins; routes without the base path, the targets with or without an anchor. */
  moved: readonly Redirect[];
  /** Headers of every answer. */
  security: Record<string, string>;
  /** Whether there is a file; its path is below the base path. */
  has: (file: string) => boolean;
}

export interface Question {
  method: string;
  /** The address as it was sent, with its query. */
  url: string;
  /** Headers; empty where they miss. */
  accept: string;
  acceptEncoding: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** A file, by its path below the base path, or a text. */
  body: {file: string} | {text: string};
}

/** Reasons as servers say them (SPEC §8 "Router statuses"). */
const REASONS = {
  301: 'Moved Permanently',
  302: 'Found',
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
} as const;

/** Answers requests for a built site. */
export function createAnswer({basePath, moved, security, has}: ServedSite): (question: Question) => Answer {
  const targets = new Map(moved.map(({from, to}) => [from, to]));

  const plain = (status: keyof typeof REASONS, headers: Record<string, string> = {}): Answer => ({
    status,
    headers: {
      ...security,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': CACHE_CONTROL.other,
      ...headers,
    },
    body: {text: `${status} ${REASONS[status]}\n`},
  });

  const send = (file: string, {acceptEncoding}: Question, status = 200): Answer => {
    const encoding = ENCODINGS.find(({name, extension}) => accepts(acceptEncoding, name) && has(file + extension));
    const isPage = ['html', 'md'].includes(extensionOf(file));
    return {
      status,
      headers: {
        ...security,
        'Content-Type': typeOf(file),
        'Cache-Control': status === 200 && isHashed(file) ? CACHE_CONTROL.hashed : CACHE_CONTROL.other,
        ...(isPacked(file) ? {Vary: isPage ? VARY.page : VARY.packed} : {}),
        ...(encoding ? {'Content-Encoding': encoding.name} : {}),
      },
      body: {file: file + (encoding?.extension ?? '')},
    };
  };

  /** The file of a path below the base path, in whichever spelling; undefined where there is none. */
  function fileOf(below: string, accept: string): string | undefined {
    if (has(below)) return below;
    const page = pageOf(below.replace(/\/{2,}/g, '/'));
    const candidates = [...(wantsMarkdown(accept) ? [`${page}.md`] : []), `${page}.html`];
    return candidates.find(has);
  }

  return (question) => {
    const {method, url, accept} = question;
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
    if (file !== undefined) return send(file, question);
    return isFilePath(pathname) ? plain(404) : send('404.html', question, 404);
  };
}

/** The file of a page, without its extension. */
const pageOf = (below: string): string => normalizeRoute(`/${below}`).slice(1) || 'index';

const isFilePath = (pathname: string): boolean =>
  new RegExp(PATTERNS.file, 'i').test(pathname) && !/\.html$/i.test(pathname);

/** The query stands before the anchor. */
function withQuery(target: string, query: string): string {
  const [page, anchor] = target.split('#', 2) as [string, string?];
  return page + query + (anchor === undefined ? '' : `#${anchor}`);
}

/** Whether an `Accept-Encoding` header names an encoding, and does not refuse it. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The path without its query, decoded; undefined where it is malformed, or climbs. */
function decodePath(url: string): string | undefined {
  if (new RegExp(PATTERNS.malformed, 'i').test(url)) return undefined;
  const raw = url.split(/[?#]/, 1)[0]!;
  try {
    return decodeURIComponent(raw);
  } catch {
    // Bytes that are no text name no file, but are not malformed.
    return raw;
  }
}
