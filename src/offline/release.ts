/** What a reader keeps who wants to read offline: the files of one build of the site. */
import {INDEX_FOLDER, POINTER_FILE} from '../search/indexFile';

/** The service worker's file, below the base path. Its address never changes: a browser asks for it anew at each visit. */
export const WORKER_FILE = 'sw.js';

/** A build of the site. */
export interface Release {
  /** Changes with any of the files. */
  id: string;
  /** The site's base path, with a slash at both ends. */
  basePath: string;
  /**
   * Every file that is kept, by its path below the base path; pages without `.html`, the home page as an empty one.
   * The revision changes with the content; a file with a hash in its name has none.
   */
  files: readonly [path: string, revision?: string][];
}

/** The message that asks the worker to keep its release; it answers with true, or with false where it cannot. */
export const KEEP = 'keep';

/** What marks a release's cache; caches of other sites of the same origin are left alone. */
export const cachePrefix = (basePath: string): string => `portal ${basePath} `;

/** Below the base path, in a release's cache alone: the release itself. It is put there last, so what has it is whole. */
export const RELEASE_FILE = `${INDEX_FOLDER}/release`;

/** The file whose `index` names the search index of the same folder, which has a hash in its name. */
export const SEARCH_POINTER = `${INDEX_FOLDER}/${POINTER_FILE}`;

/** The page that stands for all addresses that do not exist. */
export const NOT_FOUND_PAGE = '404';
