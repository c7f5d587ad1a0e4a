import {useEffect} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import {BANNER_KEY, BANNER_PLUGIN, type BannerData, type BannerPluginData} from '../../shared/banner';
import {focusContent} from '../../hooks/focusContent';
import {local} from '../../hooks/storage';

/**
 * Returns the banner from the settings, if any, and a function that dismisses it by setting `data-banner` on the root
 * element. On later visits, the script of src/plugins/theme sets this attribute before the first paint. A banner that
 * is dismissed in another tab disappears here too.
 */
export function useBanner(): {banner: BannerData | undefined; dismiss: () => void} {
  const {banner} = usePluginData(BANNER_PLUGIN) as BannerPluginData;
  const id = banner?.id;
  useEffect(() => {
    // A page in the back/forward cache gets no `storage` events.
    const follow = () => {
      if (id !== undefined && local.read(BANNER_KEY) === id) hide();
    };
    window.addEventListener('storage', follow);
    window.addEventListener('pageshow', follow);
    return () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', follow);
    };
  }, [id]);
  const dismiss = () => {
    if (!banner) return;
    hide();
    local.write(BANNER_KEY, banner.id);
    // The focused button is now hidden with the banner, so move the focus.
    focusContent();
  };
  return {banner, dismiss};
}

function hide(): void {
  document.documentElement.setAttribute('data-banner', 'dismissed');
}
