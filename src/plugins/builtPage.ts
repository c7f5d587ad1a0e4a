import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The file of a built page, whether addresses end in a slash or not.
 *
 * @param outDir - the build's folder
 * @param route - of the page, below the base path, without slashes at its ends; empty for the home page
 */
export function builtPage(outDir: string, route: string): string {
  const flat = path.join(outDir, `${route || 'index'}.html`);
  return existsSync(flat) ? flat : path.join(outDir, route, 'index.html');
}
