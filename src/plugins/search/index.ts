/**
 * Search: writes the index of the built pages to `/_portal/search-index-<hash>.json` (SPEC §3, §7).
 *
 * The options of @easyops-cn/docusaurus-search-local select the pages (easyops.ts). The sections come from the built
 * HTML (readPage.ts), page by page, so that no more than one page is in memory as a document.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {INDEX_FOLDER, POINTER_FILE, toDocuments, type IndexPage, type IndexPointer} from '../../search/indexFile';
import {pagesToIndex, processOptions, type PluginOptions, type ProcessedOptions} from './easyops';
import {readPage} from './readPage';
import {toIndexPage} from './toIndex';

export {validateOptions} from './easyops';

export default function searchPlugin(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'portal-search',
    configureWebpack: (_config, isServer) => (isServer ? {} : serveLastIndex(context)),
    postBuild: (props) => writeIndex(props, processOptions(options, context)),
  };
}

/** Development has no built pages to index, so its server serves the index of the last build. */
function serveLastIndex({outDir, baseUrl}: LoadContext): object {
  const directory = path.join(outDir, INDEX_FOLDER);
  return process.env.NODE_ENV === 'development' && existsSync(directory)
    ? {devServer: {static: [{directory, publicPath: baseUrl + INDEX_FOLDER}]}}
    : {};
}

async function writeIndex(props: Props, options: ProcessedOptions): Promise<void> {
  const pages: string[] = [];
  for (const {route, file} of pagesToIndex(props, options)) {
    const {sections, anchors} = readPage(await readFile(file, 'utf8'), options);
    if (sections.length === 0) continue;
    const page = toIndexPage(route, sections);
    assertComplete(page, anchors);
    pages.push(JSON.stringify(page));
  }
  const json = `{"pages":[${pages.join(',')}]}`;
  const name = `search-index-${createHash('sha256').update(json).digest('hex').slice(0, 12)}.json`;
  const folder = path.join(props.outDir, INDEX_FOLDER);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, name), json);
  await writeFile(path.join(folder, POINTER_FILE), JSON.stringify({index: name} satisfies IndexPointer));
}

/**
 * Checks that the documents of a page have the address of each heading.
 *
 * @throws Error with the headings that are missing
 */
export function assertComplete(page: IndexPage, anchors: readonly string[]): void {
  const found = new Set(toDocuments({pages: [page]}, '/').map(({href}) => href));
  const missing = anchors.map((anchor) => `/${page[0]}#${anchor}`).filter((href) => !found.has(href));
  if (missing.length > 0) {
    throw new Error(`The search index lacks sections that the built pages have: ${missing.join(', ')}`);
  }
}
