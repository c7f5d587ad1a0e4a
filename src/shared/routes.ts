/** Routes and addresses of pages. Pure, for the build and the browser. */

/** Removes a trailing `.html`, `/index` or slash: `/dms/client.html` and `/dms/client/` give `/dms/client`. */
export function normalizeRoute(path: string): string {
  const route = withoutSlash(
    withoutSlash(path)
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/'),
  );
  return route === '' ? '/' : route;
}

/** Removes slashes at the end; `/` stays. */
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** Whether `route` is `prefix` or below it, by whole segments: `/dms` contains `/dms/client`, but not `/dmsx`. */
export function containsRoute(prefix: string, route: string): boolean {
  const base = normalizeRoute(prefix);
  return base === '/' || route === base || route.startsWith(`${base}/`);
}

/**
 * Whether an item of the sidebar or the top navigation is active on a page (SPEC §2). If the item has a `match`, it is
 * active on routes that begin with this text, even if the text ends within a segment. Otherwise it is active on the
 * page that it links to, and on pages below that one. The item `/` is active only on the home page.
 */
export function isActiveOn(
  route: string,
  {match, link}: {match?: string | undefined; link?: string | undefined},
): boolean {
  if (match !== undefined) return route.startsWith(match);
  if (link === undefined) return false;
  return normalizeRoute(link) === '/' ? route === '/' : containsRoute(link, route);
}

/** Returns the longest prefix that contains `route` (SPEC §2 "Sidebar behaviour"); undefined if there is none. */
export function longestPrefix(prefixes: readonly string[], route: string): string | undefined {
  const normalized = normalizeRoute(route);
  return prefixes.filter((prefix) => containsRoute(prefix, normalized)).sort((a, b) => b.length - a.length)[0];
}

/** Whether a link is external: it starts with `www.`, `http://` or `https://` (SPEC §2 "Links"). */
export function isExternalLink(link: string): boolean {
  return /^(https?:\/\/|www\.)/i.test(link);
}

/** Returns the `href` of an external link: adds `https://` to `www.…`. */
export function externalHref(link: string): string {
  return /^www\./i.test(link) ? `https://${link}` : link;
}

/**
 * Removes `.html` or `index.html` from the path of an internal link, because the shorter address returns the same page
 * (SPEC §2). A link with a scheme doesn't change.
 */
export function withoutHtml(link: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(link)) return link;
  return link.replace(
    /^([^?#]*?)(\/index)?\.html(?=[?#]|$)/,
    (_, path: string, index?: string) => path + (index ? '/' : ''),
  );
}

/** Encodes a hash that can't be decoded, such as `#100%`; returns any other hash unchanged. */
export function wellFormedHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/** Returns the id that a hash names, decoded. An invalid encoding is taken literally. */
export function idOfHash(hash: string): string {
  return decodeURIComponent(wellFormedHash(hash).slice(1));
}

/** Returns the route of a file below docs/: `dms/client.mdx` gives `/dms/client`, `index.mdx` gives `/`. */
export function routeOfFile(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.mdx?$/, '');
  return normalizeRoute(`/${path === 'index' ? '' : path}`);
}

/** Returns the route of a built file: `dms/client.html` gives `/dms/client`, `index.html` gives `/`. */
export const routeOfHtml = (file: string): string => normalizeRoute(`/${file.replaceAll('\\', '/')}`);

/**
 * Whether a file below docs/ is a partial, which pages import. The name of a partial, or of a folder that it is in,
 * begins with an underscore.
 */
export const isPartial = (file: string): boolean => /(^|\/)_/.test(file);

/** Returns the name of a page's files, without an extension: `/` gives `index`, `/dms/client` gives `dms/client`. */
export function fileNameOfRoute(route: string): string {
  return normalizeRoute(route).slice(1) || 'index';
}

/**
 * Returns the canonical path of a page, with the base path: without `.html`, `/index` or a slash at its end. As on
 * hosts, `%2f` is a slash. Double slashes become one slash, because an address that begins with two slashes is on
 * another host.
 *
 * The router would fail on a path that can't be decoded, and would ignore spaces at the end of a path. No page has such
 * a path. So this function encodes the percent signs of such a path, after which the router finds no page.
 *
 * @param pathname - as in `window.location`
 * @param basePath - with a slash at both ends; the result keeps both slashes
 */
export function canonicalPath(pathname: string, basePath: string): string {
  const readable = isRoutable(pathname) ? pathname.replaceAll(/%2f/gi, '/') : pathname.replaceAll('%', '%25');
  const path = readable.replace(/\/{2,}/g, '/');
  if (!path.startsWith(basePath)) return path;
  return basePath + normalizeRoute(`/${path.slice(basePath.length)}`).slice(1);
}

/** Whether the router can read a path: the path must be valid UTF-8, without spaces at its end. */
function isRoutable(pathname: string): boolean {
  try {
    const path = decodeURI(pathname);
    return path === path.trim();
  } catch {
    return false;
  }
}

/**
 * Returns the route of a path: `/portal/dms/client.html` under `/portal/` gives `/dms/client`. A path outside the base
 * path is only normalized.
 *
 * @param basePath - with a slash at both ends
 */
export function stripBasePath(pathname: string, basePath: string): string {
  return normalizeRoute(`${pathname}/`.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : pathname);
}

/**
 * Returns the absolute URL of a file of the site.
 *
 * @param asset - a path without the base path, or an absolute URL, which is returned unchanged
 * @param site - the site's origin, without a slash at its end, and base path, with a slash at both ends
 */
export function absoluteAddress(asset: string, {url, basePath}: {url: string; basePath: string}): string {
  return isExternalLink(asset) ? asset : pageAddress(basePath + asset.slice(1), {url});
}

/**
 * Returns the absolute, encoded URL of a page: `/über uns` gives `…/%C3%BCber%20uns`.
 *
 * @param permalink - with the base path
 * @param site - the site's origin, without a slash at its end
 */
export const pageAddress = (permalink: string, {url}: {url: string}): string => new URL(url + permalink).href;
