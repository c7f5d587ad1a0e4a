/**
 * How a build passes the routes of pages to the browser (src/plugins/pageRoutes, src/client/pageRoutes.ts). The routes
 * aren't in the site's scripts, because the scripts would grow with the number of pages. Instead, a page's HTML
 * contains the routes of that page and of nearby pages. The routes of other pages are loaded from parts: files that
 * contain several routes each.
 */
import {normalizeRoute} from './routes';

/** The names of a route's chunks; nested if the route has several. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [key: string]: ChunkNames};

/** Returns the names of a route's chunks as a list. */
export const chunkNamesIn = (names: ChunkNames): string[] =>
  typeof names === 'string'
    ? [names]
    : Object.values<ChunkNames>(names as Record<string, ChunkNames>).flatMap(chunkNamesIn);

/** The route of a page, and the scripts with the page's content. */
export interface PageRoute {
  /** With the base path. */
  path: string;
  /** The indexes of this route's parents in the nested lists of routes, outermost first. */
  below: number[];
  /** Docusaurus' hash of the route. */
  hash: string;
  /** The route's attributes besides its path and component, such as `exact` and `sidebar`. */
  attributes: Record<string, unknown>;
  /** The route's chunk names, as in Docusaurus' `routesChunkNames`. */
  names: ChunkNames;
  /** The route's chunks that aren't listed in the site's scripts, by name. */
  chunks: Record<string, PageChunk>;
  /** The script files, relative to the base path, by the bundler's ids. */
  files: Record<string, string>;
}

export interface PageChunk {
  /** The page's file, as in Docusaurus' metadata: `@site/docs/dms/client.mdx`. */
  source: string;
  /** The bundler's id of the page's module. */
  module: string | number;
  /** The bundler's ids of the scripts that the module needs. The last one contains the module. */
  ids: string[];
}

/** The routes of pages, by the pages' keys (`keyOfPage`). */
export type PageRoutes = Record<string, PageRoute>;

/** What each HTML file contains as JSON, in the element with the id {@link PAGE_ROUTES_ID}. */
export interface PageRoutesData {
  /** The hash in the names of the parts. */
  hash: string;
  count: number;
  /** The route of the page in the file, and then those of nearby pages; empty in the not-found page. */
  routes: PageRoutes;
}

export const PAGE_ROUTES_ID = 'portal-page-routes';

/** The number of routes that a part has on average. */
const PART_SIZE = 64;

/** Returns the number of parts for a number of pages. */
export const partCount = (pages: number): number => Math.ceil(pages / PART_SIZE);

/** Returns the path of the file with one part of the page routes, relative to the base path. */
export const partFile = (hash: string, part: number): string => `assets/pages/${hash}.${part}.json`;

/**
 * Returns the key of a page in its part.
 *
 * @param path - with the base path, decoded or as in `window.location`, with or without a slash at its end
 */
export function keyOfPage(path: string): string {
  try {
    return normalizeRoute(decodeURI(path));
  } catch {
    return normalizeRoute(path);
  }
}

/** Returns the number of the part that a page is in, computed from the page's key: from 0 to `count` - 1. */
export function partOfPage(key: string, count: number): number {
  // The FNV-1a hash of the key.
  const hash = Array.from(key).reduce(
    (value, letter) => Math.imul(value ^ letter.codePointAt(0)!, 0x01000193),
    0x811c9dc5,
  );
  return (hash >>> 0) % count;
}
