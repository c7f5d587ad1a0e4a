/**
 * Returns the document title of a page (SPEC §2 "Page head"). The template isn't applied to a title that contains the
 * site's title.
 *
 * @param title - the page's title; without one, the document title is the site's
 * @param site - the site's title, and the template with `%s` for the page's title
 */
export function documentTitle(
  title: string | undefined,
  site: {title: string; titleTemplate?: string | undefined},
): string {
  const own = title?.trim();
  if (!own || own.includes(site.title)) return own || site.title;
  // Replace with a function, because `$` is special in a replacement string.
  return site.titleTemplate?.replaceAll('%s', () => own) ?? own;
}
