/** Selects the built files that a reader needs offline. Pure. */
import {createHash} from 'node:crypto';
import {routeOfHtml} from '../../shared/routes';
import {SEARCH_POINTER, type Release} from '../../offline/release';

/** These match the files that readers need offline: pages, the bundler's files (such as scripts), and images. */
const PAGE = '.html';
const ASSET = /^assets\/(?!.*\.(?:map|txt|br|gz)$)/;
const PICTURE = /^img\/.*\.(?:svg|png|webp|avif|jpe?g|gif|ico)$/;

/**
 * Returns the release of a build: its id, and the files that the service worker caches.
 *
 * @param basePath - with a slash at both ends
 * @param files - the paths of all built files, relative to the build's folder
 * @param revisionOf - returns a hash of a file's content
 */
export function toRelease(basePath: string, files: readonly string[], revisionOf: (file: string) => string): Release {
  const kept = [...files].sort().flatMap((file): Release['files'][number][] => {
    if (ASSET.test(file)) return [[file]];
    if (file.endsWith(PAGE)) return [[routeOfHtml(file).slice(1), revisionOf(file)]];
    return PICTURE.test(file) ? [[file, revisionOf(file)]] : [];
  });
  const id = createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 12);
  // The search pointer isn't written yet, so it can't be hashed. It changes only with the pages, so the id of the
  // release is its revision.
  return {id, basePath, files: [...kept, [SEARCH_POINTER, id]]};
}
