/** The table of requests, answered by what hosts run: the code and the routes that are written for them. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createRespond} from '../../../../scripts/delivery/edge/respond';
import {HOSTS} from '../../../../scripts/delivery/hosts';
import {FILES, ROWS, compare, deliveryAt, rowsAround, type Row} from '../../../support/deliveryRequests';
import {cloudflareFiles, load, plainFiles, vercelRouter} from '../../../support/edgeHosts';

const ORIGIN = 'https://docs.example.org';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}
// Packed forms are none of the files that a host has.
writeFileSync(path.join(folder, 'index.html.br'), '');
afterAll(() => {
  rmSync(folder, {recursive: true});
});

const filesAt = (basePath: string) =>
  Object.fromEntries(Object.entries(FILES).map(([file, text]) => [basePath + file, text]));

type Answer = (request: Request) => Response | Promise<Response>;

/** What is written for each host, started. */
const STARTED: Record<string, (written: Record<string, string>, basePath: string) => Answer> = {
  cloudflare(written, basePath) {
    interface Worker {
      default: {fetch: (request: Request, env: {ASSETS: {fetch: Answer}}) => Promise<Response>};
    }
    const worker = (load(written['_worker.js']!) as Worker).default;
    const ASSETS = {fetch: cloudflareFiles(filesAt(basePath))};
    return (request) => worker.fetch(request, {ASSETS});
  },
  netlify(written, basePath) {
    interface EdgeFunction {
      default: (request: Request, context: {next: Answer}) => Promise<Response>;
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
    return vercelRouter(routes, {...filesAt(basePath), ...(Object.fromEntries(errors) as Record<string, string>)});
  },
};

/** Hosts pack by themselves, and Vercel knows types, and has pages asked for anew, without being told. */
const UNTOLD: Record<string, readonly string[]> = {vercel: ['type', 'cache']};

/** A host resolves `/../` before it asks; a request has no other form here. */
const isAsked = ([, address]: Row): boolean =>
  new URL(`${ORIGIN}/${address}`).pathname.slice(1) === address.split('?')[0];
/** Vercel compares a path as it is written. */
const isPlain = ([, address, , {location}]: Row): boolean =>
  !address.includes('//') && !(location === '' && address.includes('%'));

describe.each(Object.keys(STARTED))('%s', (name) => {
  describe.each(['/', '/docs/portal/'])('at %s', (basePath) => {
    let answer: Answer;
    beforeAll(() => {
      answer = STARTED[name]!(HOSTS.find((host) => host.name === name)!.write(deliveryAt(folder, basePath)), basePath);
    });
    const ask = (method: string, address: string, headers: Record<string, string>) =>
      Promise.resolve(answer(new Request(ORIGIN + address, {method, headers})));

    const assertRow = async ([method, address, headers, expected]: Row, prefix: string) => {
      const response = await ask(method, prefix + address, headers);
      const told = Object.entries({...expected, encoding: undefined}).filter(
        ([key]) => !UNTOLD[name]?.includes(key) && !(key === 'vary' && expected.vary === 'accept-encoding'),
      );
      const reply = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await response.text(),
      };
      const {seen, wanted} = compare(reply, [method, address, headers, Object.fromEntries(told)], prefix);
      expect(seen).toEqual(wanted);
    };

    const rows = ROWS.filter((row) => isAsked(row) && (name !== 'vercel' || isPlain(row)));
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

    it('keeps files with a hash for good, and a missing one not at all', async () => {
      const {headers} = await ask('GET', `${basePath}assets/js/main.1a2b3c4d.js`, {});
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const missing = await ask('GET', `${basePath}assets/js/none.1a2b.js`, {});
      expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable');
    });

    if (name !== 'vercel') {
      it('answers 304 for a page that the reader has, and never in the place of the not-found page', async () => {
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

it('gives a part of a file where one is asked for, and never a part of the not-found page', async () => {
  const respond = createRespond({basePath: '/', moved: [], security: {}, files: ['a.png', '404.html']});
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

it('gives what the host answers itself where it has no such file', async () => {
  const respond = createRespond({basePath: '/', moved: [], security: {}, files: ['assets/a b.js']});
  const asked: string[] = [];
  const fetch = ({url}: Request) => {
    asked.push(url);
    return Promise.resolve(new Response('gone', {status: 404}));
  };
  const response = await respond(new Request(`${ORIGIN}/assets/a%20b.js`), {fetch, pathOf: (file) => file});
  expect(asked).toEqual([`${ORIGIN}/assets/a%20b.js`]);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, null]);
});
