/**
 * The document's title (SPEC §2 "Page head").
 *
 * @param title - the page's own; the site's title stands alone without one
 * @param site - the site's title, and the template with `%s` where the page's title goes
 */
export function documentTitle(title: string | undefined, site: {title: string; titleTemplate: string}): string {
  const own = title?.trim();
  if (!own || own.includes(site.title)) return own || site.title;
  // A function, for `$` in a title is no pattern.
  return site.titleTemplate.replace('%s', () => own);
}
