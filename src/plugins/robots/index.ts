/**
 * Writes robots.txt, which allows everything and names the sitemap. Crawlers read robots.txt only at a host's root (RFC
 * 9309), so the file has no effect if the site has a base path.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {absoluteAddress} from '../../shared/routes';

/** Returns the text of robots.txt, with the sitemap's absolute address. */
export function robotsText(site: Pick<Site, 'url' | 'basePath'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress('/sitemap.xml', site)}\n`;
}

export default function robotsPlugin(site: Site): Plugin {
  return {
    name: 'portal-robots',
    postBuild({outDir}) {
      writeFileSync(path.join(outDir, 'robots.txt'), robotsText(site));
    },
  };
}
