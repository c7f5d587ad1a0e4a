/** Finds the third-party hosts that the settings make pages contact (SPEC §7), for the content security policy. */
import type {Site} from './schema';

/** The directives of a content security policy that can list third-party hosts. */
export const DIRECTIVES = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
] as const;
export type Directive = (typeof DIRECTIVES)[number];
/** Origins by directive. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

/** Google's hosts for web fonts. */
export const FONTS = {styles: 'https://fonts.googleapis.com', files: 'https://fonts.gstatic.com'};

/**
 * Returns the origins that the settings add to every page's policy. The origins of images and other media are read from
 * the pages themselves.
 *
 * @param algolia - the result of `toAlgolia`
 */
export function toSources(
  {analytics, font}: Pick<Site, 'analytics' | 'font'>,
  algolia: {appId: string} | undefined,
): Sources {
  // The analytics script sends its reports to the origin that it was loaded from.
  const analyticsOrigin = analytics ? [new URL(analytics.script).origin] : [];
  const fonts = font.default !== undefined || font.mono !== undefined;
  return {
    'script-src': analyticsOrigin,
    'style-src': fonts ? [FONTS.styles] : [],
    'font-src': fonts ? [FONTS.files] : [],
    'connect-src': [...analyticsOrigin, ...(algolia ? [`https://${algolia.appId.toLowerCase()}-dsn.algolia.net`] : [])],
  };
}
