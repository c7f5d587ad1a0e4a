/** @jest-environment node */
import {forgetOldReleases, keepRelease, matchThisRelease, type CacheEnv} from '../../../src/offline/keep';
import type {Release} from '../../../src/offline/release';
import {CachesStandIn} from '../../support/cacheStandIn';

const ORIGIN = 'https://docs.test';

let caches: CachesStandIn;
let asked: string[];
beforeEach(() => {
  caches = new CachesStandIn();
  asked = [];
});

const keeping = (release: Partial<Release>, host: Record<string, string | number>): CacheEnv => ({
  release: {id: 'one', basePath: '/', files: [], ...release},
  origin: ORIGIN,
  caches,
  fetch(address, {cache}) {
    asked.push(`${address.slice(ORIGIN.length)} ${cache}`);
    const body = host[address.slice(ORIGIN.length)];
    return Promise.resolve(typeof body === 'string' ? new Response(body) : new Response('', {status: body ?? 404}));
  },
});

const POINTER = '{"index":"search-index-1.json"}';
const INDEX = '{"pages":[["x","1a",[1,"X"]]]}';

test('all files of a release are cached, and the search index that its pointer names, with its texts', async () => {
  const files: Release['files'] = [['', 'h'], ['x', 'r'], ['assets/a.1.js'], ['_portal/search.json', 'one']];
  const host = {
    '/': 'home',
    '/x': 'page',
    '/assets/a.1.js': 'script',
    '/_portal/search.json': POINTER,
    '/_portal/search-index-1.json': INDEX,
    '/_portal/texts/1a.json': 'texts',
  };
  await keepRelease(keeping({files}, host));
  expect(await caches.textsIn('portal / one')).toEqual({
    [`${ORIGIN}/`]: 'home',
    [`${ORIGIN}/x`]: 'page',
    [`${ORIGIN}/assets/a.1.js`]: 'script',
    [`${ORIGIN}/_portal/search.json`]: POINTER,
    [`${ORIGIN}/_portal/search-index-1.json`]: INDEX,
    [`${ORIGIN}/_portal/texts/1a.json`]: 'texts',
    [`${ORIGIN}/_portal/release`]: JSON.stringify({id: 'one', basePath: '/', files}),
  });
  // Files that may have changed are revalidated. Files with a hash in their names may come from the browser's cache.
  expect(asked).toEqual(expect.arrayContaining(['/x no-cache', '/assets/a.1.js default']));
});

test('all parts of a search index in parts are cached', async () => {
  const parts = {
    words: [
      ['', '1'],
      ['m', '2'],
    ],
    terms: '3',
    paths: '4',
    routes: '5',
    pages: ['6', '7'],
  };
  const host = {
    '/_portal/search.json': JSON.stringify({parts}),
    ...Object.fromEntries(['1', '2', '3', '4', '5'].map((name) => [`/_portal/search-index-${name}.json`, '{}'])),
    '/_portal/search-index-6.json': JSON.stringify([['x', '1a', [1, 'X']]]),
    '/_portal/search-index-7.json': JSON.stringify([['y', '2b', [1, 'Y']]]),
    '/_portal/texts/1a.json': 'texts',
    '/_portal/texts/2b.json': 'texts',
  };
  await keepRelease(keeping({files: [['_portal/search.json', 'one']]}, host));
  expect(Object.keys(await caches.textsIn('portal / one')).map((address) => address.slice(ORIGIN.length))).toEqual(
    expect.arrayContaining(Object.keys(host)),
  );
});

test('unchanged files are copied from the previous release', async () => {
  await keepRelease(
    keeping({files: [['x', 'r'], ['y', 'r'], ['assets/a.1.js']]}, {'/x': 'x', '/y': 'y', '/assets/a.1.js': 'a'}),
  );
  asked = [];
  const next = keeping(
    {id: 'two', files: [['x', 'r'], ['y', 'other'], ['assets/a.1.js'], ['assets/b.2.js']]},
    {'/y': 'new y', '/assets/b.2.js': 'b'},
  );
  await keepRelease(next);
  expect(asked.sort()).toEqual(['/assets/b.2.js default', '/y no-cache']);
  expect(await (await matchThisRelease(next, `${ORIGIN}/x`))!.text()).toBe('x');
  expect(await (await matchThisRelease(next, `${ORIGIN}/y`))!.text()).toBe('new y');
});

test.each([
  ['x', 503],
  ['x', 404],
  ['assets/a.1.js', 404],
])('if %s returns %i, nothing of the release is cached', async (path, status) => {
  await keepRelease(keeping({files: []}, {}));
  const next = keeping({id: 'two', files: [['y', 'r'], [path]]}, {'/y': 'y', [`/${path}`]: status});
  await expect(keepRelease(next)).rejects.toThrow(`${ORIGIN}/${path} returned ${status}`);
  expect(await caches.keys()).toEqual(['portal / one']);
});

test('after a file has failed, no further files are requested', async () => {
  const files = Array.from({length: 60}, (_, index): [string] => [`assets/${index}.js`]);
  const host = Object.fromEntries(files.map(([path]) => [`/${path}`, path]));
  await expect(keepRelease(keeping({files}, {...host, '/assets/3.js': 404}))).rejects.toThrow('returned 404');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked.length).toBeLessThan(20);
});

test('the cache stays if a new worker with the same release fails', async () => {
  await keepRelease(keeping({files: [['x', 'r']]}, {'/x': 'x'}));
  await expect(keepRelease(keeping({files: [['x', 'r']]}, {'/x': 503}))).rejects.toThrow('returned 503');
  expect(await (await matchThisRelease(keeping({}, {}), `${ORIGIN}/x`))!.text()).toBe('x');
});

test('looking something up caches nothing', async () => {
  expect(await matchThisRelease(keeping({}, {}), `${ORIGIN}/x`)).toBeUndefined();
  expect(await caches.keys()).toEqual([]);
});

test('the not-found page may have status 404', async () => {
  const now = keeping({files: [['404', 'r']]}, {'/404': 404});
  await keepRelease(now);
  expect((await matchThisRelease(now, `${ORIGIN}/404`))!.status).toBe(200);
});

test('only the last of the older releases stays; caches of other sites of the origin are unchanged', async () => {
  for (const id of ['one', 'two', 'three']) await keepRelease(keeping({id}, {}));
  await keepRelease(keeping({id: 'one', basePath: '/other/'}, {}));
  await forgetOldReleases(keeping({id: 'three'}, {}));
  expect(await caches.keys()).toEqual(['portal / two', 'portal / three', 'portal /other/ one']);
});

test('six files are fetched at a time', async () => {
  const files = Array.from({length: 20}, (_, index): Release['files'][number] => [`assets/${index}.js`]);
  let open = 0;
  const opened: number[] = [];
  await keepRelease({
    ...keeping({files}, {}),
    async fetch() {
      opened.push((open += 1));
      await new Promise((resolve) => setTimeout(resolve));
      open -= 1;
      return new Response('');
    },
  });
  expect(opened).toHaveLength(20);
  expect(Math.max(...opened)).toBe(6);
});
