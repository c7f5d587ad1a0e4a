import {usePluginData} from '@docusaurus/useGlobalData';
import {BANNER_KEY, BANNER_PLUGIN, type BannerData, type BannerPluginData} from '../../shared/banner';
import {focusContent} from '../../hooks/focusContent';
import {local} from '../../hooks/storage';

/**
 * Returns the banner from the settings, if any, and a function that dismisses it by setting `data-banner` on the root
 * element. On later visits, the script of src/plugins/theme sets this attribute before the first paint.
 */
export function useBanner(): {banner: BannerData | undefined; dismiss: () => void} {
  const {banner} = usePluginData(BANNER_PLUGIN) as BannerPluginData;
  const dismiss = () => {
    if (!banner) return;
    document.documentElement.setAttribute('data-banner', 'dismissed');
    local.write(BANNER_KEY, banner.id);
    // The focused button is now hidden with the banner, so move the focus.
    focusContent();
  };
  return {banner, dismiss};
}
