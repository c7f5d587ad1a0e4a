/**
 * Vercel, through its Build Output API: https://vercel.com/docs/build-output-api/configuration
 *
 * Routes implement the rules, because functions are billed per request. The routes list every page, because a route
 * that tries a missing file can't fall back to the original path. Vercel compares paths without decoding them, so the
 * routes have the paths that browsers send. Pages keep Vercel's own `Cache-Control`, which makes browsers revalidate
 * them.
 */
import {HASHED} from '../../../src/shared/hashedFiles';
import type {Delivery} from '../delivery';
import {CACHE_CONTROL, HOME_SPELLING, METHODS, PATTERNS, SPELLING, securityHeaders} from '../rules';
import {publishedFiles} from './folders';
import {escapeRegExp, nestedIn, sentPath, type Host} from './host';

const STATIC = '.vercel/output/static';
/** Refused methods. They have to be listed, because a route can match methods only by name. */
const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const ERRORS = [
  [404, 'Not Found'],
  [400, 'Bad Request'],
  [405, 'Method Not Allowed'],
] as const;
/** The longest list of names in a pattern, in characters. Vercel allows 4,096 characters per pattern. */
const MAX_NAMES_LENGTH = 3800;

/** Matches every path; Vercel requires that patterns match the whole path. */
const ALL = '^/.*$';

/** Returns a pattern that matches a whole header if `pattern` matches any part of it. */
const anywhere = (pattern: string): string => `.*(?:${pattern}).*`;
const ASKS_FOR_MARKDOWN = {
  has: [{type: 'header', key: 'accept', value: anywhere(PATTERNS.markdown)}],
  missing: [{type: 'header', key: 'accept', value: anywhere(PATTERNS.htmlFirst)}],
};

function toRoutes({folder, basePath, moved, policy}: Delivery): object[] {
  const base = escapeRegExp(basePath);
  const bare = basePath.slice(0, -1);
  const hashed = `(?:${HASHED.map(escapeRegExp).join('|')})`;
  const home = `^${escapeRegExp(bare)}${HOME_SPELLING}`;
  const files = publishedFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length));
  const twins = pages.filter((page) => files.includes(`${page}.md`));
  const spelled = (names: readonly string[]) =>
    alternatives(names, MAX_NAMES_LENGTH).map((names) => `${base}(${names})${SPELLING}`);

  return [
    {src: ALL, headers: securityHeaders(policy), continue: true},
    {src: `^/(?!${base.slice(2)}${hashed}).*$`, headers: {Vary: 'Accept'}, continue: true},
    {src: ALL, methods: OTHER_METHODS, headers: {Allow: METHODS.join(', ')}, status: 405},
    {src: `${PATTERNS.malformed}.*$`, status: 400},
    ...(bare === '' ? [] : [{src: '^/$', headers: {Location: basePath}, status: 302}]),
    ...moved.map(({from, to}) => ({
      src: `^${escapeRegExp(sentPath(bare + from))}${SPELLING}`,
      headers: {Location: bare + to},
      status: 301,
      caseSensitive: true,
    })),
    ...(twins.includes('index')
      ? [{src: home, ...ASKS_FOR_MARKDOWN, dest: `${basePath}index.md`, caseSensitive: true}]
      : []),
    {src: home, dest: `${basePath}index.html`, caseSensitive: true},
    // An address with `.html` returns HTML, whatever the `Accept` header is.
    ...spelled(twins).map((page) => ({
      src: `^(?!.*\\.html$)${page}`,
      ...ASKS_FOR_MARKDOWN,
      dest: `${basePath}$1.md`,
      caseSensitive: true,
    })),
    ...spelled(pages).map((page) => ({src: `^${page}`, dest: `${basePath}$1.html`, caseSensitive: true})),
    {handle: 'filesystem'},
    {handle: 'hit'},
    {src: `^${base}${hashed}.*$`, headers: {'Cache-Control': CACHE_CONTROL.hashed}, continue: true},
    {handle: 'error'},
    {src: `^${base}(.*\\.html|(?!.*${PATTERNS.file}).*)$`, status: 404, dest: `${basePath}404.html`},
    ...ERRORS.map(([status]) => ({src: ALL, status, dest: `/${status}.txt`})),
  ];
}

export const vercel: Host = {
  name: 'vercel',
  sitePath: nestedIn(STATIC),
  servesCompressed: false,
  write: (delivery) => ({
    '.vercel/output/config.json': `${JSON.stringify({version: 3, routes: toRoutes(delivery)}, undefined, 2)}\n`,
    ...Object.fromEntries(ERRORS.map(([status, reason]) => [`${STATIC}/${status}.txt`, `${status} ${reason}\n`])),
  }),
};

/** Joins the names of files with `|` into patterns of at most `longest` characters each. */
function alternatives(names: readonly string[], longest: number): string[] {
  const patterns: string[] = [];
  for (const name of names.map((each) => escapeRegExp(sentPath(`/${each}`).slice(1)))) {
    const last = patterns.at(-1);
    if (last !== undefined && last.length + name.length < longest) patterns[patterns.length - 1] = `${last}|${name}`;
    else patterns.push(name);
  }
  return patterns;
}
