/** A site, and a table of requests with the responses that every host has to give. */
import {joinNeeds, readNeeds, toPolicy} from '../../scripts/delivery/policy';
import {movedPages} from '../../src/config/redirectRules';
import type {Delivery} from '../../scripts/delivery/delivery';
import type {Reply} from './ask';

/** Returns a text that is long enough to be compressed. */
const long = (text: string): string => `${text} `.repeat(300).trim();

/** The texts of the site's files, by path. */
export const FILES: Record<string, string> = {
  'index.html': long('home'),
  'index.md': long('home as Markdown'),
  '404.html': long('not found'),
  'dms/client.html': long('client'),
  'dms/client.md': long('client as Markdown'),
  'dms.html': long('dms'),
  'terms.html': 'terms',
  'guide/v1.2.html': 'version',
  'guide/index.html': 'a file by its name alone',
  'guide/über [uns].html': long('about'),
  'guide/über [uns].md': long('about as Markdown'),
  'assets/js/main.1a2b3c4d.js': long('code'),
  'assets/css/styles.1a2b3c4d.css': long('styles'),
  'assets/small.1a2b3c4d.js': 'small',
  '_portal/search.json': '{"index": "search-index-1a2b.json"}',
  '_portal/search-index-1a2b.json': long('{}'),
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const HTML = 'text/html; charset=utf-8';
const MARKDOWN = 'text/markdown; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';

/**
 * The expected parts of a response. Parts that aren't set may have any value. But if `encoding`, `allow` or `location`
 * isn't set, the response must not have that header.
 */
interface Expected {
  status?: number;
  type?: string;
  cache?: string;
  /** The body: a text, a pattern, or the path of the file whose text is the body. */
  body?: string | RegExp;
  encoding?: string;
  /** A header that `Vary` must name. */
  vary?: string;
  allow?: string;
  /** The address in the `Location` header, relative to the base path. */
  location?: string;
}

const page = (file: string): Expected => ({
  status: 200,
  type: HTML,
  cache: 'no-cache',
  body: `${file}.html`,
  vary: 'accept',
});
const twin = (file: string): Expected => ({...page(file), type: MARKDOWN, body: `${file}.md`});
const MISSING_PAGE: Expected = {status: 404, type: HTML, cache: 'no-cache', body: '404.html'};
const MISSING_FILE: Expected = {status: 404, type: PLAIN, cache: 'no-cache', body: '404 Not Found\n'};
/** Caddy's HTTP library answers some bad requests itself. These responses have no line break at the end. */
const BAD: Expected = {status: 400, body: /^400 Bad Request\n?$/};
const REFUSED: Expected = {status: 405, type: PLAIN, allow: 'GET, HEAD', body: '405 Method Not Allowed\n'};
const script: Expected = {status: 200, type: SCRIPT, cache: IMMUTABLE, body: 'assets/js/main.1a2b3c4d.js'};

/** A request and the expected response. The path is relative to the base path. */
export type Row = [method: string, path: string, headers: Record<string, string>, expected: Expected];

export const ROWS: Row[] = [
  // All spellings of a page's address give the page.
  ...['', 'index', 'index.html'].map((spelling): Row => ['GET', spelling, {}, page('index')]),
  ...[
    'dms/client',
    'dms/client.html',
    'dms/client/',
    'dms/client/index.html',
    'dms/client.html/',
    'dms/client/index/',
    'dms//client',
    '/dms/client',
    '/dms//client.html',
    'dms/%63lient',
    'dms%2fclient',
    'dms%2Fclient',
    'dms/client?sdk=kotlin',
  ].map((spelling): Row => ['GET', spelling, {}, page('dms/client')]),
  // A page with the same name as a folder.
  ...['dms', 'dms/'].map((spelling): Row => ['GET', spelling, {}, page('dms')]),
  ['GET', 'guide/v1.2', {}, page('guide/v1.2')],
  ['GET', 'guide/index.html', {}, page('guide/index')],
  ['GET', 'guide/', {}, MISSING_PAGE],
  // A page with characters that browsers escape, and others that they don't.
  ...[
    'guide/%C3%BCber%20[uns]',
    'guide/%C3%BCber%20[uns].html',
    'guide/%C3%BCber%20[uns]/',
    'guide/%c3%bcber%20%5Buns%5D',
  ].map((spelling): Row => ['GET', spelling, {}, page('guide/über [uns]')]),
  ['GET', 'guide/%C3%BCber%20[uns].md', {}, twin('guide/über [uns]')],
  ['GET', 'guide/%C3%BCber%20[uns]', {accept: 'text/markdown'}, twin('guide/über [uns]')],
  ['HEAD', 'dms/client', {}, page('dms/client')],
  ['HEAD', 'none', {}, MISSING_PAGE],
  ['HEAD', 'none.js', {}, MISSING_FILE],
  ['HEAD', 'old', {}, {status: 301, location: 'dms/client'}],
  // A page's Markdown, requested by its own address or with an `Accept` header.
  ['GET', 'dms/client.md', {}, twin('dms/client')],
  ['GET', 'dms/client', {accept: 'text/markdown'}, twin('dms/client')],
  ['GET', 'dms/client/', {accept: 'text/markdown, text/html, */*'}, twin('dms/client')],
  ['GET', '', {accept: 'text/plain, text/markdown;charset=utf-8;q=1.0'}, twin('index')],
  ['GET', 'dms/client', {accept: 'text/html, text/markdown'}, page('dms/client')],
  ['GET', 'dms/client', {accept: 'text/markdown;q=0'}, page('dms/client')],
  ['GET', 'dms/client', {accept: 'text/markdownish'}, page('dms/client')],
  ['GET', 'dms/client.html', {accept: 'text/markdown'}, page('dms/client')],
  ['GET', 'terms', {accept: 'text/markdown'}, page('terms')],
  // Missing pages and files.
  ...['no/such/page', 'no/such/page.html', 'no/such/page/', 'dms/none', 'assets', 'assets/js/', 'img/'].map(
    (missing): Row => ['GET', missing, {}, MISSING_PAGE],
  ),
  ['GET', 'none', {accept: 'text/markdown'}, MISSING_PAGE],
  // Names that are too long for a file, aren't valid UTF-8, contain special characters, or mean something in JavaScript.
  ...[
    'a'.repeat(300),
    'x/'.repeat(40),
    '%FF',
    'dms/%C0%AE',
    'dms/client%20',
    'dms/client%C2%A0',
    '%E2%80%AE',
    'nope/%F0%9F%98%80',
    'dms/clien%3F',
    'dms/%2A',
    'dms/[c]lient',
    'dms/%7Bclient%7D',
    'dms%5Cclient',
    '%5cevil',
    '__proto__',
    'constructor',
    'toString',
    'javascript:alert(1)',
  ].map((missing): Row => ['GET', missing, {}, MISSING_PAGE]),
  ...['assets/js/none.1a2b.js', 'none.md', 'img/none.PNG', '_portal/search-index-none.json'].map((missing): Row => [
    'GET',
    missing,
    {},
    MISSING_FILE,
  ]),
  // Moved pages.
  ...['old', 'old.html', 'old/'].map((old): Row => ['GET', old, {}, {status: 301, location: 'dms/client'}]),
  ['GET', 'old?sdk=kotlin', {}, {status: 301, location: 'dms/client?sdk=kotlin'}],
  ['GET', 'part?sdk=kotlin', {}, {status: 301, location: 'dms/client?sdk=kotlin#start'}],
  ['GET', 'part', {}, {status: 301, location: 'dms/client#start'}],
  ['GET', 'kept', {}, {status: 301, location: 'dms/client#schl%C3%BCssel'}],
  ...['v1.0/a+(b)', 'v1.0/a+(b).html', 'v1%2E0/a%2B%28b%29/'].map((old): Row => [
    'GET',
    old,
    {},
    {status: 301, location: ''},
  ]),
  ['GET', 'v1X0/a+(b)', {}, MISSING_PAGE],
  ...['%C3%BCber%20uns', '%C3%BCber%20uns.html', '%C3%BCber%20uns/'].map((old): Row => [
    'GET',
    old,
    {},
    {status: 301, location: 'guide/%C3%BCber%20%5Buns%5D'},
  ]),
  ['GET', '%C3%BCber%20uns.md', {}, {status: 301, location: 'guide/%C3%BCber%20%5Buns%5D.md'}],
  // The Markdown of moved pages.
  ['GET', 'old.md', {}, {status: 301, location: 'dms/client.md'}],
  ['GET', 'part.md?from=list', {}, {status: 301, location: 'dms/client.md?from=list'}],
  ['GET', 'v1.0/a+(b).md', {}, {status: 301, location: 'index.md'}],
  ['GET', 'older.md', {}, MISSING_FILE],
  ['GET', 'older', {}, MISSING_PAGE],
  // Addresses are case-sensitive: `terms` is a page, and `Terms` is a moved page.
  ...['OLD', 'INDEX', 'Index.html'].map((other): Row => ['GET', other, {}, MISSING_PAGE]),
  ['GET', 'DMS/client', {}, MISSING_PAGE],
  ['GET', 'Terms', {}, {status: 301, location: 'terms'}],
  ['GET', 'terms', {}, page('terms')],
  ['GET', 'oldXhtml', {}, MISSING_PAGE],
  // Caching and revalidation.
  ['GET', 'assets/js/main.1a2b3c4d.js', {}, script],
  ['GET', 'assets/css/styles.1a2b3c4d.css', {}, {type: 'text/css; charset=utf-8', cache: IMMUTABLE}],
  ['GET', '_portal/search-index-1a2b.json', {}, {type: 'application/json', cache: IMMUTABLE}],
  ['GET', '_portal/search.json', {}, {status: 200, type: 'application/json', cache: 'no-cache'}],
  ['GET', 'img/logo.svg', {}, {status: 200, type: 'image/svg+xml', cache: 'no-cache'}],
  ['GET', 'manifest.webmanifest', {}, {status: 200, type: 'application/manifest+json'}],
  ['GET', 'sitemap.xml', {}, {status: 200, type: 'application/xml; charset=utf-8'}],
  ['GET', 'robots.txt', {}, {status: 200, type: PLAIN}],
  // Compressed files.
  ...(['br', 'gzip'] as const).flatMap((encoding): Row[] => [
    ['GET', 'dms/client', {'accept-encoding': encoding}, {...page('dms/client'), encoding}],
    ['GET', 'dms/client', {'accept-encoding': encoding, accept: 'text/markdown'}, {...twin('dms/client'), encoding}],
    [
      'GET',
      'assets/js/main.1a2b3c4d.js',
      {'accept-encoding': encoding},
      {...script, encoding, vary: 'accept-encoding'},
    ],
    ['GET', 'no/such/page', {'accept-encoding': encoding}, {...MISSING_PAGE, encoding}],
  ]),
  ['GET', 'dms/client', {'accept-encoding': 'gzip, deflate, br'}, {...page('dms/client'), encoding: 'br'}],
  // Requests through a proxy get compressed files too.
  ...(['br', 'gzip'] as const).map((encoding): Row => [
    'GET',
    'dms/client',
    {'accept-encoding': encoding, via: '1.0 proxy'},
    {...page('dms/client'), encoding},
  ]),
  ['GET', 'assets/small.1a2b3c4d.js', {'accept-encoding': 'br'}, {status: 200, body: 'assets/small.1a2b3c4d.js'}],
  // Methods that aren't allowed, and malformed addresses.
  ...['POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method): Row[] => [
    [method, '', {}, REFUSED],
    [method, 'dms/client', {}, REFUSED],
    [method, 'none', {}, REFUSED],
  ]),
  ...[
    '%zz',
    '%',
    'dms/%E0%A4%A',
    'dms/../terms',
    '%2e%2e/terms',
    'dms/%2E./terms',
    'a%00b',
    '..%2Fsecret.txt',
    'dms%2f..%2F..%2fsecret.txt',
    'dms/..%5Cterms',
    'dms/..\\terms',
    'dms/client%0A',
  ].map((malformed): Row => ['GET', malformed, {}, BAD]),
];

/** Returns requests just outside a base path. Here, paths and locations aren't relative to the base path. */
export const rowsAround = (basePath: string): Row[] => [
  ['GET', '/', {}, {status: 302, location: basePath}],
  ['GET', basePath.slice(0, -1), {}, page('index')],
  ...['/dms/client', '/docs', `${basePath.slice(0, -1)}s`].map((other): Row => ['GET', other, {}, MISSING_FILE]),
];

/**
 * Returns the delivery of the site in {@link FILES}, with some moved pages.
 *
 * @param folder - the folder with the files
 */
export const deliveryAt = (folder: string, basePath: string): Delivery => ({
  folder,
  url: 'https://docs.example.org',
  basePath,
  moved: movedPages([
    {from: '/old', to: '/dms/client'},
    {from: '/part', to: '/dms/client#start'},
    {from: '/kept', to: '/dms/client#schlüssel'},
    {from: '/Terms', to: '/terms'},
    {from: '/v1.0/a+(b)', to: '/'},
    {from: '/über uns', to: '/guide/über [uns]'},
  ]),
  policy: toPolicy(joinNeeds([readNeeds('<script>1</script>')]), {}),
});

/** Returns the actual and the expected values of the parts that a row specifies. */
export function compare(
  {status, headers, body}: Reply,
  [method, , , expected]: Row,
  basePath: string,
): {seen: object; wanted: object} {
  const all = {
    status,
    type: headers['content-type'],
    cache: headers['cache-control'],
    encoding: headers['content-encoding'],
    allow: headers.allow,
    location: headers.location,
    vary: headers.vary
      ?.toLowerCase()
      .split(/,\s*/)
      .find((name) => name === expected.vary),
    body: expected.body instanceof RegExp && expected.body.test(body) ? expected.body : body,
  };
  const wanted = {
    encoding: undefined,
    allow: undefined,
    ...expected,
    location: expected.location === undefined ? undefined : basePath + expected.location,
    ...(method === 'HEAD'
      ? {body: ''}
      : typeof expected.body === 'string'
        ? {body: FILES[expected.body] ?? expected.body}
        : {}),
  };
  return {seen: Object.fromEntries(Object.keys(wanted).map((key) => [key, all[key as keyof typeof all]])), wanted};
}
