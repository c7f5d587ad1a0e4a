/**
 * Cloudflare Pages: https://developers.cloudflare.com/pages/functions/advanced-mode/
 *
 * A worker applies the rules of rules.ts, except in the folder of hashed files (files with a hash in their name). Nine
 * of ten requests are for such files, and each call of a worker counts against the plan (100,000 a day on the free
 * plan). Also, Cloudflare keeps the hashed files of the last releases for a week, but not where the worker runs.
 * For a missing hashed file, Cloudflare sends a one-line 404 with the type HTML, which isn't cached. `_headers` and
 * `_redirects` apply only where the worker doesn't run: always in the folder of hashed files, and everywhere once the
 * plan's limit is reached.
 */
import {HASHED} from '../../../src/shared/hashedFiles';
import type {Delivery} from '../delivery';
import {bundle} from '../edge/bundle';
import {CACHE_CONTROL, securityHeaders} from '../rules';
import {redirectRules, toHeadersFile, toRedirectsFile, type HeaderRule} from './folders';
import {NOTICE, under, nestedIn, type Host} from './host';

/** How much Cloudflare reads of `_headers` and `_redirects`. It silently ignores the rest. */
const LIMITS = {headerRules: 100, lineLength: 2000, redirects: 2000} as const;

export const cloudflare: Host = {
  name: 'cloudflare',
  sitePath: nestedIn(''),
  servesCompressed: false,
  /** @throws Error if the configuration exceeds the host's limits */
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
      // The not-found page for hashed files.
      ...Object.fromEntries(folders.map((folder) => [`${folder.slice(1)}404.html`, '404 Not Found\n'])),
    };
  },
};

/**
 * Returns the rules of `_headers`. No two rules set the same header for a path, because Cloudflare would send both.
 * Pages keep the host's own `Cache-Control`, which makes browsers revalidate them.
 */
function headerRules({basePath, policy}: Delivery): HeaderRule[] {
  const kept = {'Cache-Control': CACHE_CONTROL.hashed};
  return [
    {path: '/*', headers: securityHeaders(policy)},
    ...HASHED.map((prefix) => ({path: `${basePath}${prefix}*`, headers: kept})),
  ];
}

function assertWithin(what: string, count: number, limit: number): void {
  if (count <= limit) return;
  throw new Error(
    `Cloudflare Pages reads at most ${limit} ${what}, but there are ${count}: set the rest in its dashboard.`,
  );
}
