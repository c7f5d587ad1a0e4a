/** The portal's settings in Docusaurus' words. */
import type {Config} from '@docusaurus/types';
import type {Site} from './schema';

const lightOf = (value: string | {light: string; dark: string}): string =>
  typeof value === 'string' ? value : value.light;

/** The icon of the dark theme; the light one is Docusaurus' `favicon`. */
export function toHeadTags(site: Site): NonNullable<Config['headTags']> {
  const {iconUrl} = site;
  if (typeof iconUrl === 'string') return [];
  return [
    {
      tagName: 'link',
      attributes: {
        rel: 'icon',
        href: site.basePath + iconUrl.dark.replace(/^\//, ''),
        media: '(prefers-color-scheme: dark)',
      },
    },
  ];
}

/** The light icon, or the only one. */
export const toFavicon = (site: Site): string => lightOf(site.iconUrl);

/** The edit address of a page's file below docs/ (SPEC §2 "Footer"); undefined where no pattern is set. */
export function editUrlOf(site: Site): ((params: {docPath: string}) => string) | undefined {
  const {editLink} = site;
  return editLink && (({docPath}) => editLink.pattern.replaceAll(':path', docPath));
}

/** The social card of a page without one of its own. */
export function toDefaultImage(site: Site): string | undefined {
  const {ogImageUrl} = site;
  return typeof ogImageUrl === 'string' ? ogImageUrl : ogImageUrl?.['/'];
}
