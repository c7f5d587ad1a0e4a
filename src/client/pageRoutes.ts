/**
 * Adds the routes of pages to Docusaurus' routes, in the browser. The scripts of a build contain no routes of pages
 * (src/plugins/pageRoutes). Instead, a page's HTML contains the page's own route and those of nearby pages. The routes of
 * all other pages are in JSON files called parts. Each part has several routes, and loads when one of these routes is
 * needed. With `npm start`, the scripts have all routes.
 */
import ComponentCreator from '@docusaurus/ComponentCreator';
import generatedChunkNames from '@generated/routesChunkNames';
import generatedRegistry from '@generated/registry';
import routes from '@generated/routes';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {pageLoader} from '../hooks/pageText';
import {
  chunkNamesIn,
  keyOfPage,
  PAGE_ROUTES_ID,
  partFile,
  partOfPage,
  type ChunkNames,
  type PageChunk,
  type PageRoutes,
  type PageRoutesData,
} from '../shared/pageRoutes';

/** Docusaurus reads these two objects when it creates a route's component. */
const chunkNames = generatedChunkNames as Record<string, ChunkNames>;
const registry = generatedRegistry as unknown as Record<string, [() => Promise<unknown>, string, string | number]>;

/** The bundler's runtime. A call with a module's id returns the module. */
declare const __webpack_require__: {
  (module: string | number): unknown;
  /** The base path. */
  p: string;
  /** Returns the file of a chunk, relative to the base path. */
  u: (chunk: string) => string;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** Returns the URL of a chunk, by its name. */
  gca(name: string): string;
};

const element = typeof document === 'undefined' ? null : document.getElementById(PAGE_ROUTES_ID);

/** Undefined on the server and with `npm start`. */
const data = element ? (JSON.parse(element.textContent) as PageRoutesData) : undefined;

/** The loaded routes, by their pages' keys. `added` has the keys of those already added to Docusaurus' routes. */
const known: PageRoutes = {};
const added = new Set<string>();

/** The requests for parts, by URL. `loaded` has the URLs of the parts that have arrived. */
const loading = new Map<string, Promise<void>>();
const loaded = new Set<string>();

/** The pages' chunks, by name. `files` has the script files, by the bundler's chunk ids. */
const chunks: Record<string, PageChunk> = {};
const files: Record<string, string> = {};

if (data) {
  const fileOf = __webpack_require__.u;
  __webpack_require__.u = (chunk) => files[chunk] ?? fileOf(chunk);
  Object.assign(known, data.routes);
  const [ownKey] = Object.keys(known);
  if (ownKey !== undefined) addRoute(ownKey);
}

/**
 * Returns the URL of the part that contains a page's route, or undefined if no part has to be loaded for the page.
 *
 * @param path - with the base path
 */
export function missingPart(path: string): string | undefined {
  if (!data?.count) return undefined;
  const key = keyOfPage(path);
  const url = __webpack_require__.p + partFile(data.hash, partOfPage(key, data.count));
  return key in known || loaded.has(url) ? undefined : url;
}

/**
 * Adds the route of the page at `path`, if there is one, to Docusaurus' routes. Returns undefined if no part has to be
 * loaded for this, otherwise a promise. If loading fails, the promise rejects, and a later call tries again.
 *
 * @param path - with the base path
 */
export function loadRoute(path: string): Promise<void> | undefined {
  const url = missingPart(path);
  if (url === undefined) {
    addRoute(keyOfPage(path));
    return undefined;
  }
  const part = loading.get(url) ?? loadPart(url);
  loading.set(url, part);
  return part.then(() => addRoute(keyOfPage(path)));
}

/**
 * Returns the URLs of a page's scripts, and of the scripts of its parent routes. Call it after the file with the
 * page's route has loaded.
 *
 * @param path - with the base path
 */
export function scriptsOf(path: string): string[] {
  addRoute(keyOfPage(path));
  const matched = new Set(matchRoutes(routes, path).map(({route}) => route.path));
  const names = Object.entries(chunkNames).filter(([key]) => matched.has(key.replace(/-[^-]+$/, '')));
  const addresses = names.flatMap(([, tree]) => chunkNamesIn(tree)).flatMap(scriptsOfChunk);
  // If the bundler has moved all modules of a chunk to other chunks, the chunk's URL contains "undefined".
  return addresses.filter((address) => !address.includes('undefined'));
}

const scriptsOfChunk = (name: string): string[] =>
  chunks[name]?.ids.map((id) => __webpack_require__.p + __webpack_require__.u(id)) ?? [__webpack_require__.gca(name)];

async function loadPart(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Loading ${url} failed: ${response.status}`);
    const part = (await response.json()) as PageRoutes | null;
    if (!part) throw new Error(`The file ${url} contains no routes.`);
    Object.assign(known, part);
    loaded.add(url);
  } finally {
    loading.delete(url);
  }
}

/** Adds a loaded route to Docusaurus' routes, once. */
function addRoute(key: string): void {
  const page = known[key];
  if (!page || added.has(key)) return;
  added.add(key);
  Object.assign(files, page.files);
  Object.assign(chunks, page.chunks);
  for (const [name, chunk] of Object.entries(page.chunks)) registry[name] = toRegistered(name, chunk);
  const {path, hash} = page;
  chunkNames[`${path}-${hash}`] = page.names;
  const list = page.below.reduce<RouteConfig[]>((found, index) => found[index]!.routes!, routes);
  list.push({...page.attributes, path, component: ComponentCreator(path, hash)});
}

function toRegistered(name: string, {source, module, ids}: PageChunk): (typeof registry)[string] {
  const load = async () => {
    await Promise.all(ids.map((id) => __webpack_require__.e(id)));
    return __webpack_require__(module);
  };
  return [pageLoader(source, name, load, () => scriptsOfChunk(name).at(-1)!), source, module];
}
