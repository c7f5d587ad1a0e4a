/** Links that the router follows. Pure, for the build and the browser. */

/** The attribute of links that the router follows. The browser itself follows links without this attribute. */
export const ROUTED_LINK = 'data-routed';

/** The props that make an `<a>` such a link. */
export const ROUTED = {[ROUTED_LINK]: ''};

/** Matches internal addresses to which Docusaurus' `Link` only adds the base path. */
const SIMPLE = /^\/(?:[\w-](?:[\w./-]*[\w-])?(?:#[\w-]+)?)?$/;

/**
 * Returns the address, with the base path, of a link that the router follows. Undefined if the link's target isn't a
 * plain path on this site, with or without a hash.
 *
 * @param basePath - with a slash at both ends
 */
export function routedAddress(target: string, basePath: string): string | undefined {
  if (!SIMPLE.test(target)) return undefined;
  return target.startsWith(basePath) ? target : basePath + target.slice(1);
}
