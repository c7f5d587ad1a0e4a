/**
 * Cloudflare Pages: https://developers.cloudflare.com/pages/functions/advanced-mode/
 *
 * A worker answers by the rules, but for the folder of files with a hash in their name: each call of a worker counts
 * against the plan (100,000 a day without one), such files are nine of ten that a reader asks for, and Cloudflare keeps
 * those of the last releases for a week if it is asked itself. A missing one is a 404 of one line there, never kept,
 * though typed as HTML. Headers and redirects of the files stand where the worker is not asked: for that folder, and
 * for all where the plan is used up.
 */
import {HASHED} from '../../../src/shared/hashedFiles';
import type {Delivery} from '../delivery';
import {bundle} from '../edge/bundle';
import {CACHE_CONTROL, securityHeaders} from '../rules';
import {publishedFiles, redirectRules, toHeadersFile, toRedirectsFile, type HeaderRule} from './folders';
import {NOTICE, under, nestedIn, type Host} from './host';

/** What it reads of the two files; what is beyond is ignored without a word. */
const LIMITS = {headerRules: 100, lineLength: 2000, redirects: 2000} as const;

export const cloudflare: Host = {
  name: 'cloudflare',
  place: nestedIn(''),
  packed: false,
  /** @throws Error where the host would ignore a part of it */
  write(delivery) {
    const headers = headerRules(delivery);
    const redirects = redirectRules(delivery);
    const text = toHeadersFile(headers, NOTICE);
    const longest = Math.max(...text.split('\n').map((line) => line.length));
    assertWithin('rules of _headers', headers.length, LIMITS.headerRules);
    assertWithin('characters in a line of _headers', longest, LIMITS.lineLength);
    assertWithin('rules of _redirects', redirects.length, LIMITS.redirects);
    const folders = HASHED.filter((prefix) => prefix.endsWith('/')).map((folder) => under(delivery.basePath, folder));
    return {
      '_worker.js': `// ${NOTICE}\n${bundle('cloudflare', delivery)}`,
      '_routes.json': JSON.stringify({version: 1, include: ['/*'], exclude: folders.map((folder) => `${folder}*`)}),
      _headers: text,
      _redirects: toRedirectsFile(redirects, NOTICE),
      // The not-found page of a folder.
      ...Object.fromEntries(folders.map((folder) => [`${folder.slice(1)}404.html`, '404 Not Found\n'])),
    };
  },
};

/**
 * The headers, as rules of which no two set one header of one path, for both would be sent. Pages are left to the host's
 * own `Cache-Control`, which has them asked for anew.
 */
function headerRules({folder, basePath, policy}: Delivery): HeaderRule[] {
  const kept = {'Cache-Control': CACHE_CONTROL.hashed};
  return [
    {path: '/*', headers: securityHeaders(policy)},
    ...HASHED.flatMap((prefix) => pathsBelow(folder, prefix)).map((path) => ({path: basePath + path, headers: kept})),
  ];
}

/** A whole folder, or the files of one that begin with a name. */
function pathsBelow(folder: string, prefix: string): string[] {
  return prefix.endsWith('/') ? [`${prefix}*`] : publishedFiles(folder).filter((file) => file.startsWith(prefix));
}

function assertWithin(what: string, count: number, limit: number): void {
  if (count <= limit) return;
  throw new Error(`Cloudflare Pages reads ${limit} ${what}, and there are ${count}: set the rest in its dashboard.`);
}
