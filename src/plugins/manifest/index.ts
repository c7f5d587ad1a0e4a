/** Adds the web app manifest with its icons, and the colors of the browser's interface. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {toFavicon} from '../../config/toDocusaurus';
import type {Site} from '../../config/schema';
import type {Theme} from '../../shared/theme';
import {siteAsset} from '../siteAssets';
import {resolveToken} from '../tokens';
import {isDrawable, writeIcon} from './icons';
import {ICONS, MANIFEST_FILE, TOUCH_ICON, webManifest} from './manifest';

export default function manifestPlugin(site: Site, {siteDir}: LoadContext): Plugin {
  const css = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const background = (theme: Theme) => resolveToken(css, '--portal-background', theme);
  const {colorScheme} = site.theme;
  const file = siteAsset(toFavicon(site), 'iconUrl', siteDir);
  const icon = file !== undefined && isDrawable(file) ? file : undefined;
  return {
    name: 'portal-manifest',
    injectHtmlTags: () => ({
      headTags: [
        link({rel: 'manifest', href: site.basePath + MANIFEST_FILE}),
        ...(icon ? [link({rel: 'apple-touch-icon', href: site.basePath + TOUCH_ICON.file})] : []),
        ...(colorScheme
          ? [themeColor(background(colorScheme))]
          : (['light', 'dark'] as const).map((theme) => themeColor(background(theme), theme))),
      ],
    }),
    async postBuild({outDir}) {
      const color = background(colorScheme ?? 'light');
      writeFileSync(path.join(outDir, MANIFEST_FILE), JSON.stringify(webManifest(site, color, icon !== undefined)));
      if (icon === undefined) return;
      await Promise.all(
        [...ICONS, TOUCH_ICON].map((made) => writeIcon(icon, path.join(outDir, made.file), made, color)),
      );
    },
  };
}

const link = (attributes: Record<string, string>): HtmlTagObject => ({tagName: 'link', attributes});

/**
 * Creates a `theme-color` tag. If `theme` is set, the tag applies only while the system prefers that theme. Later, the
 * script in src/plugins/theme changes the media query, so that only the tag for the page's theme applies.
 */
const themeColor = (content: string, theme?: Theme): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {
    name: 'theme-color',
    content,
    ...(theme && {media: `(prefers-color-scheme: ${theme})`, 'data-color-scheme': theme}),
  },
});
