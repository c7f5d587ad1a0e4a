/** Creates an Atom feed (RFC 4287) of the pages that changed last. Pure. */
import {escapeHtml} from '../../shared/html';
import {absoluteAddress, pageAddress} from '../../shared/routes';
import type {Site} from '../../config/schema';
import type {LoadedPage} from '../loadedPages';

/** The feed's file, relative to the base path. */
export const FEED_FILE = 'feed.xml';

const MAX_ENTRIES = 20;

type DatedPage = LoadedPage & {updated: Date};

/** Returns the pages of the feed, most recently changed first. Pages with the same date are sorted by address. */
export function feedPages(pages: readonly LoadedPage[]): DatedPage[] {
  return pages
    .filter((page): page is DatedPage => page.updated !== undefined && !page.unlisted)
    .sort((a, b) => b.updated.getTime() - a.updated.getTime() || (a.permalink < b.permalink ? -1 : 1))
    .slice(0, MAX_ENTRIES);
}

/**
 * Returns the text of the feed. The id of an entry is the page's address, so that feed readers show a changed page as
 * changed, not as new.
 *
 * @param pages - at least one, from `feedPages`
 */
export function atomFeed(pages: readonly DatedPage[], site: Pick<Site, 'title' | 'url' | 'basePath'>): string {
  const home = absoluteAddress('/', site);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <id>${escapeXml(home)}</id>`,
    `  <title>${escapeXml(site.title)}</title>`,
    `  <updated>${pages[0]!.updated.toISOString()}</updated>`,
    `  <author><name>${escapeXml(site.title)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(home + FEED_FILE)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    ...pages.map((page) => entry(page, pageAddress(page.permalink, site))),
    '</feed>',
    '',
  ].join('\n');
}

function entry({title, description, updated}: DatedPage, address: string): string {
  return [
    '  <entry>',
    `    <id>${escapeXml(address)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <updated>${updated.toISOString()}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `    <summary>${escapeXml(description)}</summary>`,
    '  </entry>',
  ].join('\n');
}

/** Escapes text for an XML element or a quoted XML attribute, and removes characters that XML doesn't allow. */
function escapeXml(text: string): string {
  const allowed = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return escapeHtml(allowed).replaceAll('"', '&quot;');
}
