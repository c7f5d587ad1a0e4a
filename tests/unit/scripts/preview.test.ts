import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, request as httpRequest, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createPreviewHandler} from '../../../scripts/preview/handler';

const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'dms/client.html': 'client',
  'assets/js/main.1a2b.js': 'code',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

let server: Server;
afterEach(() => {
  server.close();
});
afterAll(() => {
  rmSync(folder, {recursive: true});
});

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Asks with the path as it stands; `fetch` would put it right. */
async function ask(requestPath: string, {basePath = '/', method = 'GET'} = {}): Promise<Answer> {
  server = createServer(createPreviewHandler({folder, basePath}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({host: '127.0.0.1', port, path: requestPath, method, agent: false}, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => {
        resolve({status: response.statusCode!, headers: response.headers, body});
      });
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['/', 200, 'home'],
  ['/index.html', 200, 'home'],
  ['/dms/client', 200, 'client'],
  ['/dms/client/', 200, 'client'],
  ['/dms/client.html', 200, 'client'],
  ['/dms/client?a=b', 200, 'client'],
  ['/no/such/page', 404, 'not found'],
  ['/no/such/page.html', 404, 'not found'],
  ['/assets/js/none.js', 404, '404 Not Found\n'],
  ['/%E0%A4%A', 400, '400 Bad Request\n'],
  ['/../package.json', 400, '400 Bad Request\n'],
  ['/%2e%2e/package.json', 400, '400 Bad Request\n'],
])('%s gives status %i', async (requestPath, status, body) => {
  expect(await ask(requestPath)).toMatchObject({status, body});
});

it('refuses other methods, and answers HEAD without a body', async () => {
  expect(await ask('/', {method: 'POST'})).toMatchObject({status: 405, headers: {allow: 'GET, HEAD'}});
  server.close();
  expect(await ask('/none', {method: 'HEAD'})).toMatchObject({status: 404, body: ''});
});

it('lets hashed files be kept, and asks again for pages', async () => {
  expect((await ask('/assets/js/main.1a2b.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  server.close();
  expect((await ask('/dms/client')).headers['cache-control']).toBe('no-cache');
});

it.each([
  ['/', 302, ''],
  ['/docs/portal', 200, 'home'],
  ['/docs/portal/', 200, 'home'],
  ['/docs/portal/dms/client.html', 200, 'client'],
  ['/dms/client', 404, ''],
])('under a base path, %s gives status %i', async (requestPath, status, body) => {
  const answer = await ask(requestPath, {basePath: '/docs/portal/'});
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(body);
});

it('says what to do where nothing was built', () => {
  server = createServer();
  expect(() => createPreviewHandler({folder: '/nowhere', basePath: '/'})).toThrow(/run "npm run build" first/);
});
