/**
 * Answers requests in the service worker. Files with a hash in their name come from the cache if they are in it. All
 * other files come from the network, or from the cache if there is no network.
 */
import {isHashed} from '../shared/hashedFiles';
import {stripBasePath} from '../shared/routes';
import {NOT_FOUND_PAGE, type Release} from './release';

/** The parts of the service worker's environment that an answer needs. */
export interface WorkerEnv {
  release: Release;
  /** @throws TypeError if there is no network */
  fetch: (request: Request) => Promise<Response>;
  /** Returns this release's cached response for an address; undefined if there is none. */
  matchThisRelease: (address: string) => Promise<Response | undefined>;
  /** Returns any release's cached response for an address; undefined if there is none. */
  matchAnyRelease: (address: string) => Promise<Response | undefined>;
}

/**
 * Returns the path under which a page or file is cached, without the base path. It is the same for `/x`, `/x.html`,
 * `/x/` and `/x/index.html`.
 *
 * @param pathname - the path of the request
 * @param basePath - with a slash at both ends
 * @returns undefined for a path outside the base path
 */
export function keptPath(pathname: string, basePath: string): string | undefined {
  // Hosts treat two slashes as one.
  const path = pathname.replace(/\/{2,}/g, '/');
  return `${path}/`.startsWith(basePath) ? stripBasePath(path, basePath).slice(1) : undefined;
}

/**
 * Answers a request from a page of the site.
 *
 * @returns undefined for requests that the browser should handle itself
 */
export function answer(request: Request, env: WorkerEnv): Promise<Response> | undefined {
  const {basePath} = env.release;
  const {origin, pathname} = new URL(request.url);
  const path = keptPath(pathname, basePath);
  if (request.method !== 'GET' || path === undefined || request.headers.has('range')) return undefined;
  const address = origin + basePath + path;
  return isHashed(path)
    ? cacheFirst(request, address, env)
    : networkFirst(request, address, origin + basePath + NOT_FOUND_PAGE, env);
}

async function cacheFirst(request: Request, address: string, {fetch, matchAnyRelease}: WorkerEnv): Promise<Response> {
  // Look in the caches of all releases, because an open page may be from the previous release.
  return (await matchAnyRelease(address)) ?? fetch(request);
}

async function networkFirst(
  request: Request,
  address: string,
  notFound: string,
  {fetch, matchThisRelease}: WorkerEnv,
): Promise<Response> {
  try {
    // Return the host's errors too. If readers got a cached page instead, they wouldn't know that it's old.
    return await fetch(request);
  } catch (error) {
    const found = await matchThisRelease(address);
    if (found) return found;
    const page = request.mode === 'navigate' ? await matchThisRelease(notFound) : undefined;
    if (!page) throw error;
    return new Response(page.body, {status: 404, headers: page.headers});
  }
}
