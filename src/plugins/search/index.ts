/**
 * Writes the search index of the built pages to `/_portal/search-index-<hash>.json` (SPEC §3, §7), and the text of each
 * page to `/_portal/texts/<hash>.json`. The index of a large portal is split: its head is in the pointer file
 * `search.json`, and its parts are in files of their own.
 *
 * The options of @easyops-cn/docusaurus-search-local select the pages (easyops.ts). The sections come from the built
 * HTML (readPage.ts).
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {
  INDEX_FOLDER,
  indexName,
  POINTER_FILE,
  textsPath,
  TEXTS_FOLDER,
  toDocuments,
  type IndexFile,
  type IndexPage,
  type CurrentIndex,
  type PageTexts,
} from '../../search/indexFile';
import type {Site} from '../../config/schema';
import {hashOf} from '../../buildTools/hashOf';
import {eachInThreads, inThread, loadInThreads} from '../../buildTools/threads';
import {writePostings} from '../../search/postings';
import {waitForFinalPages} from '../builtPage';
import {loadedDocs} from '../loadedPages';
import {openPageCache} from '../pageCache';
import {sectionsOf} from '../sections';
import {
  pagesToIndex,
  processOptions,
  validateOptions,
  type BuiltPage,
  type PluginOptions,
  type ProcessedOptions,
} from './easyops';
import type {PageEntries, readEntries} from './toIndex';
import {toParts} from './toParts';

const READER = path.join(__dirname, 'toIndex.ts');
const readInThread = inThread<typeof readEntries>(READER, 'readEntries');

function searchPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {searchIndexKiB} = context.siteConfig.customFields!.site as Site;
  let readingOrder: string[] = [];
  return {
    name: 'portal-search',
    allContentLoaded({allContent}) {
      const {docs, sidebars} = loadedDocs(allContent);
      readingOrder = sectionsOf(docs, sidebars).flatMap(({pages}) => pages.map(({permalink}) => permalink));
      if (process.env.NODE_ENV === 'production') void loadInThreads(READER);
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : serveLastIndex(context)),
    postBuild: (props) => writeIndex(props, processOptions(options, context), readingOrder, searchIndexKiB),
  };
}

/** Docusaurus calls `validateOptions` with the options, and passes the result to the plugin. */
export default Object.assign(searchPlugin, {validateOptions});

/** The development server has no built pages to index, so it serves the index of the last build. */
function serveLastIndex({outDir, baseUrl}: LoadContext): object {
  const directory = path.join(outDir, INDEX_FOLDER);
  return process.env.NODE_ENV === 'development' && existsSync(directory)
    ? {devServer: {static: [{directory, publicPath: baseUrl + INDEX_FOLDER}]}}
    : {};
}

/**
 * Writes the search files. In the index, pages are in the order of the sidebar.
 *
 * @param mostKiB - the largest size of an index in one file, in KiB; a larger index is split into parts
 */
async function writeIndex(
  props: Props,
  options: ProcessedOptions,
  readingOrder: readonly string[],
  mostKiB: number,
): Promise<void> {
  const write = async (file: string, content: string): Promise<void> => {
    await writeFile(path.join(props.outDir, file), content);
  };
  await waitForFinalPages();
  await mkdir(path.join(props.outDir, TEXTS_FOLDER), {recursive: true});
  const readOptions = {ignoreCssSelectors: options.ignoreCssSelectors, forceIgnoreNoIndex: options.forceIgnoreNoIndex};
  const kept = openPageCache<PageEntries>(props.siteDir, 'search');
  const places = new Map(readingOrder.map((permalink, place) => [permalink, place]));
  const placeOf = ({route}: BuiltPage): number => places.get(props.baseUrl + route) ?? places.size;
  const built = pagesToIndex(props, options).sort((a, b) => placeOf(a) - placeOf(b));
  const read = await eachInThreads(built, async ({route, file}) => {
    const html = await readFile(file, 'utf8');
    const {entries, anchors} = await kept.get(html, readOptions, () => readInThread(html, readOptions));
    if (entries.length === 0) return [];
    const texts = JSON.stringify(entries.map(({text}) => text) satisfies PageTexts);
    const name = nameOfTexts(texts);
    await write(textsPath(name), texts);
    const page: IndexPage = [route, name, ...entries.map(({section}) => section)];
    assertComplete(page, anchors);
    return [{page, indexed: entries.map((entry) => entry.indexed)}];
  });
  kept.save();
  const pages = read.flat().map(({page}) => page);
  const indexed = read.flat().flatMap((one) => one.indexed);
  const postings = writePostings(toDocuments({pages}, '/').map((head) => ({...head, text: indexed[head.id]!})));
  const whole: IndexFile = {pages, ...postings};
  const json = JSON.stringify(whole);
  const writePart = async (content: string, length: number): Promise<string> => {
    const hash = hashOf(content, length);
    await write(`${INDEX_FOLDER}/${indexName(hash)}`, content);
    return hash;
  };
  const current: CurrentIndex =
    Buffer.byteLength(json) <= mostKiB * 1024
      ? {index: indexName(await writePart(json, 12))}
      : await toParts(whole, (part) => writePart(JSON.stringify(part), 8));
  await write(`${INDEX_FOLDER}/${POINTER_FILE}`, JSON.stringify(current));
}

/**
 * Returns the name of a page's file of texts, without the extension. 48 bits of the hash are enough: with 32 bits, two
 * of 10,000 different pages would have the same name in 1% of builds.
 *
 * @param texts - the content of the file
 */
export const nameOfTexts = (texts: string): string => hashOf(texts, 12);

/**
 * Checks that the index has a document for each heading of a page.
 *
 * @throws Error with the addresses of the headings that are missing
 */
export function assertComplete(page: IndexPage, anchors: readonly string[]): void {
  const found = new Set(toDocuments({pages: [page]}, '/').map(({href}) => href));
  const missing = anchors.map((anchor) => `/${page[0]}#${anchor}`).filter((href) => !found.has(href));
  if (missing.length > 0) {
    throw new Error(
      `The search index lacks sections that the built pages have: ${missing.join(', ')}. Adapt src/plugins/search/readPage.ts.`,
    );
  }
}
