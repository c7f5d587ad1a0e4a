/** Caddy 2.6 or newer. */
import {HASHED} from '../../../src/shared/hashedFiles';
import type {Delivery} from '../delivery';
import {
  CACHE_CONTROL,
  HSTS,
  METHODS,
  PACKED,
  PATTERNS,
  SPELLING,
  TYPES,
  UNKNOWN_TYPE,
  VARY,
  securityHeaders,
} from '../rules';
import {NOTICE, escapeRegExp, nestedIn, type Host} from './host';

export interface CaddyPlace {
  /** A site's address in Caddy's words: `:8080`, or a domain, for which Caddy fetches certificates. */
  address: string;
  /** The folder in which the site stands at its base path. */
  root: string;
}

/**
 * A text that Caddy takes as it is.
 *
 * @throws Error for what would end it, or be a placeholder
 */
function quote(text: string): string {
  if (/[`{}\n]/.test(text)) throw new Error(`A Caddyfile has no way to write ${JSON.stringify(text)}.`);
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
 * A block that sends a file. Inside of `handle` Caddy would sort the lines by their kind; `route` keeps their order.
 *
 * @param after - a line that overrides a header
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

/** A Caddyfile with one site. */
export function toCaddy(delivery: Delivery, {address, root}: CaddyPlace): string {
  const {basePath, policy} = delivery;
  const bare = basePath.slice(0, -1);
  const missing = respond(404, 'Not Found');
  return `# ${NOTICE}
# The site's files stand below ${root} at ${basePath}.

# What a file is sent with, once the path is its own.
(portal_headers) {
  header Cache-Control ${quote(CACHE_CONTROL.other)}
  header Content-Type ${UNKNOWN_TYPE}
${Object.entries(TYPES)
  .map(
    ([extension, type]) =>
      `  @type_${extension} path *.${extension}\n  header @type_${extension} Content-Type ${quote(type)}`,
  )
  .join('\n')}
  @packed path ${PACKED.map((extension) => `*.${extension}`).join(' ')}
  header @packed Vary ${quote(VARY.packed)}
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
    # Where the whole host is served over HTTPS for good:
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

    # The file of a page without its extension, however its address is spelled.
    @spelled path_regexp portal ${quote(`^(${escapeRegExp(basePath)}.+?)${SPELLING}`)}
    vars @spelled portal_page {re.portal.1}
    @home path_regexp ${quote(`^${escapeRegExp(bare)}(/(index)?(\\.html)?/*)?$`)}
    vars @home portal_page ${basePath}index

    @twin {
      header_regexp Accept ${pattern(PATTERNS.markdown)}
      not header_regexp Accept ${pattern(PATTERNS.htmlFirst)}
      file {vars.portal_page}.md
    }
    handle @twin ${sendFile({file: '{vars.portal_page}.md'})}
    @html file {vars.portal_page}.html
    handle @html ${sendFile({file: '{vars.portal_page}.html'})}

    # A missing page is a page, a missing file is not.
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
  place: nestedIn('site'),
  packed: true,
  write: (delivery) => ({Caddyfile: toCaddy(delivery, {address: ':8080', root: '/srv/portal'})}),
};
