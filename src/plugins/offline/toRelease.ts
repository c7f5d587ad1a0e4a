/** Which of the built files a reader needs offline. Pure. */
import {createHash} from 'node:crypto';
import {routeOfHtml} from '../../shared/routes';
import {SEARCH_POINTER, type Release} from '../../offline/release';

/** Pages, and what they load: scripts, styles, pictures. */
const PAGE = '.html';
const ASSET = /^assets\/(?!.*\.(?:map|txt|br|gz)$)/;
const PICTURE = /^img\/.*\.(?:svg|png|webp|avif|jpe?g|gif|ico)$/;

/**
 * @param basePath - with a slash at both ends
 * @param files - all that the build wrote, from the site's folder
 * @param revisionOf - a hash of a file's content
 */
export function toRelease(basePath: string, files: readonly string[], revisionOf: (file: string) => string): Release {
  const kept = [...files].sort().flatMap((file): Release['files'][number][] => {
    if (ASSET.test(file)) return [[file]];
    if (file.endsWith(PAGE)) return [[routeOfHtml(file).slice(1), revisionOf(file)]];
    return PICTURE.test(file) ? [[file, revisionOf(file)]] : [];
  });
  const id = createHash('sha256').update(JSON.stringify(kept)).digest('base64url').slice(0, 12);
  // The index is made from the pages, after this: its pointer is as new as they are.
  return {id, basePath, files: [...kept, [SEARCH_POINTER, id]]};
}
