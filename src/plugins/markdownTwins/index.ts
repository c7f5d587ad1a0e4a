/**
 * The same content for machines: each page's Markdown twin at `/x.md`, `/llms.txt` and `/llms-full.txt`.
 *
 * A twin is made from the built page and not from its source: what components say (a home page's commands, a date, a
 * text that is included) is in the HTML alone, and so a twin says what readers see, whatever a page is made of. It is
 * written by the build; the development server has none.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {twinPath} from '../../shared/twin';
import {builtPage} from '../builtPage';
import {LLMS_FILE, LLMS_FULL_FILE, toLlmsTxt, toTwin} from './files';
import {sectionsOf} from './pages';
import {toMarkdown} from './toMarkdown';

export default function markdownTwinsPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  const site = {title: siteConfig.title, description: siteConfig.tagline, origin: siteConfig.url, basePath: baseUrl};
  let versions: LoadedContent['loadedVersions'] = [];
  return {
    name: 'portal-markdown-twins',
    allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent> | undefined;
      versions = Object.values(docs ?? {}).flatMap(({loadedVersions}) => loadedVersions);
    },
    postBuild({outDir}) {
      const docs = versions
        .flatMap((version) => version.docs)
        .map((doc) => ({...doc, description: doc.frontMatter.description}));
      const twins = new Map<string, string>();
      for (const page of docs) {
        const html = readFileSync(builtPage(outDir, page.permalink.slice(baseUrl.length)), 'utf8');
        const twin = toTwin(page, site.origin, toMarkdown(html, site.origin + page.permalink));
        const file = path.join(outDir, twinPath(page.permalink).slice(baseUrl.length));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, twin);
        twins.set(page.id, twin);
      }
      const sidebars = Object.assign(
        {},
        ...versions.map((version) => version.sidebars),
      ) as (typeof versions)[number]['sidebars'];
      const sections = sectionsOf(
        docs.filter(({unlisted}) => !unlisted),
        sidebars,
      );
      writeFileSync(path.join(outDir, LLMS_FILE), toLlmsTxt(site, sections));
      const listed = sections.flatMap(({pages}) => pages);
      writeFileSync(path.join(outDir, LLMS_FULL_FILE), listed.map(({id}) => twins.get(id)).join('\n'));
    },
  };
}
