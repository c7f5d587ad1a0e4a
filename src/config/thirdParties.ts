/** Who but its own host a page may ask, by the settings (SPEC §7). A content security policy is made of it. */
import type {Site} from './schema';

/** Fetch directives of a content security policy that can name others. */
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

/** Google's hosts of web fonts. */
export const FONTS = {styles: 'https://fonts.googleapis.com', files: 'https://fonts.gstatic.com'};

/**
 * The origins that the settings bring into a page. Those of images and the like stand in the pages themselves.
 *
 * @param algolia - as `toAlgolia` gives it
 */
export function toSources(
  {analytics, font, baseUrl, url}: Pick<Site, 'analytics' | 'font' | 'baseUrl' | 'url'>,
  algolia: {appId: string} | undefined,
): Sources {
  const base = baseUrl === undefined || new URL(baseUrl).origin === url ? [] : [new URL(baseUrl).origin];
  // The script reports to where it comes from.
  const analyticsOrigin = analytics ? [new URL(analytics.script).origin] : [];
  const fonts = font.default !== undefined || font.mono !== undefined;
  return {
    'script-src': [...base, ...analyticsOrigin],
    'style-src': [...base, ...(fonts ? [FONTS.styles] : [])],
    'img-src': base,
    'font-src': fonts ? [FONTS.files] : [],
    'connect-src': [
      ...base,
      ...analyticsOrigin,
      ...(algolia ? [`https://${algolia.appId.toLowerCase()}-dsn.algolia.net`] : []),
    ],
  };
}
