/** Sends the requests in deliveryRequests.ts to the code and the routes that the portal generates for each host. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createFetchHandler} from '../../../../scripts/delivery/edge/respond';
import {HOSTS} from '../../../../scripts/delivery/hosts';
import {FILES, ROWS, compare, deliveryAt, rowsAround, type Row} from '../../../support/deliveryRequests';
import {cloudflareFiles, load, plainFiles, vercelRouter} from '../../../support/edgeHosts';

const ORIGIN = 'https://docs.example.org';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}
// Compressed files must not reach these hosts.
writeFileSync(path.join(folder, 'index.html.br'), '');
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const filesAt = (basePath: string) =>
  Object.fromEntries(Object.entries(FILES).map(([file, text]) => [basePath + file, text]));

type Respond = (request: Request) => Response | Promise<Response>;

/** Starts each host's stand-in with the files that the portal generates for that host. */
const START: Record<string, (written: Record<string, string>, basePath: string) => Respond> = {
  cloudflare(written, basePath) {
    interface Worker {
      default: {fetch: (request: Request, env: {ASSETS: {fetch: Respond}}) => Promise<Response>};
    }
    const worker = (load(written['_worker.js']!) as Worker).default;
    const files = filesAt(basePath);
    // The stand-in looks up pages by their escaped paths, too.
    const escaped = Object.entries(files).map(([file, text]) => [
      file.split('/').map(encodeURIComponent).join('/'),
      text,
    ]);
    const ASSETS = {fetch: cloudflareFiles({...files, ...(Object.fromEntries(escaped) as Record<string, string>)})};
    return (request) => worker.fetch(request, {ASSETS});
  },
  netlify(written, basePath) {
    interface EdgeFunction {
      default: (request: Request, context: {next: Respond}) => Promise<Response>;
      config: object;
    }
    const edge = load(written['edge-functions/portal.js']!) as EdgeFunction;
    expect(edge.config).toEqual({path: '/*', onError: 'bypass'});
    const next = plainFiles(filesAt(basePath));
    return (request) => edge.default(request, {next});
  },
  vercel(written, basePath) {
    const {routes} = JSON.parse(written['.vercel/output/config.json']!) as {routes: []};
    const errors = Object.entries(written).map(([file, text]) => [file.replace('.vercel/output/static', ''), text]);
    const files = {...filesAt(basePath), ...(Object.fromEntries(errors) as Record<string, string>)};
    // Vercel finds a file by its address, in which some characters are escaped.
    return vercelRouter(
      routes,
      Object.fromEntries(Object.entries(files).map(([file, text]) => [addressOf(file), text])),
    );
  },
};

/**
 * The parts of a response that a host sets itself, without the portal's configuration. They aren't checked, because the
 * host's stand-in doesn't set them. Vercel sets content types, and makes browsers revalidate pages.
 */
const BUILT_IN: Record<string, readonly string[]> = {vercel: ['type', 'cache']};

/** Whether `new Request` leaves an address unchanged. It resolves `/../`, as hosts do before they run the code. */
const isNormalized = ([, address]: Row): boolean =>
  new URL(`${ORIGIN}/${address}`).pathname.slice(1) === address.split('?')[0];
/** Returns a path with the escapes that browsers add. */
const addressOf = (path: string): string => new URL(path, ORIGIN).pathname;
/** Whether Vercel recognizes the spelling of a page's path. Vercel compares paths without decoding them. */
const isPlain = ([, address, , {status}]: Row): boolean =>
  !`/${address}`.includes('//') &&
  !(
    status !== undefined &&
    status < 400 &&
    address.includes('%') &&
    addressOf(decodeURIComponent(address)) !== `/${address}`
  );

describe.each(Object.keys(START))('%s', (name) => {
  describe.each(['/', '/docs/portal/'])('at %s', (basePath) => {
    let respond: Respond;
    beforeAll(() => {
      respond = START[name]!(HOSTS.find((host) => host.name === name)!.write(deliveryAt(folder, basePath)), basePath);
    });
    const ask = (method: string, address: string, headers: Record<string, string>) =>
      Promise.resolve(respond(new Request(ORIGIN + address, {method, headers})));

    const assertRow = async ([method, address, headers, expected]: Row, prefix: string) => {
      const response = await ask(method, prefix + address, headers);
      const configured = Object.entries({...expected, encoding: undefined}).filter(
        ([key]) => !BUILT_IN[name]?.includes(key) && !(key === 'vary' && expected.vary === 'accept-encoding'),
      );
      const reply = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
      const {seen, wanted} = compare(reply, [method, address, headers, Object.fromEntries(configured)], prefix);
      expect(seen).toEqual(wanted);
    };

    const rows = ROWS.filter((row) => isNormalized(row) && (name !== 'vercel' || isPlain(row)));
    it.each(rows)('%s %s %j', (...row) => assertRow(row, basePath));
    if (basePath !== '/') {
      it.each(rowsAround(basePath))('around the base path, %s %s', (...row) => assertRow(row, ''));
    }

    it.each(['', 'none', 'none.js', 'a%00b', 'old', 'assets/js/main.1a2b3c4d.js'])(
      'sends the security headers with /%s',
      async (below) => {
        const {headers} = await ask('GET', basePath + below, {});
        expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
      },
    );

    it('lets browsers keep files with a hash, but not the response for a missing one', async () => {
      const {headers} = await ask('GET', `${basePath}assets/js/main.1a2b3c4d.js`, {});
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const missing = await ask('GET', `${basePath}assets/js/none.1a2b.js`, {});
      expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable');
    });

    if (name !== 'vercel') {
      it('responds with 304 to a conditional request for a page, but never for the not-found page', async () => {
        const known = {'if-none-match': '"1"'};
        const page = await ask('GET', `${basePath}dms/client`, known);
        expect(page.status).toBe(304);
        expect(page.headers.get('cache-control')).toBe('no-cache');
        const missing = await ask('GET', `${basePath}none`, known);
        expect([missing.status, await missing.text()]).toEqual([404, FILES['404.html']]);
      });
    }
  });
});

it('responds to a range request with a part of the file, but never with a part of the not-found page', async () => {
  const respond = createFetchHandler({basePath: '/', moved: [], security: {}, files: ['a.png', '404.html']});
  const fetch = ({headers}: Request) =>
    Promise.resolve(
      headers.has('range')
        ? new Response('b', {status: 206, headers: {'content-range': 'bytes 1-1/3'}})
        : new Response('abc', {headers: {'accept-ranges': 'bytes'}}),
    );
  const ask = (address: string) =>
    respond(new Request(ORIGIN + address, {headers: {range: 'bytes=1-1'}}), {fetch, pathOf: (file) => file});
  const part = await ask('/a.png');
  expect([part.status, await part.text()]).toEqual([206, 'b']);
  expect(Object.fromEntries(part.headers)).toMatchObject({'content-range': 'bytes 1-1/3', 'cache-control': 'no-cache'});
  const missing = await ask('/none');
  expect([missing.status, await missing.text()]).toEqual([404, 'abc']);
});

it("returns the host's own response if the host doesn't have the file", async () => {
  const respond = createFetchHandler({basePath: '/', moved: [], security: {}, files: ['assets/a b.js']});
  const asked: string[] = [];
  const fetch = ({url}: Request) => {
    asked.push(url);
    return Promise.resolve(new Response('gone', {status: 404}));
  };
  const response = await respond(new Request(`${ORIGIN}/assets/a%20b.js`), {fetch, pathOf: (file) => file});
  expect(asked).toEqual([`${ORIGIN}/assets/a%20b.js`]);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, null]);
});
