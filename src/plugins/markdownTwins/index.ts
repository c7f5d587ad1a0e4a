/**
 * Writes the content for language models: each page's Markdown twin at `/x.md`, `/llms.txt` and `/llms-full.txt`.
 *
 * A twin is created from the built page, not from its source, so that it contains everything that readers see. The text
 * of components (commands on the home page, dates, included files) is only in the HTML. The development server has no
 * twins.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {twinPath} from '../../shared/twin';
import {builtPage} from '../builtPage';
import {loadedDocs} from '../loadedPages';
import {LLMS_FILE, LLMS_FULL_FILE, toLlmsTxt, toTwin} from './files';
import {sectionsOf} from './pages';
import {toMarkdown} from './toMarkdown';

export default function markdownTwinsPlugin({title, description, url: origin, basePath}: Site): Plugin {
  let content: ReturnType<typeof loadedDocs> = {docs: [], sidebars: {}};
  return {
    name: 'portal-markdown-twins',
    allContentLoaded({allContent}) {
      content = loadedDocs(allContent);
    },
    postBuild({outDir}) {
      const docs = content.docs.map((doc) => ({...doc, description: doc.frontMatter.description}));
      const twins = new Map<string, string>();
      for (const page of docs) {
        const html = readFileSync(builtPage(outDir, page.permalink.slice(basePath.length)), 'utf8');
        const twin = toTwin(page, origin, toMarkdown(html, origin + page.permalink));
        const file = path.join(outDir, twinPath(page.permalink).slice(basePath.length));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, twin);
        twins.set(page.id, twin);
      }
      const sections = sectionsOf(
        docs.filter(({unlisted}) => !unlisted),
        content.sidebars,
      );
      writeFileSync(path.join(outDir, LLMS_FILE), toLlmsTxt({title, description, origin, basePath}, sections));
      const listed = sections.flatMap(({pages}) => pages);
      writeFileSync(path.join(outDir, LLMS_FULL_FILE), listed.map(({id}) => twins.get(id)).join('\n'));
    },
  };
}
