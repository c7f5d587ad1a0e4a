/** Caches the files of a release. Deletes the caches of older releases, except the previous one. */
import {
  INDEX_FOLDER,
  indexName,
  type IndexPage,
  textsPath,
  type CurrentIndex,
  type IndexFile,
} from '../search/indexFile';
import {cachePrefix, NOT_FOUND_PAGE, RELEASE_FILE, SEARCH_POINTER, type Release} from './release';

/** The parts of the service worker's environment that caching a release needs. */
export interface CacheEnv {
  release: Release;
  origin: string;
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
}

const PARALLEL_REQUESTS = 6;

const cacheOf = ({basePath, id}: Release): string => cachePrefix(basePath) + id;

/** Returns the names of this site's caches, oldest first. */
async function ownCaches({caches, release}: CacheEnv): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix(release.basePath)));
}

/** Returns the revision of each file in a release's cache, by path. The cache has the `Release` at `address`. */
async function revisionsIn(cache: Cache, address: string): Promise<ReadonlyMap<string, string | undefined>> {
  const kept = await cache.match(address);
  const files = kept ? ((await kept.json()) as Release).files : [];
  return new Map(files.map(([path, revision]) => [path, revision]));
}

/**
 * Caches all files of a release, with its search index and texts. Files in `Release.files` that haven't changed since
 * the previous release are copied from its cache.
 *
 * @throws Error if a file can't be loaded. The cache is then deleted, unless it was complete before.
 */
export async function keepRelease(env: CacheEnv): Promise<void> {
  const {release, origin, caches} = env;
  const name = cacheOf(release);
  // If the cache was complete before, keep it, because the active worker may have the same release and use this cache.
  const wasComplete = (await caches.match(origin + release.basePath + RELEASE_FILE, {cacheName: name})) !== undefined;
  try {
    await fill(await caches.open(name), env);
  } catch (error) {
    if (!wasComplete) await caches.delete(name);
    throw error;
  }
}

async function fill(cache: Cache, env: CacheEnv): Promise<void> {
  const {release, origin, caches, fetch} = env;
  const addressOf = (path: string): string => origin + release.basePath + path;
  const previous = (await ownCaches(env)).filter((name) => name !== cacheOf(release)).at(-1);
  const old = previous === undefined ? undefined : await caches.open(previous);
  const revisions = old ? await revisionsIn(old, addressOf(RELEASE_FILE)) : new Map<string, string | undefined>();

  const keep = async ([path, revision]: Release['files'][number]): Promise<void> => {
    const address = addressOf(path);
    const same = revisions.has(path) && revisions.get(path) === revision ? await old!.match(address) : undefined;
    await cache.put(address, same ?? (await load(path, revision)));
  };
  const load = async (path: string, revision: string | undefined): Promise<Response> => {
    const address = addressOf(path);
    const response = await fetch(address, {cache: revision === undefined ? 'default' : 'no-cache'});
    // Hosts send the not-found page with status 404.
    const isValid = response.ok || (path === NOT_FOUND_PAGE && response.status === 404);
    if (!isValid) throw new Error(`${address} returned ${response.status}`);
    // Browsers reject a redirected response to a navigation. A copy of the response isn't marked as redirected.
    return new Response(response.body, {headers: response.headers});
  };

  const queue = [...release.files];
  const worker = async (): Promise<void> => {
    try {
      for (let file = queue.shift(); file; file = queue.shift()) await keep(file);
    } catch (error) {
      // Without this file, nothing is saved, so the others needn't be loaded.
      queue.length = 0;
      throw error;
    }
  };
  const keepQueued = (): Promise<unknown> => Promise.all(Array.from({length: PARALLEL_REQUESTS}, worker));
  await keepQueued();
  const pointer = await cache.match(addressOf(SEARCH_POINTER));
  if (pointer) {
    const current = (await pointer.json()) as CurrentIndex;
    const read = async (path: string): Promise<unknown> => (await cache.match(addressOf(path)))!.json();
    const keepTexts = (pages: readonly IndexPage[]): void => {
      queue.push(...pages.map(([, texts]): [string] => [textsPath(texts)]));
    };
    if ('parts' in current) {
      const {words, terms, paths, routes, pages} = current.parts;
      const pathOf = (name: string): string => `${INDEX_FOLDER}/${indexName(name)}`;
      const names = [...words.map(([, name]) => name), terms, paths, routes, ...pages];
      queue.push(...names.map((name): [string] => [pathOf(name)]));
      await keepQueued();
      for (const name of pages) keepTexts((await read(pathOf(name))) as IndexPage[]);
    } else {
      const path = `${INDEX_FOLDER}/${current.index}`;
      await keep([path]);
      keepTexts(((await read(path)) as IndexFile).pages);
    }
    await keepQueued();
  }
  await cache.put(addressOf(RELEASE_FILE), Response.json(release));
}

/** Deletes the caches of all releases except this one and the previous one, whose pages may still be open. */
export async function forgetOldReleases(env: CacheEnv): Promise<void> {
  const names = await ownCaches(env);
  const own = cacheOf(env.release);
  const previous = names.filter((name) => name !== own).at(-1);
  await Promise.all(names.filter((name) => name !== own && name !== previous).map((name) => env.caches.delete(name)));
}

/** Returns this release's cached response for an address; undefined if there is none. */
export function matchThisRelease({caches, release}: CacheEnv, address: string): Promise<Response | undefined> {
  return caches.match(address, {cacheName: cacheOf(release)});
}
