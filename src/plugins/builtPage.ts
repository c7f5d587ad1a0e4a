import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns the path of a page's HTML file, whether the site's addresses end with a slash or not.
 *
 * @param outDir - the folder of the build
 * @param route - the page's route below the base path, without slashes at its ends; empty for the home page
 */
export function builtPage(outDir: string, route: string): string {
  const flat = path.join(outDir, `${route || 'index'}.html`);
  return existsSync(flat) ? flat : path.join(outDir, route, 'index.html');
}
