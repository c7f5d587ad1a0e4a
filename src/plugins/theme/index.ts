/**
 * Adds an inline script that sets the theme and hides a dismissed banner. The script runs after Docusaurus' own, before
 * the first paint.
 */
import type {Plugin} from '@docusaurus/types';
import {BANNER_KEY} from '../../shared/banner';
import type {Site} from '../../config/schema';
import {THEME_KEY} from '../../shared/theme';
import {bannerId} from '../banner';
import {themeScript} from './script';

export default function themePlugin(site: Site): Plugin {
  const innerHTML = themeScript({
    themeKey: THEME_KEY,
    bannerKey: BANNER_KEY,
    colorScheme: site.theme.colorScheme,
    bannerId: site.banner && bannerId(site.banner),
  });
  return {
    name: 'portal-theme',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML}]}),
  };
}
