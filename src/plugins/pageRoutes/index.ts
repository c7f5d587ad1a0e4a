/**
 * Takes the routes of pages out of the site's scripts, so that the scripts don't grow with the number of pages. By
 * default, Docusaurus' main script contains all routes, their chunk names and the imports of their chunks, and the
 * bundler's runtime names the file of every chunk. With this plugin, a page's HTML contains the page's own route and
 * those of nearby pages. The other routes are in JSON files of several routes each, called parts
 * (src/client/pageRoutes.ts). With the development server, the scripts still contain all routes.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashOf} from '../../buildTools/hashOf';
import type {Site} from '../../config/schema';
import {scriptJson} from '../../shared/inlineScript';
import {
  chunkNamesIn,
  keyOfPage,
  PAGE_ROUTES_ID,
  partCount,
  partFile,
  partOfPage,
  type PageChunk,
  type PageRoute,
  type PageRoutes,
  type PageRoutesData,
} from '../../shared/pageRoutes';
import {changePages, htmlFileOf} from '../builtPage';
import {PAGES_CHUNK, pageChunks, type BuiltChunks} from './chunks';
import {divideModules, type FoundRoute} from './divide';
import {nearbyPages} from './nearby';

const NAME = 'portal-page-routes';

export default function pageRoutesPlugin(_site: Site, {generatedFilesDir, outDir}: LoadContext): Plugin {
  let routes: PageRoutes = {};
  let parts: Pick<PageRoutesData, 'hash' | 'count'>;
  return {
    name: NAME,
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') return {};
      const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
      const {rest, pages, sources} = divideModules({
        routes: read('routes.js'),
        names: read('routesChunkNames.json'),
        registry: read('registry.js'),
      });
      const folder = path.join(generatedFilesDir, NAME);
      mkdirSync(folder, {recursive: true});
      const write = (file: string, text: string): string => {
        writeFileSync(path.join(folder, file), text);
        return path.join(folder, file);
      };
      const imports = Array.from(
        sources,
        ([name, source]) => `import(/* webpackChunkName: "${name}" */ ${JSON.stringify(source)})`,
      );
      write('pages.js', `export default () => [\n${imports.join(',\n')}\n];\n`);
      // This import makes the bundler create the pages' chunks. Then the minifier removes it, because nothing calls it.
      const pagesImport = `export const pages = () => import(/* webpackChunkName: "${PAGES_CHUNK}" */ "./pages.js");\n`;
      return {
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@generated/routes$': write('routes.js', rest.routes),
            '@generated/routesChunkNames$': write('routesChunkNames.json', rest.names),
            '@generated/registry$': write('registry.js', rest.registry + pagesImport),
          },
        },
        plugins: [
          pageChunks(sources, (built, emit) => {
            routes = Object.fromEntries(pages.map((page) => [keyOfPage(page.path), toPageRoute(page, built)]));
            const texts = toParts(routes).map((part) => JSON.stringify(part));
            const hash = hashOf(texts.join('\n'), 8);
            texts.forEach((text, part) => emit(partFile(hash, part), text));
            parts = {hash, count: texts.length};
          }),
        ],
      };
    },
    // This is synchronous, so that later plugins read the changed pages.
    postBuild({baseUrl}) {
      const paths = Object.keys(routes);
      const pageOf = new Map(paths.map((key) => [htmlFileOf(outDir, key.slice(baseUrl.length)), key]));
      const nearby = nearbyPages(paths, baseUrl);
      changePages(outDir, (html, file) => {
        const key = pageOf.get(file);
        const keys = key === undefined ? [] : [key, ...nearby.get(key)!];
        const data: PageRoutesData = {...parts, routes: Object.fromEntries(keys.map((each) => [each, routes[each]!]))};
        const end = html.lastIndexOf('</body>');
        // A file from static/ may have no body, such as a file that proves to a search engine who owns the site.
        if (end === -1) return html;
        const element = `<script type="application/json" id="${PAGE_ROUTES_ID}">${scriptJson(data)}</script>`;
        return html.slice(0, end) + element + html.slice(end);
      });
    },
  };
}

function toPageRoute(page: FoundRoute, {chunks, files}: BuiltChunks): PageRoute {
  const own = chunkNamesIn(page.names).flatMap((name): [string, PageChunk][] =>
    chunks.has(name) ? [[name, chunks.get(name)!]] : [],
  );
  const ids = own.flatMap(([, chunk]) => chunk.ids);
  return {
    ...page,
    chunks: Object.fromEntries(own),
    files: Object.fromEntries(ids.flatMap((id) => (files.has(id) ? [[id, files.get(id)!]] : []))),
  };
}

function toParts(routes: PageRoutes): PageRoutes[] {
  const count = partCount(Object.keys(routes).length);
  const parts = Array.from({length: count}, (): PageRoutes => ({}));
  for (const [key, route] of Object.entries(routes)) parts[partOfPage(key, count)]![key] = route;
  return parts;
}
