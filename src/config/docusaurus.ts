/** The portal's settings in Docusaurus' words. */
import type {Config} from '@docusaurus/types';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import {externalHref, isExternalLink} from './routes';
import type {Site, TopNavItem} from './schema';

const lightOf = (value: string | {light: string; dark: string}): string =>
  typeof value === 'string' ? value : value.light;
const darkOf = (value: string | {light: string; dark: string}): string =>
  typeof value === 'string' ? value : value.dark;

type NavbarItem = NonNullable<NonNullable<UserThemeConfig['navbar']>['items']>[number];

function toNavbarItem(item: TopNavItem): NavbarItem {
  if ('items' in item) return {label: item.text, position: 'right', items: item.items.map(linkItem)};
  return {...linkItem(item), position: 'right'};
}

const linkItem = ({text, link}: {text: string; link: string}): NavbarItem =>
  isExternalLink(link) ? {label: text, href: externalHref(link)} : {label: text, to: link};

/** The theme's navbar: logo or title, the top navigation, the socials (SPEC §2 "Top navigation"). */
export function toNavbar(site: Site): NonNullable<UserThemeConfig['navbar']> {
  const {logoUrl} = site;
  return {
    ...(logoUrl === undefined
      ? {title: site.title}
      : {logo: {alt: site.title, src: lightOf(logoUrl), srcDark: darkOf(logoUrl), width: 104, height: 28}}),
    items: [
      ...site.topNav.map(toNavbarItem),
      ...site.socials.map((social): NavbarItem => ({
        label: social.label ?? social.icon,
        href: social.link,
        position: 'right',
      })),
    ],
  };
}

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
