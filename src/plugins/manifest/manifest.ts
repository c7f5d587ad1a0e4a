/** Creates the web app manifest (https://www.w3.org/TR/appmanifest/). Pure. */
import type {Site} from '../../config/schema';

export const MANIFEST_FILE = 'site.webmanifest';

/** The icons that the build draws, with paths relative to the base path and sizes in pixels. */
export const ICONS = [
  {file: '_portal/icons/icon-192.png', size: 192, purpose: 'any'},
  {file: '_portal/icons/icon-512.png', size: 512, purpose: 'any'},
  {file: '_portal/icons/maskable-192.png', size: 192, purpose: 'maskable'},
  {file: '_portal/icons/maskable-512.png', size: 512, purpose: 'maskable'},
] as const;

/** The icon for the home screens of iOS, which ignores the manifest's icons. The icon has no transparent parts. */
export const TOUCH_ICON = {file: '_portal/icons/apple-touch-icon.png', size: 180, purpose: 'maskable'} as const;

/**
 * Returns the manifest.
 *
 * @param background - the background color of the site's only theme, or of the light theme if readers can choose the
 *   theme; `#rrggbb`
 * @param hasIcons - whether the build can draw the icons
 */
export function webManifest(
  site: Pick<Site, 'title' | 'shortTitle' | 'description' | 'basePath'>,
  background: string,
  hasIcons: boolean,
) {
  const {basePath} = site;
  return {
    id: basePath,
    name: site.title,
    short_name: site.shortTitle ?? site.title,
    description: site.description,
    lang: 'en',
    start_url: basePath,
    scope: basePath,
    display: 'minimal-ui',
    theme_color: background,
    background_color: background,
    icons: hasIcons
      ? ICONS.map(({file, size, purpose}) => ({
          src: basePath + file,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        }))
      : [],
  };
}
