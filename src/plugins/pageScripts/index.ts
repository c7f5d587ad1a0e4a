/**
 * The scripts of a page beside the site's own.
 *
 * They are named in its HTML. Docusaurus' pages name the site's own alone: a first visit would load these, run them, and
 * then ask for the page's, a way to the host and back later (SPEC §2: pages load lazily;
 * `npm run bench:cold-visit` shows it as "interactive").
 *
 * What they have in common they share. Docusaurus shares only what half of all pages import, but a page is made of
 * several chunks, and the components that two of these use would be loaded twice (`npm run bench:first-load`).
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {builtPage} from '../builtPage';
import {pageScripts, withPreloads, type ClientManifest, type RouteChunkNames} from './preloads';

/** What several chunks use; less than `minSize` bytes are not worth a request. */
const SHARED = {minChunks: 2, minSize: 10_000, priority: 20};

export default function pageScriptsPlugin(_site: Site, {siteDir}: LoadContext): Plugin {
  // The portal's own code: packages have folders of that name too, and so may the way to the site.
  const shared = {...SHARED, test: path.join(siteDir, 'src', path.sep)};
  return {
    name: 'portal-page-scripts',
    configureWebpack: (_config, isServer) => (isServer ? {} : {optimization: {splitChunks: {cacheGroups: {shared}}}}),
    // At once, without a promise: plugins after this one read the pages as they will be published.
    postBuild({routes, outDir, baseUrl, generatedFilesDir}) {
      const generated = (file: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));
      const pages = pageScripts(
        routes,
        generated('routesChunkNames.json') as RouteChunkNames,
        generated('client-manifest.json') as ClientManifest,
      );
      for (const [permalink, scripts] of pages) {
        const file = builtPage(outDir, permalink.slice(baseUrl.length));
        // The route of a pattern is no page.
        if (!existsSync(file)) continue;
        writeFileSync(file, withPreloads(readFileSync(file, 'utf8'), scripts));
      }
    },
  };
}
