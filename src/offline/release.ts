/** A release: the files of one build of the site, which are cached for reading offline. */
import {INDEX_FOLDER, POINTER_FILE} from '../search/indexFile';

/**
 * The service worker's file, below the base path. Its address must not change, because browsers check that address for
 * updates.
 */
export const WORKER_FILE = 'sw.js';

/** A build of the site. */
export interface Release {
  /** A hash of the paths and revisions of the files to cache. */
  id: string;
  /** The site's base path, with a slash at both ends. */
  basePath: string;
  /**
   * The files to cache, except the search index and texts, which are found through `SEARCH_POINTER`. Paths are relative
   * to the base path. The path of a page has no `.html`; the path of the home page is empty. The revision is a hash of
   * the content; files with a hash in their name have no revision.
   */
  files: readonly [path: string, revision?: string][];
}

/** The message that asks the worker to cache its release. The worker replies true, or false if caching fails. */
export const KEEP = 'keep';

/** Returns the prefix of the names of this site's caches. Each site on the same origin has a different prefix. */
export const cachePrefix = (basePath: string): string => `portal ${basePath} `;

/** The path of the `Release` in its cache. The `Release` is added last, so a cache that contains it is complete. */
export const RELEASE_FILE = `${INDEX_FOLDER}/release`;

/** The path of the search's pointer file, which contains a `CurrentIndex`. */
export const SEARCH_POINTER = `${INDEX_FOLDER}/${POINTER_FILE}`;

/** The path of the page for addresses that don't exist. */
export const NOT_FOUND_PAGE = '404';
