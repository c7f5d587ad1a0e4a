/**
 * Wraps plugin-sitemap, and divides sitemaps of more than 50,000 addresses, because the protocol allows no more in one
 * file.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sitemap, {validateOptions, type PluginOptions} from '@docusaurus/plugin-sitemap';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The protocol's limit for a file: https://www.sitemaps.org/protocol.html#index */
const MAX_ADDRESSES = 50_000;

/**
 * Divides a sitemap that has too many addresses.
 *
 * @param xml - the sitemap with all addresses
 * @param file - the sitemap's file name
 * @param folder - the URL of the sitemap's folder, with a slash at its end
 * @param limit - the number of addresses that a file may have
 * @returns the text of each file, by file name: only the unchanged sitemap if all addresses fit; otherwise the parts,
 *   and an index of the parts under the sitemap's name
 */
export function divideSitemap(xml: string, file: string, folder: string, limit = MAX_ADDRESSES): Map<string, string> {
  const addresses = xml.match(/<url>.*?<\/url>/gs) ?? [];
  if (addresses.length <= limit) return new Map([[file, xml]]);
  const start = xml.slice(0, xml.indexOf('<url>'));
  const end = xml.slice(xml.lastIndexOf('</url>') + '</url>'.length);
  const parts = Array.from({length: Math.ceil(addresses.length / limit)}, (_, part): [string, string] => [
    file.replace('.', `-${part + 1}.`),
    start + addresses.slice(part * limit, (part + 1) * limit).join('') + end,
  ]);
  const locations = parts.map(([name]) => `<sitemap><loc>${folder}${name}</loc></sitemap>`).join('');
  return new Map([
    [
      file,
      `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations}</sitemapindex>`,
    ],
    ...parts,
  ]);
}

export {validateOptions};

export default function dividedSitemap(context: LoadContext, options: PluginOptions): Plugin<void> | null {
  const plugin = sitemap(context, options);
  return (
    plugin && {
      ...plugin,
      async postBuild(args) {
        await plugin.postBuild?.(args);
        const {filename} = options;
        const {url} = args.siteConfig;
        const file = path.join(args.outDir, filename);
        // The plugin writes no sitemap if all pages are hidden from search engines.
        if (!existsSync(file)) return;
        for (const [name, text] of divideSitemap(readFileSync(file, 'utf8'), filename, url + args.baseUrl)) {
          writeFileSync(path.join(args.outDir, name), text);
        }
      },
    }
  );
}
