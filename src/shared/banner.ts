/** The data of the banner, for the build and the browser (SPEC §3 "Banner", §4). */

/** The key in local storage for the id of the dismissed banner (SPEC §3). */
export const BANNER_KEY = 'banner';

/** The elements that a banner's markup may have. */
export const BANNER_TAGS = ['a', 'b', 'br', 'code', 'del', 'em', 'i', 'kbd', 'small', 'strong'] as const;
export type BannerTag = (typeof BANNER_TAGS)[number];

/** Text, or one of the allowed elements. */
export type BannerNode = string | BannerElement;

export interface BannerElement {
  tag: BannerTag;
  /** The address of an `a`: a path of the portal, `http(s)://…`, or `#anchor`. */
  href?: string;
  children: BannerNode[];
}

/** The name of the plugin that sets the banner as global data (src/plugins/banner). */
export const BANNER_PLUGIN = 'portal-banner';

/** The plugin's global data. Without a banner, `banner` is missing. */
export interface BannerPluginData {
  banner?: BannerData;
}

/** A banner, as the browser gets it. */
export interface BannerData {
  /** Differs for each banner, so that a changed banner shows again. */
  id: string;
  content: BannerNode[];
  dismissable: boolean;
}
