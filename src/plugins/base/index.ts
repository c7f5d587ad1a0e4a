/** Adds the `<base>` tag if the settings have an address for it (SPEC §2 "Page head", §3 "baseUrl"). */
import type {Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';

/** Host names of the reader's own computer; `.localhost` is reserved for it too (RFC 6761). */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/**
 * Returns the address for the tag; undefined, so that there is no tag, in development or if the site is built for
 * localhost. For other sites, a script after the tag checks the page's origin in the browser.
 */
export function baseAddress({url, baseUrl}: Pick<Site, 'url' | 'baseUrl'>, production: boolean): string | undefined {
  if (baseUrl === undefined || !production) return undefined;
  return [url, baseUrl].some((address) => LOCAL.test(new URL(address).hostname)) ? undefined : baseUrl;
}

export default function basePlugin(site: Site): Plugin {
  const href = baseAddress(site, process.env.NODE_ENV === 'production');
  const headTags = href === undefined ? [] : [tag(href), {tagName: 'script', innerHTML: removeForeignBaseScript()}];
  return {name: 'portal-base', injectHtmlTags: () => ({headTags})};
}

const tag = (href: string) => ({tagName: 'base', attributes: {href}});

/**
 * Runs in the browser as an inline script, so it can use only the browser's own functions.
 *
 * Removes the `<base>` tag if its origin isn't the page's: on localhost (SPEC §2 "Page head") or in a preview of a
 * deploy. Otherwise all files would come from the published site, and links wouldn't work, because browsers don't let
 * the router set an address of another origin.
 */
function removeForeignBase(): void {
  const base = document.querySelector('base');
  if (base && new URL(base.href).origin !== location.origin) base.remove();
}

/** Returns the source of the inline script. */
export const removeForeignBaseScript = (): string => `(${removeForeignBase.toString()})()`;
