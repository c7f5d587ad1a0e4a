/** What hosts that publish a folder have in common. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {HASHED} from '../../../src/config/hashedFiles';
import {isTwin} from '../../../src/config/twin';
import type {Delivery} from '../delivery';
import {CACHE_CONTROL, ENCODINGS, securityHeaders} from '../rules';

/** Headers of all paths that a pattern matches; `*` at its end stands for the rest. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/**
 * The headers, as rules of which no two set one header of one path, for both would be sent. Pages are left to the host's
 * own `Cache-Control`, which has them asked for anew.
 */
export function headerRules({folder, basePath, policy}: Delivery): HeaderRule[] {
  const kept = {'Cache-Control': CACHE_CONTROL.hashed};
  return [
    {path: '/*', headers: securityHeaders(policy)},
    ...HASHED.flatMap((prefix) => pathsBelow(folder, prefix)).map((path) => ({path: basePath + path, headers: kept})),
  ];
}

/** A whole folder, or the files of one that begin with a name. */
function pathsBelow(folder: string, prefix: string): string[] {
  return prefix.endsWith('/') ? [`${prefix}*`] : filesBelow(folder).filter((file) => file.startsWith(prefix));
}

/** All files, by their paths below a folder; without the packed forms, which such hosts make themselves. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !ENCODINGS.some(({extension}) => entry.name.endsWith(extension)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

/** `_headers` of Netlify and Cloudflare Pages. */
export const toHeadersFile = (rules: readonly HeaderRule[], notice: string): string =>
  `# ${notice}\n${rules.map(({path: pattern, headers}) => `${pattern}\n${toLines(headers)}`).join('')}`;

const toLines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('');

export interface RedirectRule {
  from: string;
  to: string;
  status: 301 | 302;
}

/** What has moved with the base path, pages by both names of their file, and the way from the host's root to the site. */
export function redirectRules({basePath, moved}: Delivery): RedirectRule[] {
  const bare = basePath.slice(0, -1);
  return [
    ...(basePath === '/' ? [] : [{from: '/', to: basePath, status: 302} as const]),
    ...moved.flatMap(({from, to}) =>
      [from, ...(isTwin(from) ? [] : [`${from}.html`])].map(
        (address) => ({from: bare + address, to: bare + to, status: 301}) as const,
      ),
    ),
  ];
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export const toRedirectsFile = (rules: readonly RedirectRule[], notice: string): string =>
  `# ${notice}\n${rules.map(({from, to, status}) => `${from} ${to} ${status}\n`).join('')}`;
