/** Addresses of pages: pure functions, for the build and the browser alike. */

/** Without a trailing `.html`, `/index` or slash: `/dms/client.html` and `/dms/client/` give `/dms/client`. */
export function normalizeRoute(path: string): string {
  const route = withoutSlash(
    withoutSlash(path)
      .replace(/\.html$/, '')
      .replace(/\/index$/, '/'),
  );
  return route === '' ? '/' : route;
}

/** Without slashes at its end; the home page's is its beginning. */
const withoutSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/** Whether `route` is `prefix` or lies below it, by whole segments: `/dms` holds `/dms/client`, not `/dmsx`. */
export function isBelow(prefix: string, route: string): boolean {
  const base = normalizeRoute(prefix);
  return base === '/' || route === base || route.startsWith(`${base}/`);
}

/**
 * Whether a page belongs to a link or a `match`: it is that page or lies below it. The home page's belong to none
 * but itself, for every path begins with `/` (SPEC §2 "Sidebar behaviour", "Top navigation").
 */
export function belongsTo(link: string, route: string): boolean {
  return normalizeRoute(link) === '/' ? route === '/' : isBelow(link, route);
}

/** The longest of `prefixes` that holds `route` (SPEC §2 "Sidebar behaviour"); undefined where none does. */
export function longestPrefix(prefixes: readonly string[], route: string): string | undefined {
  const normalized = normalizeRoute(route);
  return prefixes.filter((prefix) => isBelow(prefix, normalized)).sort((a, b) => b.length - a.length)[0];
}

/** A link starting with www or http(s) is external (SPEC §2 "Links"). */
export function isExternalLink(link: string): boolean {
  return /^(https?:\/\/|www\.)/i.test(link);
}

/** The address to put into `href` for an external link: `www.…` gets its scheme. */
export function externalHref(link: string): string {
  return /^www\./i.test(link) ? `https://${link}` : link;
}

/** A hash that can be decoded: one such as `#100%` gets its sign encoded, all others stay as they are. */
export function wellFormedHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/** The id that a hash names, decoded; an invalid encoding is taken as it is written. */
export function idOfHash(hash: string): string {
  return decodeURIComponent(wellFormedHash(hash).slice(1));
}

/** The route of a page's file below docs/: `dms/client.mdx` gives `/dms/client`, `index.mdx` gives `/`. */
export function routeOfFile(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.mdx?$/, '');
  return normalizeRoute(`/${path === 'index' ? '' : path}`);
}

/** The route of a built page's file: `dms/client.html` gives `/dms/client`, `index.html` gives `/`. */
export const routeOfHtml = (file: string): string => normalizeRoute(`/${file.replaceAll('\\', '/')}`);

/** Docusaurus' id of the page at a route: `/` gives `index`, `/dms/client` gives `dms/client`. */
export function docIdOfRoute(route: string): string {
  return normalizeRoute(route).slice(1) || 'index';
}

/**
 * The one address of a page, under its base path: without `.html`, `/index` or a slash at its end. Two slashes, which
 * hosts take for one, are one: at its beginning they would name another host.
 *
 * @param basePath - with a slash at both ends; it keeps its own
 */
export function canonicalPath(pathname: string, basePath: string): string {
  const path = pathname.replace(/\/{2,}/g, '/');
  if (!path.startsWith(basePath)) return path;
  return basePath + normalizeRoute(`/${path.slice(basePath.length)}`).slice(1);
}

/**
 * The route of an address: `/portal/dms/client.html` under `/portal/` gives `/dms/client`. An address outside of the
 * base path keeps its own.
 *
 * @param basePath - with a slash at both ends
 */
export function routeBelow(pathname: string, basePath: string): string {
  return normalizeRoute(`${pathname}/`.startsWith(basePath) ? `/${pathname.slice(basePath.length)}` : pathname);
}

/**
 * The address on the web of a file of the site.
 *
 * @param asset - a path below the site's root, or an address, which stays as it is
 * @param site - its origin, without a slash at its end, and its base path, with one at both ends
 */
export function absoluteAddress(asset: string, {url, basePath}: {url: string; basePath: string}): string {
  return isExternalLink(asset) ? asset : pageAddress(basePath + asset.slice(1), {url});
}

/**
 * The address on the web of a page, in the signs that an address may have: `/über uns` gives `…/%C3%BCber%20uns`.
 *
 * @param permalink - with the base path
 * @param site - its origin, without a slash at its end
 */
export const pageAddress = (permalink: string, {url}: {url: string}): string => new URL(url + permalink).href;
