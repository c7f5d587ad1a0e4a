/** The banner in the browser (SPEC §3 "Banner", §4). */

/** The key of local storage that keeps which banner was dismissed (SPEC §3). */
export const BANNER_KEY = 'banner';

/** The elements that a banner's markup may have. */
export const BANNER_TAGS = ['a', 'b', 'br', 'code', 'del', 'em', 'i', 'kbd', 'small', 'strong'] as const;
export type BannerTag = (typeof BANNER_TAGS)[number];

/** Text, or one of the allowed elements; nothing else can be said. */
export type BannerNode = string | BannerElement;

export interface BannerElement {
  tag: BannerTag;
  /** Of an `a` only: inside the portal, `http(s)://…`, or `#anchor`. */
  href?: string;
  children: BannerNode[];
}

/** The plugin that hands the banner to the browser (src/plugins/banner). */
export const BANNER_PLUGIN = 'portal-banner';

/** What it hands over. */
export interface BannerPluginData {
  banner?: BannerData;
}

/** The banner as the browser gets it. */
export interface BannerData {
  /** Another for each banner, so that a changed one shows again. */
  id: string;
  content: BannerNode[];
  dismissable: boolean;
}
