import {usePluginData} from '@docusaurus/useGlobalData';
import {BANNER_KEY, BANNER_PLUGIN, type BannerData, type BannerPluginData} from '../../shared/banner';
import {focusContent} from '../../hooks/focusContent';
import {local} from '../../hooks/storage';

/**
 * The banner of the settings, if there is one, and what dismisses it: now by the root element's `data-banner`,
 * on later visits by the script of src/plugins/theme, which sets the same before first paint.
 */
export function useBanner(): {banner: BannerData | undefined; dismiss: () => void} {
  const {banner} = usePluginData(BANNER_PLUGIN) as BannerPluginData;
  const dismiss = () => {
    if (!banner) return;
    document.documentElement.setAttribute('data-banner', 'dismissed');
    local.write(BANNER_KEY, banner.id);
    // The button has gone, and the focus with it.
    focusContent();
  };
  return {banner, dismiss};
}
