/** The image of a page's social card (SPEC §2 "Page head"). Pure, for the build and the browser. */
import {absoluteAddress, fileNameOfRoute, longestPrefix, stripBasePath} from './routes';

/** The size of the cards that the build draws, in pixels. */
export const CARD_SIZE = {width: 1200, height: 630};

/** The folder of the cards, below the base path. */
export const CARDS_FOLDER = '_portal/cards';

/** Returns the path of the card that the build draws for a page, below the base path (src/plugins/socialCards). */
export function cardFile(route: string): string {
  return `${CARDS_FOLDER}/${fileNameOfRoute(route)}.png`;
}

/** The properties of a page that its image depends on. */
export interface CardPage {
  /** Path of the page, with the base path. */
  permalink: string;
  title: string;
  description: string;
}

/** The settings that a page's image depends on. */
interface CardSettings {
  /** The site's origin, without a path. */
  url: string;
  /** With a slash at both ends. */
  basePath: string;
  logoUrl?: string | {light: string; dark: string} | undefined;
  /** One image for all pages, or images by path prefix. */
  ogImageUrl?: string | Record<string, string> | undefined;
}

export interface SocialImage {
  /** Absolute URL. */
  url: string;
  /** Whether the build draws the image, in the size `CARD_SIZE`. */
  drawn: boolean;
}

/**
 * Returns the image of a page: the one in the settings, otherwise the card that the build draws. If the settings have
 * images by path prefix, the longest prefix applies.
 */
export function socialImage({permalink, title, description}: CardPage, site: CardSettings): SocialImage {
  const route = stripBasePath(permalink, site.basePath);
  const template = templateFor(route, site.ogImageUrl);
  if (template === undefined) return {url: absoluteAddress(`/${cardFile(route)}`, site), drawn: true};
  const {logoUrl} = site;
  const logo = typeof logoUrl === 'object' ? logoUrl.dark : logoUrl;
  const values: Record<string, string> = {title, description, logo: logo ? absoluteAddress(logo, site) : ''};
  // Replace all placeholders at once, so that a title that contains `%logo` is shown unchanged.
  const url = template.replace(/%(logo|title|description)/g, (_match, name: string) =>
    encodeURIComponent(values[name]!),
  );
  return {url: absoluteAddress(url, site), drawn: false};
}

function templateFor(route: string, ogImageUrl: CardSettings['ogImageUrl']): string | undefined {
  if (typeof ogImageUrl !== 'object') return ogImageUrl;
  return ogImageUrl[longestPrefix(Object.keys(ogImageUrl), route)!];
}
