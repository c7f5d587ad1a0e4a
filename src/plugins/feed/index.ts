/** Writes feed.xml, which lists the pages that changed last. If no page has a date, the site has no feed. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {loadedPages} from '../loadedPages';
import {atomFeed, FEED_FILE, feedPages} from './atom';

export default function feedPlugin(site: Site): Plugin {
  let pages: ReturnType<typeof feedPages> = [];
  return {
    name: 'portal-feed',
    allContentLoaded({allContent}) {
      pages = feedPages(loadedPages(allContent));
    },
    injectHtmlTags: () => ({headTags: pages.length > 0 ? [feedLink(site)] : []}),
    postBuild({outDir}) {
      if (pages.length > 0) writeFileSync(path.join(outDir, FEED_FILE), atomFeed(pages, site));
    },
  };
}

const feedLink = ({title, basePath}: Site) => ({
  tagName: 'link',
  attributes: {rel: 'alternate', type: 'application/atom+xml', title, href: basePath + FEED_FILE},
});
