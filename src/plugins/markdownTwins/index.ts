/**
 * Writes the content for language models: `/llms.txt`, `/llms-full.txt`, and for each page `/x` a Markdown copy at
 * `/x.md`, called the page's twin.
 *
 * A twin is made from the built page, because the source lacks the text that components add, such as commands on the
 * home page, dates and included files. The development server has no twins.
 */
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {eachInThreads, inThread, loadInThreads} from '../../buildTools/threads';
import {twinPath} from '../../shared/twin';
import {htmlFileOf, waitForFinalPages} from '../builtPage';
import {loadedDocs} from '../loadedPages';
import {openPageCache} from '../pageCache';
import {fullFiles, LLMS_FULL_FILE, partName, toFullIndex, toLlmsLists} from './lists';
import {sectionsOf, type ListedPage} from '../sections';
import type {toMarkdown} from './toMarkdown';
import {toTwin} from './toTwin';

const CONVERTER = path.join(__dirname, 'toMarkdown.ts');
const toMarkdownInThread = inThread<typeof toMarkdown>(CONVERTER, 'toMarkdown');

export default function markdownTwinsPlugin(
  {title, description, url: origin, basePath}: Site,
  {siteDir}: LoadContext,
): Plugin {
  let content: ReturnType<typeof loadedDocs> = {docs: [], sidebars: {}};
  return {
    name: 'portal-markdown-twins',
    allContentLoaded({allContent}) {
      content = loadedDocs(allContent);
      if (process.env.NODE_ENV === 'production') void loadInThreads(CONVERTER);
    },
    async postBuild({outDir}) {
      await waitForFinalPages();
      const site = {title, description, origin, basePath};
      const kept = openPageCache<string>(siteDir, 'twins');
      const twinFile = ({permalink}: ListedPage): string => twinPath(permalink).slice(basePath.length);
      const write = (file: string, text: string): void => {
        const target = path.join(outDir, file);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, text);
      };
      const writeTwin = async (page: ListedPage): Promise<void> => {
        const html = readFileSync(htmlFileOf(outDir, page.permalink.slice(basePath.length)), 'utf8');
        const address = origin + page.permalink;
        const markdown = await kept.get(html, address, () => toMarkdownInThread(html, address));
        write(twinFile(page), toTwin(page, origin, markdown));
      };
      const docs = content.docs.map((doc) => ({...doc, description: doc.frontMatter.description}));
      const sections = sectionsOf(
        docs.filter(({unlisted}) => !unlisted),
        content.sidebars,
      );

      await eachInThreads(docs, writeTwin);
      kept.save();

      // Reads twins one at a time, so that the texts of only one `llms-full` file are in memory.
      function* listedTwins() {
        for (const page of sections.flatMap(({pages}) => pages)) {
          yield {title: page.title, text: readFileSync(path.join(outDir, twinFile(page)), 'utf8')};
        }
      }
      const files = new Map<string, [string, string]>();
      for (const texts of fullFiles(listedTwins())) {
        const name = partName(LLMS_FULL_FILE, files.size + 1);
        write(name, texts.map(({text}) => text).join('\n'));
        files.set(name, [texts[0]?.title ?? '', texts.at(-1)?.title ?? '']);
      }
      if (files.size > 1) write(LLMS_FULL_FILE, toFullIndex(site, files));
      else renameSync(path.join(outDir, partName(LLMS_FULL_FILE, 1)), path.join(outDir, LLMS_FULL_FILE));
      for (const [file, text] of toLlmsLists(site, sections, files.size)) write(file, text);
    },
  };
}
