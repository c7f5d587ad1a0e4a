/** Reads the heads of built pages, the sitemap and other built files. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

/** Returns the HTML of a built page. */
export function builtPage(route: string, folder = 'build'): CheerioAPI {
  const file = path.join(folder, route === '/' ? 'index.html' : `${route}.html`);
  return load(readFileSync(file, 'utf8'));
}

/** Returns the addresses in the sitemap, each with the date of the page's last change. */
export function sitemapEntries(folder = 'build'): {address: string; lastmod: string | undefined}[] {
  const $ = load(readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'), {xml: true});
  return $('url')
    .toArray()
    .map((url) => ({address: $(url).children('loc').text(), lastmod: $(url).children('lastmod').text() || undefined}));
}

/**
 * Returns an attribute of the only element in the head that matches `selector`.
 *
 * @throws Error if no element matches, or several do
 */
export function only($: CheerioAPI, selector: string, attribute = 'content'): string {
  const found = $(`head ${selector}`);
  if (found.length !== 1) throw new Error(`${found.length} elements match ${selector}, there should be one`);
  return found.attr(attribute) ?? '';
}

/** Returns the path of the built file at an address of the site; undefined if there is none. */
export function builtFile(address: string, home: string, folder = 'build'): string | undefined {
  if (!address.startsWith(home)) return undefined;
  const file = path.join(folder, address.slice(home.length));
  return existsSync(file) ? file : undefined;
}

interface BreadcrumbList {
  '@context': string;
  '@type': string;
  itemListElement: {'@type': string; position: number; name: string; item: string}[];
}

/** Returns the breadcrumbs for search engines; undefined if the page has none. */
export function breadcrumbs($: CheerioAPI): BreadcrumbList | undefined {
  const found = $('head script[type="application/ld+json"]');
  if (found.length > 1) throw new Error(`${found.length} lists of breadcrumbs`);
  return found.length === 0 ? undefined : (JSON.parse(found.text()) as BreadcrumbList);
}
