/** A page's breadcrumbs for search engines (SPEC §2 "Page head"). */
import {scriptJson} from '../../shared/inlineScript';
import {isExternalLink, pageAddress} from '../../shared/routes';
import type {Site} from '../../config/schema';
import {trail, type SidebarEntry} from '../../hooks/sidebarEntries';

interface CurrentPage {
  title: string;
  /** The page's path, with the base path. */
  permalink: string;
}

/**
 * Returns Schema.org's BreadcrumbList as JSON for a script element. The list has the site, the page's sidebar sections
 * (only those with a link to a page) and the page itself. Undefined for the home page, because a list needs two items:
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 *
 * @param entries - the entries of the page's sidebar
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
  const items = [{name: site.title, path: site.basePath}, ...sections, {name: title, path: permalink}];
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({name, path}, index) => ({
      '@type': 'ListItem',
      // The HTML minifier sorts keys. In another order, this script would differ from the one in the HTML, and the
      // browser would replace it.
      item: pageAddress(path, site),
      name,
      position: index + 1,
    })),
  };
  return scriptJson(list);
}
