/** @jest-environment node */
import {answer, keptPath, type WorkerEnv} from '../../../src/offline/answer';

const SITE = 'https://docs.test';

const env = (more: Partial<WorkerEnv> = {}): WorkerEnv => ({
  release: {id: 'new', basePath: '/base/', files: []},
  fetch: () => Promise.resolve(new Response('from the network')),
  matchThisRelease: () => Promise.resolve(undefined),
  matchAnyRelease: () => Promise.resolve(undefined),
  ...more,
});
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const keeping =
  (files: Record<string, string>) =>
  (address: string): Promise<Response | undefined> =>
    Promise.resolve(address in files ? new Response(files[address]) : undefined);
const request = (path: string, init?: RequestInit): Request => new Request(SITE + path, init);
/** Returns a navigation request. Overrides the mode, because only browsers can create such requests. */
const navigation = (path: string): Request => Object.defineProperty(request(path), 'mode', {value: 'navigate'});

test.each([
  ['/base/dms/client', 'dms/client'],
  ['/base/dms/client.html', 'dms/client'],
  ['/base/dms/client/', 'dms/client'],
  ['/base/dms/client/index.html', 'dms/client'],
  ['/base/dms/client/index/', 'dms/client'],
  ['/base/dms/client.html/', 'dms/client'],
  ['//base//dms/client', 'dms/client'],
  ['/base/', ''],
  ['/base', ''],
  ['/base/index.html', ''],
  ['/base/index', ''],
  ['/base/assets/js/main.1.js', 'assets/js/main.1.js'],
  ['/base/reindex', 'reindex'],
  ['/other', undefined],
  ['/baseline', undefined],
])('%s is cached as %j', (pathname, path) => {
  expect(keptPath(pathname, '/base/')).toBe(path);
});

test('a page comes from the network if there is one, although it is cached', async () => {
  const matchThisRelease = keeping({[`${SITE}/base/x`]: 'kept'});
  const response = await answer(request('/base/x'), env({matchThisRelease}));
  expect(await response!.text()).toBe('from the network');
});

test('an error of the host is returned', async () => {
  const matchThisRelease = keeping({[`${SITE}/base/x`]: 'kept'});
  const fetch = () => Promise.resolve(new Response('broken', {status: 503}));
  expect((await answer(request('/base/x'), env({matchThisRelease, fetch})))!.status).toBe(503);
});

test('without a network, a page comes from the cache, by each of its addresses', async () => {
  const matchThisRelease = keeping({[`${SITE}/base/x`]: 'kept'});
  for (const path of ['/base/x', '/base/x.html', '/base/x/', '/base/x?sdk=kotlin#part']) {
    const response = await answer(navigation(path), env({matchThisRelease, fetch: offline}));
    expect([path, response!.status, await response!.text()]).toEqual([path, 200, 'kept']);
  }
});

test('without a network, an unknown page gets the not-found page, and an unknown file fails', async () => {
  const matchThisRelease = keeping({[`${SITE}/base/404`]: 'Page Not Found'});
  const response = await answer(navigation('/base/nowhere'), env({matchThisRelease, fetch: offline}));
  expect([response!.status, await response!.text()]).toEqual([404, 'Page Not Found']);
  await expect(answer(request('/base/nothing.svg'), env({matchThisRelease, fetch: offline}))).rejects.toThrow(
    TypeError,
  );
});

test('a file with a hash comes from the cache of any release, without a request', async () => {
  const matchAnyRelease = keeping({[`${SITE}/base/assets/js/a.1.js`]: 'kept'});
  const fetch = jest.fn(offline);
  const response = await answer(request('/base/assets/js/a.1.js'), env({matchAnyRelease, fetch}));
  expect(await response!.text()).toBe('kept');
  expect(fetch).not.toHaveBeenCalled();
});

test("a file with a hash that isn't cached comes from the network", async () => {
  const response = await answer(request('/base/assets/js/b.2.js'), env());
  expect(await response!.text()).toBe('from the network');
});

test.each([
  ['another method', request('/base/x', {method: 'POST'})],
  ['a part of a file', request('/base/film.webm', {headers: {Range: 'bytes=0-1'}})],
  ['an address outside of the site', request('/other/x')],
])('%s is left to the browser', (_what, asked) => {
  expect(answer(asked, env())).toBeUndefined();
});
