/**
 * Search: writes the index of the built pages to `/_portal/search-index-<hash>.json` (SPEC §3, §7).
 *
 * Wraps @easyops-cn/docusaurus-search-local, which knows the pages: its options and scan decide what can be found. Of
 * its plugin only `postBuild` is kept, and that is followed by the portal's own step:
 *
 * - its index (five lunr indexes, 322 KiB for the pages of August 2024) is read and removed: it has neither parents nor
 *   field boosts, and stores every text in the clear beside its index;
 * - its sections are read anew from the same built pages, see readPage.ts;
 * - `contentLoaded` would add a route /search, `getThemePath` and `configureWebpack` serve its own search bar, and
 *   `getPathsToWatch` and the translations its search page: the portal has a dialog instead (src/components/Search).
 */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin, Props} from '@docusaurus/types';
import {INDEX_FOLDER, POINTER_FILE, toDocuments, type IndexFile, type IndexPointer} from '../../search/indexFile';
import {builtPage} from '../builtPage';
import {readScan, SEARCH_LOCAL_FILE, searchLocal, type SearchOptions} from './easyops';
import {readPage} from './readPage';
import {toIndex} from './toIndex';

/** Options that speak of files or views which the portal does not have. */
const WITHOUT_MEANING = ['hashed', 'searchContextByPaths', 'askAi'] as const;

/**
 * Checks the options as easyops' plugin does.
 *
 * @throws Error for a wrong value, and for an option that would have no effect
 */
export function validateOptions(context: OptionValidationContext<SearchOptions, SearchOptions>): SearchOptions {
  const given = WITHOUT_MEANING.filter((name) => context.options[name] !== undefined);
  if (given.length > 0) {
    throw new Error(`src/plugins/search takes no ${given.join(', ')}: the portal writes one index with a hashed name.`);
  }
  return searchLocal.validateOptions(context);
}

export default function searchPlugin(context: LoadContext, options: SearchOptions): Plugin {
  const wrapped = searchLocal.default(context, options);
  return {
    name: 'portal-search',
    configureWebpack: (_config, isServer) => (isServer ? {} : serveLastIndex(context)),
    async postBuild(props) {
      await wrapped.postBuild!({...props, content: undefined});
      writeIndex(props, [options.ignoreCssSelectors ?? []].flat());
    },
  };
}

/** In development there is no built page to index: the development server serves the last build's index. */
function serveLastIndex({outDir, baseUrl}: LoadContext): object {
  const directory = path.join(outDir, INDEX_FOLDER);
  return process.env.NODE_ENV === 'development' && existsSync(directory)
    ? {devServer: {static: [{directory, publicPath: baseUrl + INDEX_FOLDER}]}}
    : {};
}

function writeIndex({outDir, baseUrl}: Props, ignored: readonly string[]): void {
  const scanned = path.join(outDir, SEARCH_LOCAL_FILE);
  const {routes, headings} = readScan(readFileSync(scanned, 'utf8'));
  rmSync(scanned);
  const index = toIndex(
    routes.map((route) => ({
      route: route.slice(baseUrl.length),
      sections: readPage(readFileSync(builtPage(outDir, route.slice(baseUrl.length)), 'utf8'), ignored),
    })),
  );
  assertComplete(index, baseUrl, headings);
  const json = JSON.stringify(index);
  const name = `search-index-${createHash('sha256').update(json).digest('hex').slice(0, 12)}.json`;
  const folder = path.join(outDir, INDEX_FOLDER);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, name), json);
  writeFileSync(path.join(folder, POINTER_FILE), JSON.stringify({index: name} satisfies IndexPointer));
}

/** Two readers of one page: what the wrapped plugin's scan found has to be there. */
function assertComplete(index: IndexFile, baseUrl: string, headings: readonly string[]): void {
  const found = new Set(toDocuments(index, baseUrl).map(({href}) => href));
  const missing = headings.filter((heading) => !found.has(heading));
  if (missing.length > 0) {
    throw new Error(`The search index misses sections that the built pages have: ${missing.join(', ')}`);
  }
}
