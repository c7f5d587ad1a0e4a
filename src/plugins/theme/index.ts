/**
 * Adds an inline script that runs after Docusaurus' own, before the first paint. It sets the theme, hides a dismissed
 * banner and starts the layout in steps. It also marks that the reader has used the page, and handles clicks until the
 * page's scripts do. Another inline script shows the page as it is without JavaScript if the page's scripts don't run.
 */
import type {Plugin} from '@docusaurus/types';
import {BANNER_KEY} from '../../shared/banner';
import type {Site} from '../../config/schema';
import {THEME_KEY} from '../../shared/theme';
import {bannerId} from '../banner';
import {failedScriptsScript, themeScript} from './script';

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
      // In the head, so that an error in a later inline script doesn't stop this one: the minifier merges neighbors.
      headTags: [{tagName: 'script', innerHTML: failedScriptsScript()}],
      preBodyTags: [{tagName: 'script', innerHTML}],
    }),
  };
}
