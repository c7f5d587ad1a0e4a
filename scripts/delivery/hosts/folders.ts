/** What hosts that publish a folder have in common. */
import {filesBelow} from '../../../src/plugins/filesBelow';
import {isTwin} from '../../../src/shared/twin';
import type {Delivery} from '../delivery';
import {ENCODINGS} from '../rules';

/** Headers of all paths that a pattern matches; `*` at its end stands for the rest. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** The files below a folder, without the packed forms, which such hosts make themselves. */
export const publishedFiles = (folder: string): string[] =>
  filesBelow(folder).filter((file) => !ENCODINGS.some(({extension}) => file.endsWith(extension)));

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
