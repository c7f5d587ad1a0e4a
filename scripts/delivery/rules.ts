/**
 * How the built site is served, for every host: the preview server answers by these rules, and the configuration of
 * nginx, Caddy, Netlify, Vercel, Cloudflare Pages and GitHub Pages is written from them.
 *
 * - `/x`, `/x.html`, `/x/` and `/x/index.html` give one page with status 200 (SPEC §2). They are
 *   served, not redirected: no host of the list refuses that, a redirect would cost a reader a round trip, and the
 *   page names its one address itself, by its canonical link and in the address bar.
 * - An unknown page is 404.html with status 404; an unknown file is a plain 404, for a script must never be HTML.
 * - Other methods are 405, malformed addresses 400 (SPEC §8).
 * - Files with a hash in their name are kept for good, all others are asked for anew.
 */
import type {Policy} from './policy';

/** Methods that are answered. */
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

/** Extensions of files that are packed at build. */
export const PACKED = ['html', 'css', 'js', 'md', 'txt', 'json', 'webmanifest', 'xml', 'svg'] as const;

/** Encodings of the packed files, the better one first. */
export const ENCODINGS = [
  {name: 'br', extension: '.br'},
  {name: 'gzip', extension: '.gz'},
] as const;

/** `Accept` and `Accept-Encoding` decide what a page's address gives. */
export const VARY = {page: 'Accept, Accept-Encoding', packed: 'Accept-Encoding'} as const;

/**
 * Regular expressions that nginx, Caddy, Vercel and JavaScript read alike (no lookaround: Caddy's engine has none). They
 * are matched without regard to case, where the host can; those of addresses name both cases.
 */
export const PATTERNS = {
  /**
   * An `Accept` header that asks for Markdown: it names the type at full weight…
   */
  markdown: String.raw`(^|,)\s*text/markdown\s*(;\s*(charset=[\w-]+|q=1(\.0*)?)\s*)*(,|$)`,
  /** …and not after HTML, which the client would rather have. */
  htmlFirst: String.raw`text/html.*text/markdown`,
  /**
   * The raw address of a request that climbs (`/../`, whichever way its slashes are written), holds a control
   * character, or escapes wrongly.
   */
  malformed: String.raw`^[^?]*((/|\x5c|%2[fF]|%5[cC])(\.|%2[eE])(\.|%2[eE])(/|\x5c|%2[fF]|%5[cC]|\?|$)|%([01].|7[fF])|%([^0-9a-fA-F]|$|.[^0-9a-fA-F]|.$))`,
  /** A path whose last part has an extension: a file, unless it is `.html`. */
  file: String.raw`\.[a-zA-Z0-9]+$`,
} as const;

/** A page's spelling: what remains of a path after it is the page's file without `.html`. */
export const SPELLING = String.raw`(\.html)?(/index(\.html)?)?/*$`;

/** Those who may not frame, sniff, or use devices; headers of every answer. */
const SECURITY = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know the policy's frame-ancestors.
  'X-Frame-Options': 'DENY',
} as const;

/** For whoever serves over HTTPS alone: Strict-Transport-Security is a promise for the whole host, so it is left to them. */
export const HSTS = 'max-age=63072000; includeSubDomains';

/** The value of the content security policy's header. */
export const formatPolicy = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** Headers of every answer; none without a policy, for a site that was not made for one. */
export function securityHeaders(policy: Policy | undefined): Record<string, string> {
  return policy ? {'Content-Security-Policy': formatPolicy(policy), ...SECURITY} : {};
}

/** The extension of a file, without a dot and in small letters; empty without one. */
export const extensionOf = (file: string): string => /\.([a-z0-9]+)$/i.exec(file)?.[1]!.toLowerCase() ?? '';

export const typeOf = (file: string): string => TYPES[extensionOf(file)] ?? UNKNOWN_TYPE;

/** Whether a file's content is text worth packing. */
export const isPacked = (file: string): boolean => (PACKED as readonly string[]).includes(extensionOf(file));

/** Whether an `Accept` header asks for a page's Markdown rather than its HTML. */
export const wantsMarkdown = (accept: string): boolean =>
  new RegExp(PATTERNS.markdown, 'i').test(accept) && !new RegExp(PATTERNS.htmlFirst, 'i').test(accept);
