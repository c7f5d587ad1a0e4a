/** Hands the banner of the settings, made safe, to the browser, and its height and colours to the page's head. */
import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';
import {BANNER_PLUGIN, type BannerData, type BannerPluginData} from '../../shared/banner';
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
  // The parsers are loaded only where there is something to parse.
  const {parseBannerContent} = await import('./content');
  return {
    id: bannerId(banner),
    content: parseBannerContent(banner.content),
    // SPEC §3: the close button shows unless this is the string 'false'.
    dismissable: banner.dismissable !== 'false',
  };
}

/** The banner's id, different for each banner. The browser stores the id of a banner that was dismissed. */
export function bannerId(banner: Banner): string {
  return createHash('sha256').update(JSON.stringify(banner)).digest('hex').slice(0, 12);
}

/** The style rule for a banner's height and colours; CSS has the defaults. */
export function bannerStyle({height, backgroundColor, textColor}: Banner): string {
  const declarations = [
    `--portal-banner-height:${height}px`,
    backgroundColor === undefined ? '' : `--portal-banner-background:${backgroundColor}`,
    textColor === undefined ? '' : `--portal-banner-text:${textColor}`,
  ];
  return `:root{${declarations.filter(Boolean).join(';')}}`;
}
