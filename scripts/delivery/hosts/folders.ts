/** Shared code for hosts that publish a folder. */
import {filesBelow} from '../../../src/buildTools/filesBelow';
import {isTwin} from '../../../src/shared/twin';
import type {Delivery} from '../delivery';
import {isCompressedCopy} from '../rules';
import {sentPath} from './host';

/** Headers for all paths that match a pattern. A `*` at the end of the pattern matches any text. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Returns the files of a folder without the compressed copies, because these hosts compress files themselves. */
export function publishedFiles(folder: string): string[] {
  const all = filesBelow(folder);
  const known = new Set(all);
  return all.filter((file) => !isCompressedCopy(file, (source) => known.has(source)));
}

/** Returns the text of `_headers`, for Netlify and Cloudflare Pages. */
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

/**
 * Returns the redirects of moved pages and twins. Their addresses include the base path, and are escaped, because
 * `_redirects` separates addresses by spaces. A page has two redirects: from its path, and from its path with `.html`.
 * If the base path isn't `/`, the host's root redirects to the base path.
 */
export function redirectRules({basePath, moved}: Delivery): RedirectRule[] {
  const bare = basePath.slice(0, -1);
  return [
    ...(basePath === '/' ? [] : [{from: '/', to: basePath, status: 302} as const]),
    ...moved.flatMap(({from, to}) =>
      [from, ...(isTwin(from) ? [] : [`${from}.html`])].map(
        (address) => ({from: sentPath(bare + address), to: bare + to, status: 301}) as const,
      ),
    ),
  ];
}

/** Returns the text of `_redirects`, for Netlify and Cloudflare Pages. */
export const toRedirectsFile = (rules: readonly RedirectRule[], notice: string): string =>
  `# ${notice}\n${rules.map(({from, to, status}) => `${from} ${to} ${status}\n`).join('')}`;
