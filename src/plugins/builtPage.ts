import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {filesBelow} from '../buildTools/filesBelow';

/**
 * Matches the end of a built page's head: any preload links after the site's own scripts, and `</head>`. Matching only
 * `</head>` isn't enough, because attributes can contain it unescaped.
 */
export const END_OF_HEAD = /(?<=<script [^>]*\bsrc=[^>]*><\/script>)(?:<link [^>]*>)*\s*<\/head>/;

/**
 * Returns the path of a page's HTML file: `<route>.html`, or `<route>/index.html` if addresses end with a slash.
 *
 * @param outDir - the folder of the build
 * @param route - the page's route below the base path, without slashes at its ends; empty for the home page
 */
export function htmlFileOf(outDir: string, route: string): string {
  const flat = path.join(outDir, `${route || 'index'}.html`);
  return existsSync(flat) ? flat : path.join(outDir, route, 'index.html');
}

/**
 * Changes the HTML files of a build: pages, and files from `static/`.
 *
 * @param outDir - the folder of the build
 * @param change - takes a file's HTML and path, and returns the new HTML
 */
export function changePages(outDir: string, change: (html: string, file: string) => string): void {
  for (const name of filesBelow(outDir).filter((each) => each.endsWith('.html'))) {
    const file = path.join(outDir, name);
    const html = readFileSync(file, 'utf8');
    const changed = change(html, file);
    if (changed !== html) writeFileSync(file, changed);
  }
}

/**
 * Waits until the built pages are final. One turn of the event loop is enough, because plugins that change the pages do
 * so synchronously in `postBuild`.
 */
export const waitForFinalPages = (): Promise<void> => setImmediate();
