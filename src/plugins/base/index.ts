/** The base tag, where the settings have an address for it (SPEC §2 "Page head", §3 "baseUrl"). */
import type {Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';

/** What a computer calls itself; `.localhost` is reserved for the same (RFC 6761). */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/;

/**
 * The tag's address, or undefined for no tag. A static page does not know at build where it will be shown: in
 * development, and where the site is built for localhost, it has none; for the rest the script beside it looks at the
 * address.
 */
export function baseAddress({url, baseUrl}: Pick<Site, 'url' | 'baseUrl'>, production: boolean): string | undefined {
  if (baseUrl === undefined || !production) return undefined;
  return [url, baseUrl].some((address) => LOCAL.test(new URL(address).hostname)) ? undefined : baseUrl;
}

export default function basePlugin(site: Site): Plugin {
  const href = baseAddress(site, process.env.NODE_ENV === 'production');
  const headTags = href === undefined ? [] : [tag(href), {tagName: 'script', innerHTML: keepBaseScript()}];
  return {name: 'portal-base', injectHtmlTags: () => ({headTags})};
}

const tag = (href: string) => ({tagName: 'base', attributes: {href}});

/**
 * Runs in the browser, in the head, as text: it may use nothing but what browsers have.
 *
 * Takes the base tag before it away where the page is shown at another origin than the tag's: on localhost (SPEC §2
 * "Page head"), or in the preview of a deploy. There every file would come from the published site, and no link would
 * work: addresses that the router sets follow the base too, and browsers refuse those of another origin.
 */
function keepBaseAtHome(): void {
  const base = document.querySelector('base');
  if (base && new URL(base.href).origin !== location.origin) base.remove();
}

/** The script's text for an HTML page. */
export const keepBaseScript = (): string => `(${keepBaseAtHome.toString()})()`;
