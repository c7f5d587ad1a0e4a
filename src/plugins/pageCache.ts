/**
 * Caches the values that plugins make from built pages, so that the next build makes them only for changed pages. Only
 * production builds use this cache. `DOCUSAURUS_NO_PERSISTENT_CACHE` turns it off, together with Docusaurus' own cache.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {CachedValues} from '../buildTools/fileCache';
import {filesBelow} from '../buildTools/filesBelow';
import {hashOf} from '../buildTools/hashOf';
import {PAGE_ROUTES_ID} from '../shared/pageRoutes';

const CACHES = 'node_modules/.cache';

/** The list of installed packages, which npm writes. */
const PACKAGES = 'node_modules/.package-lock.json';

/**
 * Matches the routes in a page (plugins/pageRoutes), `<script>` and `<link>` tags, and styles. Cache keys leave these
 * out, because they can change when only other pages change.
 */
const ASSETS = new RegExp(
  `<script [^>]*\\bid="?${PAGE_ROUTES_ID}\\b.*?</script>|<(?:script|link)\\b[^>]*>|<style\\b.*?</style>`,
  'gs',
);

export interface PageCache<T> {
  /**
   * Returns the cached value for a built page. Calls `make` if the page, the options, the code or the packages have
   * changed.
   *
   * @param html - the built page
   * @param options - the options that the value depends on, which must be JSON
   */
  get: (html: string, options: unknown, make: () => Promise<T>) => Promise<T>;
  /** Saves the values that `get` has returned, and drops all others. */
  save: () => void;
}

/**
 * Opens the cache of a site.
 *
 * @param name - a name for the values; the cache's folder is `portal-<name>`
 */
export function openPageCache<T>(siteDir: string, name: string): PageCache<T> {
  const file = path.join(siteDir, CACHES, `portal-${name}`, `${hashOf(siteDir, 16)}.json`);
  const isUsed = process.env.NODE_ENV === 'production' && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  const values = CachedValues.open<T>(isUsed ? file : undefined);
  const code = isUsed ? codeOf(siteDir) : '';
  return {
    async get(html, options, make) {
      if (!isUsed) return make();
      const key = hashOf(JSON.stringify([code, options, html.replace(ASSETS, '')]));
      return values.get(key) ?? values.set(key, await make());
    },
    save() {
      values.save();
    },
  };
}

/** Returns a hash of the site's code and the packages, on which the values of all pages depend. */
function codeOf(siteDir: string): string {
  const source = path.join(siteDir, 'src');
  const files = [
    path.join(siteDir, PACKAGES),
    ...filesBelow(source)
      .filter((file) => /\.(?:tsx?|json)$/.test(file))
      .map((file) => path.join(source, file)),
  ];
  return hashOf(JSON.stringify(files.filter(existsSync).map((file) => [file, readFileSync(file, 'utf8')])));
}
