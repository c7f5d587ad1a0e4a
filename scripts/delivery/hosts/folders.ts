/** What hosts that publish a folder have in common. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {isTwin} from '../../../src/shared/twin';
import type {Delivery} from '../delivery';
import {ENCODINGS} from '../rules';

/** Headers of all paths that a pattern matches; `*` at its end stands for the rest. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
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
