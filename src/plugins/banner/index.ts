/**
 * Sanitizes the banner from the settings, and passes it to the browser. Adds the banner's height and colors to each
 * page's head.
 */
import type {Plugin} from '@docusaurus/types';
import {BANNER_PLUGIN, type BannerData, type BannerPluginData} from '../../shared/banner';
import {hashOf} from '../../buildTools/hashOf';
import type {Site} from '../../config/schema';

type Banner = NonNullable<Site['banner']>;

export default function bannerPlugin({banner}: Site): Plugin {
  return {
    name: BANNER_PLUGIN,
    async contentLoaded({actions}) {
      actions.setGlobalData((banner ? {banner: await readBanner(banner)} : {}) satisfies BannerPluginData);
    },
    injectHtmlTags: () => ({headTags: banner ? [{tagName: 'style', innerHTML: bannerStyle(banner)}] : []}),
  };
}

async function readBanner(banner: Banner): Promise<BannerData> {
  // Load the parsers only if there is a banner.
  const {parseBannerContent} = await import('./content');
  return {
    id: bannerId(banner),
    content: parseBannerContent(banner.content),
    // SPEC §3: the close button shows unless the setting is the string 'false'.
    dismissable: banner.dismissable !== 'false',
  };
}

/** Returns the banner's id, a hash of its settings. The browser stores the id of a dismissed banner. */
export function bannerId(banner: Banner): string {
  return hashOf(JSON.stringify(banner), 12);
}

/** Returns the style rule for a banner's height and colors. The defaults are in the portal's CSS. */
export function bannerStyle({height, backgroundColor, textColor}: Banner): string {
  const declarations = [
    `--portal-banner-height:${height}px`,
    backgroundColor === undefined ? '' : `--portal-banner-background:${backgroundColor}`,
    textColor === undefined ? '' : `--portal-banner-text:${textColor}`,
  ];
  return `:root{${declarations.filter(Boolean).join(';')}}`;
}
