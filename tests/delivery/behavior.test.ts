/** One table of requests, answered alike by the preview server, nginx and Caddy. Servers that are not installed are skipped. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {compress} from '../../scripts/delivery/compress';
import type {Delivery} from '../../scripts/delivery/delivery';
import {joinNeeds, readNeeds, toPolicy} from '../../scripts/delivery/policy';
import {movedPages} from '../../src/config/redirectRules';
import {SERVERS, missingProgram, startServer, type Server} from '../support/servers';

/** Long enough to be packed. */
const long = (text: string): string => `${text} `.repeat(300).trim();

const FILES: Record<string, string> = {
  'index.html': long('home'),
  'index.md': long('home as Markdown'),
  '404.html': long('not found'),
  'dms/client.html': long('client'),
  'dms/client.md': long('client as Markdown'),
  'dms.html': long('dms'),
  'terms.html': 'terms',
  'guide/v1.2.html': 'version',
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

interface Expected {
  status?: number;
  type?: string;
  cache?: string;
  /** The file whose content is the body, else the text itself. */
  body?: string;
  encoding?: string;
  /** Whether `Vary` names the header. */
  vary?: string;
  allow?: string;
  /** Below the base path. */
  location?: string;
}

const page = (file: string): Expected => ({
  ...{status: 200, type: HTML, cache: 'no-cache', body: `${file}.html`, vary: 'accept'},
});
const twin = (file: string): Expected => ({...page(file), type: MARKDOWN, body: `${file}.md`});
const MISSING_PAGE: Expected = {status: 404, type: HTML, cache: 'no-cache', body: '404.html'};
const MISSING_FILE: Expected = {status: 404, type: PLAIN, cache: 'no-cache', body: '404 Not Found\n'};
/** Caddy's own HTTP library answers some of these before any configuration is asked, without a line's end. */
const BAD: Expected = {status: 400, body: expect.stringMatching(/^400 Bad Request\n?$/) as string};
const REFUSED: Expected = {status: 405, type: PLAIN, allow: 'GET, HEAD', body: '405 Method Not Allowed\n'};
const script: Expected = {status: 200, type: SCRIPT, cache: IMMUTABLE, body: 'assets/js/main.1a2b3c4d.js'};

type Row = [method: string, path: string, headers: Record<string, string>, expected: Expected];

/** Paths below the base path. */
const ROWS: Row[] = [
  // One page, whichever way its address is spelled.
  ...['', 'index', 'index.html'].map((spelling): Row => ['GET', spelling, {}, page('index')]),
  ...[
    'dms/client',
    'dms/client.html',
    'dms/client/',
    'dms/client/index.html',
    'dms/client.html/',
    'dms/client/index/',
    'dms//client',
    'dms/client?sdk=kotlin',
  ].map((spelling): Row => ['GET', spelling, {}, page('dms/client')]),
  // A folder has the page's name.
  ...['dms', 'dms/'].map((spelling): Row => ['GET', spelling, {}, page('dms')]),
  ['GET', 'guide/v1.2', {}, {...page('guide/v1.2')}],
  ['HEAD', 'dms/client', {}, {...page('dms/client'), body: undefined}],
  ['HEAD', 'none', {}, {...MISSING_PAGE, body: undefined}],
  ['HEAD', 'none.js', {}, {...MISSING_FILE, body: undefined}],
  ['HEAD', 'old', {}, {status: 301, location: 'dms/client'}],
  // A page's Markdown, for those who ask for it.
  ['GET', 'dms/client.md', {}, twin('dms/client')],
  ['GET', 'dms/client', {accept: 'text/markdown'}, twin('dms/client')],
  ['GET', 'dms/client/', {accept: 'text/markdown, text/html, */*'}, twin('dms/client')],
  ['GET', '', {accept: 'text/plain, text/markdown;charset=utf-8;q=1.0'}, twin('index')],
  ['GET', 'dms/client', {accept: 'text/html, text/markdown'}, page('dms/client')],
  ['GET', 'dms/client', {accept: 'text/markdown;q=0'}, page('dms/client')],
  ['GET', 'dms/client', {accept: 'text/markdownish'}, page('dms/client')],
  ['GET', 'terms', {accept: 'text/markdown'}, page('terms')],
  // What is there no more, or never was.
  ...['no/such/page', 'no/such/page.html', 'no/such/page/', 'dms/none', 'assets', 'assets/js/', 'img/'].map(
    (missing): Row => ['GET', missing, {}, MISSING_PAGE],
  ),
  ['GET', 'none', {accept: 'text/markdown'}, MISSING_PAGE],
  // Too long for a file, no text, and what would be a pattern.
  ...['a'.repeat(300), '%FF', 'dms/clien%3F', 'dms/%2A', 'dms/[c]lient', 'dms/%7Bclient%7D', 'dms%5Cclient'].map(
    (missing): Row => ['GET', missing, {}, MISSING_PAGE],
  ),
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
  ['GET', 'older', {}, MISSING_PAGE],
  // Another page, for addresses know capitals.
  ['GET', 'OLD', {}, MISSING_PAGE],
  ['GET', 'Terms', {}, {status: 301, location: 'terms'}],
  ['GET', 'terms', {}, page('terms')],
  ['GET', 'oldXhtml', {}, MISSING_PAGE],
  // What may be kept, and what has to be asked for.
  ['GET', 'assets/js/main.1a2b3c4d.js', {}, script],
  ['GET', 'assets/css/styles.1a2b3c4d.css', {}, {type: 'text/css; charset=utf-8', cache: IMMUTABLE}],
  ['GET', '_portal/search-index-1a2b.json', {}, {type: 'application/json', cache: IMMUTABLE}],
  ['GET', '_portal/search.json', {}, {status: 200, type: 'application/json', cache: 'no-cache'}],
  ['GET', 'img/logo.svg', {}, {status: 200, type: 'image/svg+xml', cache: 'no-cache'}],
  ['GET', 'manifest.webmanifest', {}, {status: 200, type: 'application/manifest+json'}],
  ['GET', 'sitemap.xml', {}, {status: 200, type: 'application/xml; charset=utf-8'}],
  ['GET', 'robots.txt', {}, {status: 200, type: PLAIN}],
  // Packed forms.
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
  // What stands between reader and host gets them too.
  ...(['br', 'gzip'] as const).map((encoding): Row => [
    'GET',
    'dms/client',
    {'accept-encoding': encoding, via: '1.0 proxy'},
    {...page('dms/client'), encoding},
  ]),
  ['GET', 'assets/small.1a2b3c4d.js', {'accept-encoding': 'br'}, {status: 200, body: 'assets/small.1a2b3c4d.js'}],
  // What no reader asks for.
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

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Asks with the path as it stands; `fetch` would put it right. */
function ask(origin: string, method: string, requestPath: string, headers: Record<string, string>): Promise<Reply> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    request({host: hostname, port, path: requestPath, method, headers, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = unpack(Buffer.concat(chunks), response.headers['content-encoding']);
        resolve({status: response.statusCode!, headers: response.headers, body});
      });
    })
      .on('error', reject)
      .end();
  });
}

function unpack(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  return (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

const folder = mkdtempSync(path.join(tmpdir(), 'delivery-'));
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}
const POLICY = toPolicy(joinNeeds([readNeeds('<script>1</script>')]), {});

function deliveryAt(basePath: string): Delivery {
  const moved = movedPages([
    {from: '/old', to: '/dms/client'},
    {from: '/part', to: '/dms/client#start'},
    {from: '/kept', to: '/dms/client#schlüssel'},
    {from: '/Terms', to: '/terms'},
    {from: '/v1.0/a+(b)', to: '/'},
  ]);
  return {folder, url: 'https://docs.example.org', basePath, moved, policy: POLICY};
}

beforeAll(() => compress(folder));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

describe.each(SERVERS)('%s', (name) => {
  const missing = missingProgram(name);
  if (missing !== undefined) {
    if (process.env.REQUIRE_SERVERS) {
      it('is installed', () => {
        throw new Error(`${name} is missing: ${missing}`);
      });
    } else {
      it.skip(`is not installed: ${missing}`, () => undefined);
    }
    return;
  }

  describe.each(['/', '/docs/portal/'])('at %s', (basePath) => {
    let server: Server;
    beforeAll(async () => {
      server = await startServer(name, deliveryAt(basePath));
    });
    afterAll(() => server.close());

    it.each(ROWS)('%s %s %j', async (method, below, headers, expected) => {
      const reply = await ask(server.origin, method, basePath + below, headers);
      expect({
        status: reply.status,
        type: reply.headers['content-type'],
        cache: reply.headers['cache-control'],
        encoding: reply.headers['content-encoding'],
        allow: reply.headers.allow,
        location: reply.headers.location,
      }).toMatchObject({
        ...(expected.status === undefined ? {} : {status: expected.status}),
        ...(expected.type === undefined ? {} : {type: expected.type}),
        ...(expected.cache === undefined ? {} : {cache: expected.cache}),
        encoding: expected.encoding,
        allow: expected.allow,
        location: expected.location === undefined ? undefined : basePath + expected.location,
      });
      if (method === 'HEAD') expect(reply.body).toBe('');
      else if (expected.body !== undefined) expect(reply.body).toEqual(FILES[expected.body] ?? expected.body);
      if (expected.vary !== undefined) {
        expect(reply.headers.vary!.toLowerCase().split(/,\s*/)).toContain(expected.vary);
      }
    });

    it.each(['', 'none', 'none.js', 'dms/../terms', 'assets/js/main.1a2b3c4d.js'])(
      'sends the security headers once with /%s',
      async (below) => {
        const {headers} = await ask(server.origin, 'GET', basePath + below, {});
        expect(headers).toMatchObject({
          'content-security-policy': expect.stringMatching(
            /^default-src 'none'; script-src 'self' 'sha256-[^,]*$/,
          ) as string,
          'cross-origin-opener-policy': 'same-origin',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
        });
        expect(headers).toHaveProperty('permissions-policy');
      },
    );

    it.each(['dms/client', '_portal/search.json'])('answers 304 where the reader has /%s already', async (below) => {
      const first = await ask(server.origin, 'GET', basePath + below, {});
      expect(first.headers.etag).toMatch(/^(W\/)?".+"$/);
      const etag = first.headers.etag!;
      for (const known of [etag, `"other", W/${etag.replace(/^W\//, '')}`]) {
        const again = await ask(server.origin, 'GET', basePath + below, {'if-none-match': known});
        expect(again).toMatchObject({status: 304, body: ''});
        expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      }
      const changed = await ask(server.origin, 'GET', basePath + below, {'if-none-match': '"other"'});
      expect(changed.status).toBe(200);
    });

    if (basePath !== '/') {
      it.each([
        ['/', {status: 302, location: basePath}],
        ['/docs/portal', page('index')],
        ['/dms/client', MISSING_FILE],
        ['/docs', MISSING_FILE],
        ['/docs/portals', MISSING_FILE],
      ] as [string, Expected][])('around the base path, %s', async (address, expected) => {
        const reply = await ask(server.origin, 'GET', address, {});
        expect(reply.status).toBe(expected.status);
        expect(reply.headers.location).toBe(expected.location);
        if (expected.body !== undefined) expect(reply.body).toEqual(FILES[expected.body] ?? expected.body);
      });
    }
  });
});
