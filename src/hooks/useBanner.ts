import {usePluginData} from '@docusaurus/useGlobalData';
import {BANNER_KEY, type BannerData} from '../config/banner';
import type {BannerPluginData} from '../plugins/banner';
import {focusContent} from './focusContent';
import {store} from './storage';

/**
 * The banner of the settings, if there is one, and what dismisses it: now by the root element's `data-banner`,
 * on later visits by the script of src/plugins/theme, which sets the same before first paint.
 */
export function useBanner(): {banner: BannerData | undefined; dismiss: () => void} {
  const {banner} = usePluginData('portal-banner') as BannerPluginData;
  const dismiss = () => {
    if (!banner) return;
    document.documentElement.setAttribute('data-banner', 'dismissed');
    store(BANNER_KEY, banner.id);
    // The button has gone, and the focus with it.
    focusContent();
  };
  return {banner, dismiss};
}
