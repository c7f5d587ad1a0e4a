/**
 * The bundler's cache of compiled pages, which makes later builds faster. The bundler doesn't notice damaged files. So
 * each build writes a seal, which is a hash of all files in the cache, and the next build checks the files against it.
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {reportCache, WITHOUT_CACHE} from '../../buildTools/fileCache';
import {filesBelow} from '../../buildTools/filesBelow';
import {hashOf} from '../../buildTools/hashOf';

/** Returns the folder of a site's cache. Sites that share a `node_modules` have separate caches. */
export function cacheFolder(siteDir: string): string {
  return path.join(siteDir, 'node_modules/.cache/portal-bundler', hashOf(siteDir, 16));
}

const sealOf = (folder: string): string => `${folder}.seal`;

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder)) {
    const content = readFileSync(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Prepares a cache for a build. A damaged cache is removed and reported. A cache without a seal is removed silently.
 *
 * @returns whether the bundler can use the folder
 */
export function openCache(folder: string): boolean {
  const seal = sealOf(folder);
  try {
    mkdirSync(folder, {recursive: true});
    // A build that fails while it compiles, or is stopped, leaves no seal.
    const isSealed = existsSync(seal);
    const isDamaged = isSealed && readFileSync(seal, 'utf8') !== fingerprint(folder);
    if (isDamaged) reportCache(folder, 'is damaged');
    if (isDamaged || !isSealed) rmSync(folder, {recursive: true});
    rmSync(seal, {force: true});
    return true;
  } catch (error) {
    reportCache(folder, `can't be used (${(error as NodeJS.ErrnoException).code})`, WITHOUT_CACHE);
    return false;
  }
}

/** Seals a cache after a build. A cache that can't be sealed is reported, and the next build doesn't use it. */
export function sealCache(folder: string): void {
  try {
    if (existsSync(folder)) writeFileSync(sealOf(folder), fingerprint(folder));
  } catch (error) {
    reportCache(
      folder,
      `can't be written (${(error as NodeJS.ErrnoException).code})`,
      'The next build starts without it.',
    );
  }
}
