/** Keeps the files of a release, and forgets those of the ones before the last. */
import {INDEX_FOLDER} from '../search/indexFile';
import {cachePrefix, NOT_FOUND_PAGE, RELEASE_FILE, SEARCH_POINTER, type Release} from './release';

/** The parts of the service worker's environment that keeping a release needs. */
export interface CacheEnv {
  release: Release;
  origin: string;
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/** How many files are asked for at a time. */
const AT_ONCE = 6;

const cacheOf = ({basePath, id}: Release): string => cachePrefix(basePath) + id;

/** Caches of this site, the oldest first. */
async function ownCaches({caches, release}: CacheEnv): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix(release.basePath)));
}

/** The revisions that an earlier release kept, by path. */
async function revisionsIn(cache: Cache, address: string): Promise<ReadonlyMap<string, string | undefined>> {
  const kept = await cache.match(address);
  const files = kept ? ((await kept.json()) as Release).files : [];
  return new Map(files.map(([path, revision]) => [path, revision]));
}

/**
 * Keeps all files of a release. What the newest kept release has with the same content is taken from there.
 *
 * @throws Error where a file cannot be had: half a release is none, and what there is of it is forgotten
 */
export async function keepRelease(keeping: CacheEnv): Promise<void> {
  const {release, origin, caches} = keeping;
  const name = cacheOf(release);
  // The worker may be new and the files those of the worker in charge: what it needs stays.
  const wasWhole = (await caches.match(origin + release.basePath + RELEASE_FILE, {cacheName: name})) !== undefined;
  try {
    await fill(await caches.open(name), keeping);
  } catch (error) {
    if (!wasWhole) await caches.delete(name);
    throw error;
  }
}

async function fill(cache: Cache, keeping: CacheEnv): Promise<void> {
  const {release, origin, caches, fetch} = keeping;
  const addressOf = (path: string): string => origin + release.basePath + path;
  const before = (await ownCaches(keeping)).filter((name) => name !== cacheOf(release)).at(-1);
  const old = before === undefined ? undefined : await caches.open(before);
  const revisions = old ? await revisionsIn(old, addressOf(RELEASE_FILE)) : new Map<string, string | undefined>();

  const keep = async ([path, revision]: Release['files'][number]): Promise<void> => {
    const address = addressOf(path);
    const same = revisions.has(path) && revisions.get(path) === revision ? await old!.match(address) : undefined;
    await cache.put(address, same ?? (await ask(path, revision)));
  };
  const ask = async (path: string, revision: string | undefined): Promise<Response> => {
    const address = addressOf(path);
    const response = await fetch(address, {cache: revision === undefined ? 'default' : 'no-cache'});
    // The page of unknown addresses comes with the status of one.
    const came = response.ok || (path === NOT_FOUND_PAGE && response.status === 404);
    if (!came) throw new Error(`${address} gives ${response.status}`);
    // An answer that was redirected may not be given to a navigation.
    return new Response(response.body, {headers: response.headers});
  };

  const queue = [...release.files];
  const worker = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) await keep(file);
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  const pointer = await cache.match(addressOf(SEARCH_POINTER));
  if (pointer) {
    const {index} = (await pointer.json()) as {index: string};
    await keep([`${INDEX_FOLDER}/${index}`]);
  }
  await cache.put(addressOf(RELEASE_FILE), Response.json(release));
}

/** Forgets all releases but this one and the one before it, whose pages may still be open. */
export async function forgetOldReleases(keeping: CacheEnv): Promise<void> {
  const names = await ownCaches(keeping);
  const own = cacheOf(keeping.release);
  const previous = names.filter((name) => name !== own).at(-1);
  await Promise.all(
    names.filter((name) => name !== own && name !== previous).map((name) => keeping.caches.delete(name)),
  );
}

/** What this release keeps of an address. */
export function matchThisRelease({caches, release}: CacheEnv, address: string): Promise<Response | undefined> {
  return caches.match(address, {cacheName: cacheOf(release)});
}
