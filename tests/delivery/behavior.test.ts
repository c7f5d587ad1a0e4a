/**
 * Sends the same requests to the preview server, nginx and Caddy, and expects the same responses. If a server isn't
 * installed, its tests are skipped or, with `REQUIRE_SERVERS`, fail.
 */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {compress} from '../../scripts/delivery/compress';
import {ask, sendAtOnce, sendRaw} from '../support/ask';
import {FILES, ROWS, compare, deliveryAt, rowsAround} from '../support/deliveryRequests';
import {SERVERS, missingProgram, startServer, type Server} from '../support/servers';

const folder = mkdtempSync(path.join(tmpdir(), 'delivery-'));
for (const [file, text] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
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
      server = await startServer(name, deliveryAt(folder, basePath));
    });
    afterAll(() => server.close());

    it.each(ROWS)('%s %s %j', async (...row) => {
      const [method, below, headers] = row;
      const {seen, wanted} = compare(await ask(server.origin, method, basePath + below, headers), row, basePath);
      expect(seen).toEqual(wanted);
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

    it.each(['dms/client', '_portal/search.json'])('responds with 304 if the reader already has /%s', async (below) => {
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

    if (basePath === '/') {
      it('loses none of 2,000 requests at once', async () => {
        const replies = await sendAtOnce(server.origin, '/dms/client', 2000);
        const whole = replies.filter(
          (reply) => reply.startsWith('HTTP/1.1 200 ') && reply.endsWith(FILES['dms/client.html']!),
        );
        expect(whole.length).toBe(2000);
      }, 30_000);
    }

    // Leave out Caddy: Go's HTTP library answers invalid requests itself, and Caddy can't change these answers.
    if (name !== 'caddy') {
      it.each([
        ['a line that is no request', 'NONSENSE\r\n\r\n', /^HTTP\/1\.1 400 /],
        ['no host', 'GET / HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
        [
          'headers that are too long',
          `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
          /^HTTP\/1\.1 4(00|31) /,
        ],
      ])('sends the security headers to a client that sends %s', async (_, request, status) => {
        const reply = await sendRaw(server.origin, request);
        expect(reply).toMatch(status);
        expect(reply).toMatch(/^content-security-policy: default-src 'none'; /im);
        expect(reply).toMatch(/^x-content-type-options: nosniff\r$/im);
      });
    }

    if (basePath !== '/') {
      it.each(rowsAround(basePath))('around the base path, %s %s', async (...row) => {
        const [method, address, headers] = row;
        const {seen, wanted} = compare(await ask(server.origin, method, address, headers), row, '');
        expect(seen).toEqual(wanted);
      });
    }
  });
});
