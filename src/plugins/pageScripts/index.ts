/**
 * Optimizes the scripts that a page loads besides the site's own.
 *
 * Adds preload links for them to the HTML. Docusaurus' pages list only the site's own scripts: a first visit would load
 * and run these, and only then request the page's, one round trip later (SPEC §2: pages load lazily;
 * `npm run bench -- --only=visit` shows the time as "interactive").
 *
 * Moves shared components to chunks of their own. Docusaurus does so only for modules that half of all pages import,
 * but a page consists of several chunks, and components in two of them would be loaded twice (`npm run
 * bench:first-load`).
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {builtPage} from '../builtPage';
import {pageScripts, withPreloads, type ClientManifest, type RouteChunkNames} from './preloads';

/** Chunks for modules that at least two chunks use. Fewer than `minSize` bytes aren't worth a request. */
const SHARED = {minChunks: 2, minSize: 10_000, priority: 20};

export default function pageScriptsPlugin(_site: Site, {siteDir}: LoadContext): Plugin {
  // Only the portal's own code: packages, and folders above the site, may also be named `src`.
  const shared = {...SHARED, test: path.join(siteDir, 'src', path.sep)};
  return {
    name: 'portal-page-scripts',
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: {shared}}}}),
    // Synchronous, because later plugins read the final pages.
    postBuild({routes, outDir, baseUrl, generatedFilesDir}) {
      const generated = (file: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));
      const pages = pageScripts(
        routes,
        generated('routesChunkNames.json') as RouteChunkNames,
        generated('client-manifest.json') as ClientManifest,
      );
      for (const [permalink, scripts] of pages) {
        const file = builtPage(outDir, permalink.slice(baseUrl.length));
        // Routes with a pattern have no file.
        if (!existsSync(file)) continue;
        writeFileSync(file, withPreloads(readFileSync(file, 'utf8'), scripts));
      }
    },
  };
}
