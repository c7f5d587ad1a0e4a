/** Finds each page's scripts in the files that Docusaurus generates, and adds preload links for them. Pure. */
import type {PluginRouteConfig} from '@docusaurus/types';
import {chunkNamesIn, type ChunkNames} from '../../shared/pageRoutes';
import {END_OF_HEAD} from '../builtPage';

/** Each route's chunk names, under the key `<path>-<hash>`. If a route has several chunks, their names are nested. */
export type RouteChunkNames = Readonly<Record<string, ChunkNames>>;

/** The parts of Docusaurus' `client-manifest.json` that are used here. */
export interface ClientManifest {
  /** For each chunk name, the ids of that chunk and of the chunks that load together with it. */
  origins: Readonly<Record<string, readonly string[]>>;
  /** The files of each chunk, by the chunk's id. */
  assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
}

type Route = Pick<PluginRouteConfig, 'path'> & {readonly routes?: readonly Route[]};

/**
 * Returns the addresses of the scripts that each page loads besides the site's own. The keys are the pages' paths, with
 * the base path.
 *
 * @param routes - the site's routes; a page also loads the chunks of the routes above it
 * @param chunkNames - in the order of the routes, a parent before its children
 * @throws Error if `routes` and `chunkNames` aren't in the same order, as could happen in a new version of Docusaurus
 */
export function pageScripts(
  routes: readonly Route[],
  chunkNames: RouteChunkNames,
  manifest: ClientManifest,
): Map<string, string[]> {
  const keys = Object.entries(chunkNames);
  const pages = new Map<string, string[]>();
  const walk = (route: Route, above: readonly string[]): void => {
    const [key, names] = keys.shift() ?? ['none', []];
    if (key.slice(0, key.lastIndexOf('-')) !== route.path) {
      throw new Error(
        `Docusaurus' routesChunkNames.json isn't in the same order as its routes: ${key} isn't the route ${route.path}. Adapt src/plugins/firstLoad.`,
      );
    }
    const chunks = [...above, ...chunkNamesIn(names)];
    if (!route.routes) pages.set(route.path, scriptsOf(chunks, manifest));
    route.routes?.forEach((child) => walk(child, chunks));
  };
  routes.forEach((route) => walk(route, []));
  return pages;
}

function scriptsOf(chunks: readonly string[], {origins, assets}: ClientManifest): string[] {
  const ids = chunks.flatMap((name) => origins[name] ?? []);
  return [...new Set(ids.flatMap((id) => assets[id]?.js ?? []).map(({publicPath}) => publicPath))];
}

/** Returns the names of the chunks with the components of routes, such as a page's frame. */
export const routeComponents = (chunkNames: RouteChunkNames): Set<string> =>
  new Set(
    Object.values(chunkNames).flatMap((names) =>
      typeof names === 'object' && '__comp' in names ? chunkNamesIn(names.__comp) : [],
    ),
  );

/**
 * Adds preload links to a built page, after the site's own scripts, so that the site's scripts load first. A page
 * without scripts in its head stays unchanged.
 */
export function withPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map((href) => `<link rel=preload as=script fetchpriority=low href=${JSON.stringify(href)}>`);
  return html.replace(END_OF_HEAD, (end) => links.join('') + end);
}
