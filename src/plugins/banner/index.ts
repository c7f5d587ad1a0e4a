/** Hands the banner of the settings, made safe, to the browser, and its height and colours to the page's head. */
import type {Plugin} from '@docusaurus/types';
import {BANNER_PLUGIN, type BannerData, type BannerPluginData} from '../../shared/banner';
import type {Site} from '../../config/schema';
import {bannerId} from './id';
import {bannerStyle} from './style';

export default function bannerPlugin({banner}: Site): Plugin {
  return {
    name: BANNER_PLUGIN,
    async contentLoaded({actions}) {
      actions.setGlobalData((banner ? {banner: await readBanner(banner)} : {}) satisfies BannerPluginData);
    },
    injectHtmlTags: () => ({headTags: banner ? [{tagName: 'style', innerHTML: bannerStyle(banner)}] : []}),
  };
}

async function readBanner(banner: NonNullable<Site['banner']>): Promise<BannerData> {
  // The parsers are loaded only where there is something to parse.
  const {parseBannerContent} = await import('./content');
  return {
    id: bannerId(banner),
    content: parseBannerContent(banner.content),
    // SPEC §3: the close button shows unless this is the string 'false'.
    dismissable: banner.dismissable !== 'false',
  };
}
