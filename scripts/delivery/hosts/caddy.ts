/** Configuration of Caddy 2.6 or newer. */
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

export interface CaddyOptions {
  /** Caddy's site address: `:8080`, or a domain, for which Caddy gets certificates. */
  address: string;
  /** The folder that contains the site at its base path. */
  root: string;
}

/**
 * Quotes a text, so that Caddy takes it literally.
 *
 * @throws Error if the text has a character that ends the quote or begins a placeholder
 */
function quote(text: string): string {
  if (/[`{}\n]/.test(text))
    throw new Error(`A Caddyfile can't contain ${JSON.stringify(text)}: leave out \`, {, } and line breaks.`);
  return `\`${text}\``;
}
const pattern = (text: string): string => quote(`(?i)${text}`);
const respond = (status: number, reason: string): string =>
  `header {
        Cache-Control ${quote(CACHE_CONTROL.other)}
        Content-Type "text/plain; charset=utf-8"
      }
      respond "${status} ${reason}\n" ${status}`;

/**
 * Returns a block that sends a file. `route` runs its lines in order; `handle` alone would sort them.
 *
 * @param after - a line that overrides one of the file's headers
 */
const sendFile = ({file, after, status}: {file?: string; after?: string; status?: number}): string =>
  `{
      route {
${[
  ...(file === undefined ? [] : [`rewrite * ${file}`]),
  'import portal_headers',
  ...(after === undefined ? [] : [after]),
  'file_server {',
  '  precompressed br gzip',
  '  disable_canonical_uris',
  ...(status === undefined ? [] : [`  status ${status}`]),
  '}',
]
  .map((line) => `        ${line}`)
  .join('\n')}
      }
    }`;

/** Returns a Caddyfile with one site. */
export function toCaddy(delivery: Delivery, {address, root}: CaddyOptions): string {
  const {basePath, policy} = delivery;
  const bare = basePath.slice(0, -1);
  const missing = respond(404, 'Not Found');
  return `# ${NOTICE}
# The site's files are in ${root}${basePath}.

# Headers of a file, after the path has been rewritten to the file's.
(portal_headers) {
  header Cache-Control ${quote(CACHE_CONTROL.other)}
  header Content-Type ${UNKNOWN_TYPE}
${Object.entries(TYPES)
  .map(
    ([extension, type]) =>
      `  @type_${extension} path *.${extension}\n  header @type_${extension} Content-Type ${quote(type)}`,
  )
  .join('\n')}
  @compressible path ${COMPRESSIBLE.map((extension) => `*.${extension}`).join(' ')}
  header @compressible Vary ${quote(VARY.compressible)}
  @readable path *.html *.md
  header @readable Vary ${quote(VARY.page)}
}

${address} {
  root * ${root}
  header {
    -Server
${Object.entries(securityHeaders(policy))
  .map(([name, value]) => `    ${name} ${quote(value)}`)
  .join('\n')}
    # If the whole host will always be served over HTTPS:
    # Strict-Transport-Security "${HSTS}"
  }

  route {
    @refused not method ${METHODS.join(' ')}
    handle @refused {
      header Allow "${METHODS.join(', ')}"
      ${respond(405, 'Method Not Allowed')}
    }
    @malformed vars_regexp {http.request.orig_uri} ${pattern(PATTERNS.malformed)}
    handle @malformed {
      ${respond(400, 'Bad Request')}
    }
${basePath === '/' ? '' : outside(basePath, missing)}${moved(delivery)}
    @hashed {
      path ${HASHED.map((prefix) => `${basePath}${prefix}*`).join(' ')}
      file {path}
    }
    @file {
      not path */
      file {path}
    }
    handle @file ${sendFile({after: `header @hashed Cache-Control ${quote(CACHE_CONTROL.hashed)}`})}

    # The name of a page's file without its extension, for every spelling of the page's address.
    @spelled path_regexp portal ${quote(`^(${escapeRegExp(basePath)}.+?)${SPELLING}`)}
    vars @spelled portal_page {re.portal.1}
    @home path_regexp ${quote(`^${escapeRegExp(bare)}${HOME_SPELLING}`)}
    vars @home portal_page ${basePath}index

    @twin {
      header_regexp Accept ${pattern(PATTERNS.markdown)}
      not header_regexp Accept ${pattern(PATTERNS.htmlFirst)}
      file {vars.portal_page}.md
    }
    handle @twin ${sendFile({file: '{vars.portal_page}.md'})}
    @html file {vars.portal_page}.html
    handle @html ${sendFile({file: '{vars.portal_page}.html'})}

    # A missing page gets the not-found page, a missing file a plain 404.
    @missing {
      path_regexp ${pattern(PATTERNS.file)}
      not path *.html
    }
    handle @missing {
      ${missing}
    }
    handle ${sendFile({file: `${basePath}404.html`, status: 404})}
  }
}
`;
}

function outside(basePath: string, missing: string): string {
  return `    redir / ${basePath} 302
    @outside not path ${basePath.slice(0, -1)} ${basePath}*
    handle @outside {
      ${missing}
    }
`;
}

function moved({basePath, moved: pages}: Delivery): string {
  const bare = basePath.slice(0, -1);
  if (pages.length === 0) return '';
  return `    @asked expression \`{query} != ""\`
${pages
  .map(({from, to}, index) => {
    const [page, anchor] = to.split('#', 2) as [string, string?];
    const hash = anchor === undefined ? '' : `#${anchor}`;
    return `    @moved${index} path_regexp ${quote(`^${escapeRegExp(bare + from)}${SPELLING}`)}
    handle @moved${index} {
      route {
        redir @asked ${bare}${page}?{query}${hash} 301
        redir * ${bare}${page}${hash} 301
      }
    }
`;
  })
  .join('')}`;
}

export const caddy: Host = {
  name: 'caddy',
  sitePath: nestedIn('site'),
  servesCompressed: true,
  write: (delivery) => ({Caddyfile: toCaddy(delivery, {address: ':8080', root: '/srv/portal'})}),
};
