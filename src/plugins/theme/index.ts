/**
 * Adds two inline scripts. One runs after Docusaurus' own, before the first paint. It sets the theme, hides a dismissed
 * banner and starts the layout in steps. It also marks that the reader has used the page, and handles clicks until the
 * page's scripts do. The other script shows the page as it is without JavaScript if the page's scripts don't run.
 */
import type {Plugin} from '@docusaurus/types';
import {BANNER_KEY} from '../../shared/banner';
import type {Site} from '../../config/schema';
import {THEME_KEY} from '../../shared/theme';
import {bannerId} from '../banner';
import {fallbackScript, themeScript} from './script';

export default function themePlugin(site: Site): Plugin {
  const innerHTML = themeScript({
    themeKey: THEME_KEY,
    bannerKey: BANNER_KEY,
    colorScheme: site.theme.colorScheme,
    bannerId: site.banner && bannerId(site.banner),
  });
  return {
    name: 'portal-theme',
    injectHtmlTags: () => ({
      // In the head, because the minifier merges scripts next to each other, and an error in one would stop the next.
      headTags: [{tagName: 'script', innerHTML: fallbackScript()}],
      preBodyTags: [{tagName: 'script', innerHTML}],
    }),
  };
}
