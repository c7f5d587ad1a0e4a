/**
 * How every host serves the built site. The preview server applies these rules, and the configuration of nginx, Caddy,
 * Netlify, Vercel, Cloudflare Pages and GitHub Pages is generated from them.
 *
 * - `/x`, `/x.html`, `/x/` and `/x/index.html` return the same page with status 200 (SPEC §2). They aren't redirected,
 *   because every host can serve them, and a redirect would cost a round trip. The page sets its canonical address
 *   itself, in its canonical link and in the address bar.
 * - An unknown page returns 404.html with status 404. An unknown file returns a plain 404, because the browser must
 *   never get HTML for a script.
 * - Methods other than GET and HEAD return 405. Malformed addresses return 400 (SPEC §8).
 * - Browsers keep files with a hash in their name for a year, and revalidate all others.
 */
import type {Policy} from './policy';

export const METHODS = ['GET', 'HEAD'] as const;

export const CACHE_CONTROL = {hashed: 'public, max-age=31536000, immutable', other: 'no-cache'} as const;

/** Content types by extension. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  woff2: 'font/woff2',
};
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Extensions of the files that are sent compressed. */
export const COMPRESSIBLE = ['html', 'css', 'js', 'md', 'txt', 'json', 'webmanifest', 'xml', 'svg'] as const;

/** Encodings of the compressed files, best first. */
export const ENCODINGS = [
  {name: 'br', extension: '.br'},
  {name: 'gzip', extension: '.gz'},
] as const;

/** The request headers that a response depends on. For a page, `Accept` decides between HTML and Markdown. */
export const VARY = {page: 'Accept, Accept-Encoding', compressible: 'Accept-Encoding'} as const;

/**
 * Regular expressions that mean the same in nginx, Caddy, Vercel and JavaScript. They have no lookaround, because Caddy
 * lacks it. Some hosts can't ignore case, so the patterns for addresses contain letters in both cases.
 */
export const PATTERNS = {
  /** An `Accept` header that lists `text/markdown` without a `q` below 1. */
  markdown: String.raw`(^|,)\s*text/markdown\s*(;\s*(charset=[\w-]+|q=1(\.0*)?)\s*)*(,|$)`,
  /** An `Accept` header that lists HTML before Markdown, and so prefers HTML. */
  htmlFirst: String.raw`text/html.*text/markdown`,
  /**
   * The address of a request, not yet decoded, whose path has a `..` segment (escaped or not), an escaped control
   * character, or an incomplete escape.
   */
  malformed: String.raw`^[^?]*((/|\x5c|%2[fF]|%5[cC])(\.|%2[eE])(\.|%2[eE])(/|\x5c|%2[fF]|%5[cC]|\?|$)|%([01].|7[fF])|%([^0-9a-fA-F]|$|.[^0-9a-fA-F]|.$))`,
  /** A path that ends in an extension. Such a path names a file, not a page, unless the extension is `.html`. */
  file: String.raw`\.[a-zA-Z0-9]+$`,
} as const;

/** The optional endings of a page's address. The rest of the address is the path of the page's file without `.html`. */
export const SPELLING = String.raw`(\.html)?(/index(\.html)?)?/*$`;

/** The optional endings of the home page's address, after the base path without the slash at its end. */
export const HOME_SPELLING = String.raw`(/(index)?(\.html)?/*)?$`;

/** The security headers of every response, apart from the content security policy. */
const SECURITY = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that don't support the policy's frame-ancestors.
  'X-Frame-Options': 'DENY',
} as const;

/**
 * The value of Strict-Transport-Security. This header applies to a whole host, so the generated configuration has the
 * header only as a comment. If a host serves only HTTPS, its owner can turn the header on.
 */
export const HSTS = 'max-age=63072000; includeSubDomains';

/** Returns the value of the content security policy's header. */
export const formatPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Returns the security headers of every response. */
export const securityHeaders = (policy: Policy): Record<string, string> => ({
  'Content-Security-Policy': formatPolicy(policy),
  ...SECURITY,
});

/** Returns the extension of a file in lower case, without the dot; empty if it has none. */
export const extensionOf = (file: string): string => /\.([a-z0-9]+)$/i.exec(file)?.[1]!.toLowerCase() ?? '';

/** Returns the media type of a file, by its extension. */
export const typeOf = (file: string): string => TYPES[extensionOf(file)] ?? UNKNOWN_TYPE;

/** Whether files with this file's extension are sent compressed. */
export const isCompressible = (file: string): boolean =>
  (COMPRESSIBLE as readonly string[]).includes(extensionOf(file));

/**
 * Whether a file is the compressed copy that `npm run deliver` writes beside a text file. The site's own archives, such
 * as `sdk.tar.gz`, aren't copies.
 *
 * @param has - whether a file of the site exists
 */
export function isCompressedCopy(file: string, has: (file: string) => boolean): boolean {
  const encoding = ENCODINGS.find(({extension}) => file.endsWith(extension));
  const source = file.slice(0, -(encoding?.extension.length ?? 0));
  return encoding !== undefined && isCompressible(source) && has(source);
}

/** Whether an `Accept` header prefers a page's Markdown to its HTML. */
export const wantsMarkdown = (accept: string): boolean =>
  new RegExp(PATTERNS.markdown, 'i').test(accept) && !new RegExp(PATTERNS.htmlFirst, 'i').test(accept);
