/** The picture of a page's social card (SPEC §2 "Page head"). Pure, for the build and the browser. */
import {absoluteAddress, docIdOfRoute, longestPrefix, routeBelow} from './routes';

/** Of the cards that the build draws, in pixels. */
export const CARD_SIZE = {width: 1200, height: 630};

/** The card that the build draws for a page, below the site's folder (src/plugins/socialCards). */
export function cardFile(route: string): string {
  return `_portal/cards/${docIdOfRoute(route)}.png`;
}

/** What a card shows of a page. */
export interface CardPage {
  /** With the base path. */
  permalink: string;
  title: string;
  description: string;
}

/** The settings that decide which picture it is. */
interface CardSettings {
  /** The site's origin, without a path. */
  url: string;
  /** With a slash at both ends. */
  basePath: string;
  logoUrl?: string | {light: string; dark: string} | undefined;
  /** One for all pages, or by path prefix. */
  ogImageUrl?: string | Record<string, string> | undefined;
}

/** A page's picture. */
export interface SocialImage {
  /** Absolute. */
  url: string;
  /** Whether the build draws it, in CARD_SIZE. */
  drawn: boolean;
}

/**
 * The picture of a page: the one that the settings name for all, or for the longest path prefix; else the card that the
 * build draws.
 */
export function socialImage({permalink, title, description}: CardPage, site: CardSettings): SocialImage {
  const route = routeBelow(permalink, site.basePath);
  const template = templateFor(route, site.ogImageUrl);
  if (template === undefined) return {url: absoluteAddress(`/${cardFile(route)}`, site), drawn: true};
  const {logoUrl} = site;
  const logo = typeof logoUrl === 'object' ? logoUrl.dark : logoUrl;
  const values: Record<string, string> = {title, description, logo: logo ? absoluteAddress(logo, site) : ''};
  // In one go: what stands in a title is a title, whatever it looks like.
  const url = template.replace(/%(logo|title|description)/g, (_match, name: string) =>
    encodeURIComponent(values[name]!),
  );
  return {url: absoluteAddress(url, site), drawn: false};
}

function templateFor(route: string, ogImageUrl: CardSettings['ogImageUrl']): string | undefined {
  if (typeof ogImageUrl !== 'object') return ogImageUrl;
  return ogImageUrl[longestPrefix(Object.keys(ogImageUrl), route)!];
}
