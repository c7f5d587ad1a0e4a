/**
 * Configuration of nginx 1.22 or newer with ngx_brotli's static module (Debian: nginx-light,
 * libnginx-mod-http-brotli-static).
 */
import {HASHED} from '../../../src/shared/hashedFiles';
import type {Delivery} from '../delivery';
import {
  CACHE_CONTROL,
  HOME_SPELLING,
  HSTS,
  METHODS,
  COMPRESSIBLE,
  PATTERNS,
  SPELLING,
  TYPES,
  UNKNOWN_TYPE,
  VARY,
  securityHeaders,
} from '../rules';
import {NOTICE, escapeRegExp, nestedIn, type Host} from './host';

export interface NginxOptions {
  /** The port or address of the `listen` directive. */
  listen: string;
  /** The folder that contains the site at its base path. */
  root: string;
}

/**
 * Quotes a text.
 *
 * @throws Error if the text has a character that isn't literal between nginx's quotes, such as `$`
 */
function quote(text: string): string {
  if (/["\\$\n]/.test(text))
    throw new Error(
      `The nginx configuration can't contain ${JSON.stringify(text)}: leave out ", \\, $ and line breaks.`,
    );
  return `"${text}"`;
}
/** Quotes a regular expression. Its backslashes needn't be doubled, because nginx keeps those in `\.` or `\s`. */
const pattern = (text: string): string => `"${text}"`;

/**
 * Returns the key of a `map` for a path. The key is a regular expression, because plain keys ignore case: a page that
 * is renamed from `/FAQ` to `/faq` would redirect to itself.
 */
function exactly(address: string): string {
  quote(address);
  return pattern(`~^${escapeRegExp(address)}$`);
}

const plain = (status: number, reason: string): string =>
  `default_type "text/plain; charset=utf-8"; types {} return ${status} "${status} ${reason}\\n";`;

/**
 * Settings for 2,000 requests at once. They belong outside the `http` block, so the generated file can't contain them.
 * Debian's default is 768 connections per process, and nginx closes any others.
 */
export const NGINX_LIMITS = {worker_connections: 4096, worker_rlimit_nofile: 8192} as const;

/** Returns a configuration file to include in nginx's `http` block. */
export function toNginx({basePath, moved, policy}: Delivery, {listen, root}: NginxOptions): string {
  const base = escapeRegExp(basePath);
  const bare = basePath.slice(0, -1);
  const hashed = HASHED.map(escapeRegExp).join('|');
  const [page, anchor] = ['page', 'anchor'].map((part) =>
    moved.map(({from, to}) => {
      const [target, id] = to.split('#', 2) as [string, string?];
      const value = part === 'page' ? bare + target : `#${id ?? ''}`;
      return part === 'anchor' && id === undefined ? '' : `  ${exactly(bare + from)} ${quote(value)};\n`;
    }),
  ) as [string[], string[]];

  return `# ${NOTICE}
# Include this file in the http block. The site's files are in ${root}${basePath}.
# nginx.conf sets how many requests nginx answers at once; it closes the connections of others. For 2,000:
#   worker_rlimit_nofile ${NGINX_LIMITS.worker_rlimit_nofile};
#   events { worker_connections ${NGINX_LIMITS.worker_connections}; }

# The name of a page's file without its extension, for every spelling of the page's address.
map $uri $portal_page {
  ${pattern(`~^${escapeRegExp(bare)}${HOME_SPELLING}`)} ${quote(`${basePath}index`)};
  ${pattern(`~^(?<portal_route>${base}.+?)${SPELLING}`)} $portal_route;
}
map $http_accept $portal_twin {
  default ".html";
  ${pattern(`~*${PATTERNS.htmlFirst}`)} ".html";
  ${pattern(`~*${PATTERNS.markdown}`)} ".md";
}
map "$status $uri" $portal_cache {
  default ${quote(CACHE_CONTROL.other)};
  ${pattern(`~^(200|206|304) ${base}(${hashed})`)} ${quote(CACHE_CONTROL.hashed)};
}
map $uri $portal_vary {
  default "";
  ${pattern(String.raw`~*\.(html|md)$`)} ${quote(VARY.page)};
  ${pattern(`~*\\.(${COMPRESSIBLE.join('|')})$`)} ${quote(VARY.compressible)};
}
# A missing page gets the not-found page, a missing file a plain 404.
map $uri $portal_missing {
  default "${basePath}404.html";
  ${pattern(String.raw`~*\.html$`)} "${basePath}404.html";
  ${pattern(`~*${PATTERNS.file}`)} "/_404";
}
map $status $portal_allow {
  default "";
  405 ${quote(METHODS.join(', '))};
}
map $portal_page $portal_moved {
  default "";
${page.join('')}}
map $portal_page $portal_moved_anchor {
  default "";
${anchor.join('')}}

server {
  listen ${listen};
  root ${root};

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  etag on;
  gzip off;
  gzip_static on;
  # Proxies may use HTTP/1.0.
  gzip_proxied any;
  gzip_http_version 1.0;
  brotli_static on;

  default_type ${UNKNOWN_TYPE};
  types {
${Object.entries(TYPES)
  .map(([extension, type]) => `    "${type}" ${extension};`)
  .join('\n')}
  }

  add_header Cache-Control $portal_cache always;
  add_header Vary $portal_vary always;
  add_header Allow $portal_allow always;
${Object.entries(securityHeaders(policy))
  .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
  .join('\n')}
  # If the whole host will always be served over HTTPS:
  # add_header Strict-Transport-Security "${HSTS}" always;

  error_page 400 /_400;
  error_page 404 $portal_missing;
  error_page 405 @405;
  location = /_400 { internal; ${plain(400, 'Bad Request')} }
  location @405 { ${plain(405, 'Method Not Allowed')} }
  location = /_404 { internal; ${plain(404, 'Not Found')} }

  # nginx runs the lines below again after its internal redirect to /_400.
  if ($uri = /_400) { break; }
  if ($request_method !~ ^(${METHODS.join('|')})$) { return 405; }
  if ($request_uri ~* ${pattern(PATTERNS.malformed)}) { return 400; }
  if ($portal_moved) { return 301 $portal_moved$is_args$args$portal_moved_anchor; }

${
  basePath === '/'
    ? ''
    : `  location = / { return 302 ${basePath}; }
  location / { error_page 404 /_404; return 404; }
  location = ${bare} { try_files ${basePath}index$portal_twin ${basePath}index.html =404; }
`
}  location ${basePath} { try_files $uri $portal_page$portal_twin $portal_page.html =404; }
}
`;
}

export const nginx: Host = {
  name: 'nginx',
  sitePath: nestedIn('site'),
  servesCompressed: true,
  write: (delivery) => ({'portal.conf': toNginx(delivery, {listen: '8080', root: '/srv/portal'})}),
};
