/**
 * Changes what a first visit requests.
 *
 * Moves the site's style sheet into each page. A browser shows nothing before it has the style sheet, and requesting a
 * file takes a round trip. Returning readers load the styles again, but only with the first page of a visit.
 *
 * Adds preload links for the page's scripts to the HTML. Docusaurus' HTML lists only the site's own scripts, because
 * pages load lazily (SPEC §2). Without the links, the browser would request a page's scripts only after loading and
 * running the site's. The row "interactive" of `npm run bench -- --only=visit` shows the effect.
 *
 * Moves what all pages load to one chunk, and other shared components to chunks of their own. A component in two chunks
 * would be loaded twice. Docusaurus shares only modules that half of all pages import. `npm run bench:first-load`
 * measures the sizes.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ChunkGraph, Configuration, Module} from 'webpack';
import type {Site} from '../../config/schema';
import {changePages, htmlFileOf} from '../builtPage';
import {pageScripts, routeComponents, withPreloads, type ClientManifest, type RouteChunkNames} from './preloads';
import {withStyles} from './styles';

/**
 * Moves modules that are in two or more chunks to shared chunks. A shared chunk of fewer than `minSize` bytes isn't
 * worth a request.
 */
const SHARED = {minChunks: 2, minSize: 10_000, priority: 20};

/**
 * Puts what all pages load into one chunk, because even a small script takes time to start. The priority is between those
 * of Docusaurus' groups `common` (40) and `styles` (50), because the style sheet must stay one file.
 */
const PAGES = {name: 'pages', enforce: true, minChunks: 1, priority: 45};

export default function firstLoadPlugin(_site: Site, {siteDir, generatedFilesDir}: LoadContext): Plugin {
  // Matches only the portal's own code. Packages, and the path to the site, can contain a folder `src` too.
  const shared = {...SHARED, test: path.join(siteDir, 'src', path.sep)};
  const generated = (file: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  return {
    name: 'portal-first-load',
    configureWebpack({mode}, isServer): {optimization?: Configuration['optimization']} {
      if (isServer) return {};
      if (mode !== 'production') return {optimization: {splitChunks: {cacheGroups: {shared}}}};
      const names = routeComponents(generated('routesChunkNames.json') as RouteChunkNames);
      const pages = {
        ...PAGES,
        chunks: 'async' as const,
        test: (module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}) =>
          [...chunkGraph.getModuleChunksIterable(module)].some(({name}) => names.has(name ?? '')),
      };
      return {optimization: {splitChunks: {cacheGroups: {pages, shared}}}};
    },
    // This is synchronous, so that later plugins read the changed pages.
    postBuild({routes, outDir, baseUrl}) {
      const scripts = pageScripts(
        routes,
        generated('routesChunkNames.json') as RouteChunkNames,
        generated('client-manifest.json') as ClientManifest,
      );
      // A route with a pattern, such as `*`, has no file, so its entry has no effect.
      const byFile = new Map(
        [...scripts].map(([permalink, addresses]) => [htmlFileOf(outDir, permalink.slice(baseUrl.length)), addresses]),
      );
      const sheets = new Map<string, string>();
      const readSheet = (address: string): string => {
        const text = sheets.get(address) ?? readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8');
        sheets.set(address, text);
        return text;
      };
      changePages(outDir, (html, file) => withPreloads(withStyles(html, readSheet), byFile.get(file) ?? []));
      rmSync(path.join(outDir, 'assets/css'), {recursive: true, force: true});
    },
  };
}
