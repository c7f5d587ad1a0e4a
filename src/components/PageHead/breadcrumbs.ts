/** The way to a page as search engines read it (SPEC §2 "Page head"). Pure, for the build and the browser. */
import {isExternalLink, pageAddress} from '../../shared/routes';
import type {Site} from '../../config/schema';
import {trail, type SidebarEntry} from '../../shared/sidebarEntries';

interface CurrentPage {
  title: string;
  /** With the base path. */
  permalink: string;
}

/**
 * Schema.org's BreadcrumbList as JSON for a script element: the site, the sections of the sidebar that have a page, and
 * the page. Undefined for the home page, for a list needs two places (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 *
 * @param entries - the sidebar as it stands on the page
 */
export function breadcrumbList(
  entries: readonly SidebarEntry[],
  {title, permalink}: CurrentPage,
  site: Pick<Site, 'title' | 'url' | 'basePath'>,
): string | undefined {
  if (permalink === site.basePath) return undefined;
  const sections = trail(entries).flatMap(({text, href}) =>
    href === undefined || href === permalink || href === site.basePath || isExternalLink(href)
      ? []
      : [{name: text, path: href}],
  );
  const places = [{name: site.title, path: site.basePath}, ...sections, {name: title, path: permalink}];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({name, path}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path, site),
    })),
  };
  // No title may close the script element.
  return JSON.stringify(list).replaceAll('<', '\\u003c');
}
