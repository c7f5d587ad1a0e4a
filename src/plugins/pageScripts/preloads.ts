/** Which scripts a page is made of: pure functions on what Docusaurus generates. */
import type {PluginRouteConfig} from '@docusaurus/types';

/** Chunk names by the key of a route (its path, `-`, a hash), one below the other where a route has several. */
export type RouteChunkNames = Readonly<Record<string, ChunkNames>>;
type ChunkNames = string | readonly ChunkNames[] | {readonly [key: string]: ChunkNames};

/** What this reads of Docusaurus' `client-manifest.json`. */
export interface ClientManifest {
  /** The chunks that a chunk is loaded with, itself among them, by its name. */
  origins: Readonly<Record<string, readonly string[]>>;
  /** A chunk's files. */
  assets: Readonly<Record<string, {readonly js?: readonly {readonly publicPath: string}[]}>>;
}

type Route = Pick<PluginRouteConfig, 'path'> & {readonly routes?: readonly Route[]};

/**
 * The addresses of the scripts that each page loads beside the site's own, by the page's path with the base path.
 *
 * @param routes - the site's routes; a page takes the chunks of all that it stands below
 * @param chunkNames - in the order in which the routes are walked, a parent before its children
 * @throws Error where the two do not go together, as after an upgrade of Docusaurus that names chunks in another way
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
    if (!key.startsWith(`${route.path}-`)) {
      throw new Error(
        `The chunks of the route ${route.path} were looked for under ${key}: Docusaurus' routesChunkNames.json has another order than its routes. See src/plugins/pageScripts.`,
      );
    }
    const chunks = [...above, ...flatten(names)];
    if (!route.routes) pages.set(route.path, scriptsOf(chunks, manifest));
    route.routes?.forEach((child) => walk(child, chunks));
  };
  routes.forEach((route) => walk(route, []));
  return pages;
}

const flatten = (names: ChunkNames): string[] =>
  typeof names === 'string'
    ? [names]
    : Object.values<ChunkNames>(names as Readonly<Record<string, ChunkNames>>).flatMap(flatten);

function scriptsOf(chunks: readonly string[], {origins, assets}: ClientManifest): string[] {
  const ids = chunks.flatMap((name) => origins[name] ?? []);
  return [...new Set(ids.flatMap((id) => assets[id]?.js ?? []).map(({publicPath}) => publicPath))];
}

/**
 * Where Docusaurus' pages have the site's own scripts: last in the head. A page's text may hold such tags too, for in an
 * attribute they are not escaped.
 */
const END_OF_HEAD = /(?<=<script [^>]*\bsrc=[^>]*><\/script>)\s*<\/head>/;

/**
 * A built page that names its scripts, after the site's own: these begin first. A page without scripts stays as it is.
 */
export function withPreloads(html: string, scripts: readonly string[]): string {
  const links = scripts.map((href) => `<link rel=preload as=script fetchpriority=low href=${JSON.stringify(href)}>`);
  return html.replace(END_OF_HEAD, (end) => links.join('') + end);
}
