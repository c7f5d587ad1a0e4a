/** What the service worker answers: the network's answer wherever there is one, the kept one where there is no network. */
import {isHashed} from '../shared/hashedFiles';
import {routeBelow} from '../shared/routes';
import {NOT_FOUND_PAGE, type Release} from './release';

/** The parts of the service worker's environment that an answer needs. */
export interface WorkerEnv {
  release: Release;
  /** @throws TypeError where there is no network */
  fetch: (request: Request) => Promise<Response>;
  /** The kept answer for an address, of this release; undefined where none is. */
  kept: (address: string) => Promise<Response | undefined>;
  /** The same of whatever release. */
  matchAnyRelease: (address: string) => Promise<Response | undefined>;
}

/**
 * The path below the base path under which a page or file is kept: `/x`, `/x.html`, `/x/` and `/x/index.html` are one.
 *
 * @param pathname - of an address of the site
 * @param basePath - with a slash at both ends
 * @returns undefined for an address outside of the base path
 */
export function keptPath(pathname: string, basePath: string): string | undefined {
  // Two slashes are one, as hosts have it.
  const path = pathname.replace(/\/{2,}/g, '/');
  return `${path}/`.startsWith(basePath) ? routeBelow(path, basePath).slice(1) : undefined;
}

/**
 * Answers a request of a page of the site.
 *
 * @returns undefined for what the worker has nothing to do with: the browser goes its own way
 */
export function answer(request: Request, env: WorkerEnv): Promise<Response> | undefined {
  const {basePath} = env.release;
  const {origin, pathname} = new URL(request.url);
  const path = keptPath(pathname, basePath);
  if (request.method !== 'GET' || path === undefined || request.headers.has('range')) return undefined;
  const address = origin + basePath + path;
  return isHashed(path)
    ? keptFirst(request, address, env)
    : networkFirst(request, address, origin + basePath + NOT_FOUND_PAGE, env);
}

async function keptFirst(request: Request, address: string, {fetch, matchAnyRelease}: WorkerEnv): Promise<Response> {
  // A page that is open may be of the release before.
  return (await matchAnyRelease(address)) ?? fetch(request);
}

async function networkFirst(
  request: Request,
  address: string,
  notFound: string,
  {fetch, kept}: WorkerEnv,
): Promise<Response> {
  try {
    // As long as there is a network its answer counts, an error too: nobody reads an old page unknowingly.
    return await fetch(request);
  } catch (error) {
    const found = await kept(address);
    if (found) return found;
    const page = request.mode === 'navigate' ? await kept(notFound) : undefined;
    if (!page) throw error;
    return new Response(page.body, {status: 404, headers: page.headers});
  }
}
