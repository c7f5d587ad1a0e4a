/** The picture of a page's social card (SPEC §2 "Page head"). Pure, for the build and the browser. */
import {absoluteAddress, docIdOfRoute, longestPrefix} from './routes';
import type {Site} from './schema';

/** Of the cards that the build draws, in pixels. */
export const CARD_SIZE = {width: 1200, height: 630};

/** The card that the build draws for a page, below the site's folder (src/plugins/socialCards). */
export function cardFile(route: string): string {
  return `_portal/cards/${docIdOfRoute(route)}.png`;
}

type Settings = Pick<Site, 'url' | 'basePath' | 'logoUrl' | 'ogImageUrl'>;

/** What a card shows of a page. */
export interface CardPage {
  /** Without the base path. */
  route: string;
  title: string;
  description: string;
}

/**
 * The picture that the settings name for a route: one for all, or that of the longest path prefix; undefined where
 * they name none, and the build draws a card.
 */
export function ogImageUrlFor(route: string, {ogImageUrl}: Pick<Site, 'ogImageUrl'>): string | undefined {
  if (typeof ogImageUrl !== 'object') return ogImageUrl;
  const prefix = longestPrefix(Object.keys(ogImageUrl), route);
  return prefix === undefined ? undefined : ogImageUrl[prefix];
}

/** The absolute address of a page's picture. */
export function socialImage(page: CardPage, site: Settings): string {
  const template = ogImageUrlFor(page.route, site) ?? `/${cardFile(page.route)}`;
  const logo = typeof site.logoUrl === 'object' ? site.logoUrl.dark : site.logoUrl;
  const values: Record<string, string> = {
    logo: logo === undefined ? '' : absoluteAddress(logo, site),
    title: page.title,
    description: page.description,
  };
  // In one go: what stands in a title is a title, whatever it looks like.
  const filled = template.replace(/%(logo|title|description)/g, (_match, name: string) =>
    encodeURIComponent(values[name]!),
  );
  return absoluteAddress(filled, site);
}
