/** The head tags that are the same on every page (SPEC §2 "Page head"); src/components/PageHead adds the others. */
import type {HtmlTagObject} from '@docusaurus/types';
import {fontTags} from './fonts';
import type {Site} from './schema';

const LOCALE = 'en_US';

/** Returns the tags for the dark icon (the light one is Docusaurus' `favicon`), social cards and web fonts. */
export function toHeadTags(site: Site): HtmlTagObject[] {
  return [
    ...darkIcon(site),
    meta('og:type', 'website'),
    meta('og:site_name', site.title),
    meta('og:locale', LOCALE),
    {tagName: 'meta', attributes: {name: 'twitter:card', content: 'summary_large_image'}},
    ...fontTags(site.font),
  ];
}

const meta = (property: string, content: string): HtmlTagObject => ({
  tagName: 'meta',
  attributes: {property, content},
});

function darkIcon({iconUrl, basePath}: Site): HtmlTagObject[] {
  if (typeof iconUrl === 'string') return [];
  const href = iconUrl.dark.startsWith('/') ? basePath + iconUrl.dark.slice(1) : iconUrl.dark;
  return [{tagName: 'link', attributes: {rel: 'icon', href, media: '(prefers-color-scheme: dark)'}}];
}
