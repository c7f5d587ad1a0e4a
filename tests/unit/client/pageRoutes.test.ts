/** @jest-environment jsdom */
import type {RouteConfig} from 'react-router-config';
import type * as PageRoutes from '../../../src/client/pageRoutes';
import {PAGE_ROUTES_ID, type PageRoute} from '../../../src/shared/pageRoutes';

jest.mock('@docusaurus/ComponentCreator', () => (path: string, hash: string) => `${path} ${hash}`);

const runtime = Object.assign(
  jest.fn((module: number) => ({default: `module ${module}`})),
  {
    p: '/portal/',
    u: (chunk: string) => `site-${chunk}.js`,
    e: jest.fn(() => Promise.resolve()),
    gca: (name: string) => (name === 'gone' ? '/portal/undefined.js' : `/portal/${name}.js`),
  },
);
const page = (path: string, id: number): PageRoute => ({
  path: `/portal${path}`,
  below: [0, 0],
  hash: `h${id}`,
  attributes: {exact: true, isPage: true},
  names: {__comp: 'item', content: `c${id}`, list: ['gone']},
  chunks: {[`c${id}`]: {source: `@site/docs${path}.mdx`, module: id, ids: ['shared', String(id)]}},
  files: {[id]: `assets/js/c${id}.js`},
});
const FIRST = page('/first', 1);
const NEXT = page('/next', 2);

const fetched = jest.fn<Promise<unknown>, [string]>();
const answer = (body: unknown, ok = true) => Promise.resolve({ok, status: 404, json: () => Promise.resolve(body)});
const {u} = runtime;

let routes: RouteConfig[];
let names: Record<string, unknown>;
let registry: Record<string, [() => Promise<unknown>, string, number]>;
let client: typeof PageRoutes;

/** Loads the module in a document that contains `data`. */
function load(data?: unknown): void {
  document.body.innerHTML =
    data === undefined ? '' : `<script type="application/json" id="${PAGE_ROUTES_ID}">${JSON.stringify(data)}</script>`;
  Object.assign(globalThis, {__webpack_require__: Object.assign(runtime, {u}), fetch: fetched});
  jest.isolateModules(() => {
    ({default: routes} = jest.requireActual<{default: RouteConfig[]}>('@generated/routes'));
    ({default: names} = jest.requireActual<{default: Record<string, unknown>}>('@generated/routesChunkNames'));
    ({default: registry} = jest.requireActual<{default: typeof registry}>('@generated/registry'));
    routes.push({path: '/portal/', routes: [{path: '/portal/', routes: []}]});
    client = jest.requireActual<typeof PageRoutes>('../../../src/client/pageRoutes');
  });
}

const added = () => routes[0]!.routes![0]!.routes!.map(({path, component}) => [path, component]);

beforeEach(() => {
  fetched.mockReset();
  load({hash: 'abc', count: 1, routes: {'/portal/first': FIRST, '/portal/near': page('/near', 4)}});
});

it("adds the first page's route from the document", async () => {
  expect(added()).toEqual([['/portal/first', '/portal/first h1']]);
  expect(names['/portal/first-h1']).toEqual(FIRST.names);
  const [loadChunk, source, module] = registry.c1!;
  expect([source, module]).toEqual(['@site/docs/first.mdx', 1]);
  fetched.mockReturnValue(answer([]));
  await expect(loadChunk()).resolves.toEqual({default: 'module 1'});
  expect(runtime.e.mock.calls).toEqual([['shared'], ['1']]);
});

it("returns the files of pages' scripts, and leaves other files to the bundler's runtime", () => {
  expect([runtime.u('1'), runtime.u('7')]).toEqual(['assets/js/c1.js', 'site-7.js']);
});

it('loads a part once, and adds only the pages that are needed', async () => {
  fetched.mockReturnValue(answer({'/portal/next': NEXT, '/portal/other': page('/other', 3)}));
  await Promise.all([client.loadRoute('/portal/next/'), client.loadRoute('/portal/next')]);
  expect(fetched.mock.calls).toEqual([['/portal/assets/pages/abc.0.json']]);
  expect(added()).toHaveLength(2);
  expect(client.loadRoute('/portal/other')).toBeUndefined();
  expect(added().map(([path]) => path)).toEqual(['/portal/first', '/portal/next', '/portal/other']);
});

it('needs no part for a nearby page, whose route is in the document', () => {
  expect(client.missingPart('/portal/near')).toBeUndefined();
  expect(client.loadRoute('/portal/near')).toBeUndefined();
  expect(added().map(([path]) => path)).toEqual(['/portal/first', '/portal/near']);
  expect(fetched).not.toHaveBeenCalled();
});

it('loads nothing for the first page, and a part only once for an unknown address', async () => {
  expect(client.missingPart('/portal/first')).toBeUndefined();
  fetched.mockReturnValue(answer({}));
  await client.loadRoute('/portal/unknown');
  expect(client.missingPart('/portal/unknown')).toBeUndefined();
  expect(added()).toHaveLength(1);
});

it.each([
  ['is missing', () => answer({}, false), 'Loading /portal/assets/pages/abc.0.json failed: 404'],
  ['contains no routes', () => answer(null), 'The file /portal/assets/pages/abc.0.json contains no routes.'],
  ["can't be loaded", () => Promise.reject(new TypeError('offline')), 'offline'],
])('reports that a part %s, and tries again later', async (_what, failure, message) => {
  fetched.mockImplementationOnce(failure).mockReturnValue(answer({'/portal/next': NEXT}));
  await expect(client.loadRoute('/portal/next')).rejects.toThrow(message);
  await client.loadRoute('/portal/next');
  expect(added()).toHaveLength(2);
});

it("returns the URLs of a page's scripts", () => {
  expect(client.scriptsOf('/portal/first')).toEqual([
    '/portal/item.js',
    '/portal/site-shared.js',
    '/portal/assets/js/c1.js',
  ]);
});

it('leaves the routes of `npm start` as they are', () => {
  load();
  expect(client.missingPart('/portal/next')).toBeUndefined();
  expect(client.loadRoute('/portal/next')).toBeUndefined();
  expect(added()).toEqual([]);
  expect(runtime.u).toBe(u);
});
