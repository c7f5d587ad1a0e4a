/**
 * Names the scripts of a page in its HTML. Docusaurus' pages name the site's own alone: a first visit would load these,
 * run them, and then ask for the page's, a way to the host and back later (SPEC §2: "pages load lazily when visited";
 * `npm run bench:cold-visit` shows it as "interactive").
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {builtPage} from '../builtPage';
import {pageScripts, withPreloads, type ClientManifest, type RouteChunkNames} from './scripts';

export default function pagePreloadsPlugin(): Plugin {
  return {
    name: 'portal-page-preloads',
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
        writeFileSync(file, withPreloads(readFileSync(file, 'utf8'), scripts));
      }
    },
  };
}
