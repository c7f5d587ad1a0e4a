/** Adds the `<base>` tag if the settings have an address for it (SPEC §2 "Page head", §3 "baseUrl"). */
import type {Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {callOf} from '../../shared/inlineScript';

/** Matches the host names of the reader's own computer, including those that end in `.localhost` (RFC 6761). */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/**
 * Returns the address for the `<base>` tag; undefined if the settings have no address, if the site is built for
 * localhost, and in development.
 */
export function baseAddress({url, baseUrl}: Pick<Site, 'url' | 'baseUrl'>, production: boolean): string | undefined {
  if (baseUrl === undefined || !production) return undefined;
  return [url, baseUrl].some((address) => LOCAL.test(new URL(address).hostname)) ? undefined : baseUrl;
}

export default function basePlugin(site: Site): Plugin {
  const href = baseAddress(site, process.env.NODE_ENV === 'production');
  const headTags = href === undefined ? [] : [{tagName: 'script', innerHTML: baseScript(href)}];
  return {name: 'portal-base', injectHtmlTags: () => ({headTags})};
}

/**
 * Runs in the browser as an inline script, so it can use only its parameter and the browser's own functions.
 *
 * Adds the `<base>` tag if `href` has the page's origin. On localhost (SPEC §2 "Page head") and in a deploy preview,
 * the page has another origin. There, the tag would make the browser load all files from the published site. Links
 * wouldn't work either, because browsers don't let the router set an address of another origin.
 */
function addBase(href: string): void {
  if (new URL(href).origin !== location.origin) return;
  const base = document.createElement('base');
  base.href = href;
  document.head.prepend(base);
}

/** Returns the source of the inline script. */
export const baseScript = (href: string): string => callOf(addBase, href);
