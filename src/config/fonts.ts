/** The head tags for the web fonts in the settings (SPEC §2 "Page head", §7). */
import type {HtmlTagObject} from '@docusaurus/types';
import type {Site} from './schema';
import {FONTS} from './thirdParties';

/** The weights that the portal's styles use; headings, which have the weight 650, show in 700. */
const WEIGHTS = '400,500,600,700';

/** For each font in the settings: its key, its CSS variable, and the fonts to show until the font has loaded. */
const TOKENS = [
  ['default', '--portal-font', 'system-ui, sans-serif'],
  ['mono', '--portal-font-mono', 'ui-monospace, monospace'],
] as const;

/**
 * Returns the tags that load the fonts from Google and set the CSS variables; no tags if the settings have no fonts, so
 * that browsers send no request. Until the fonts have loaded, text shows in a system font. The URL's path is `css`,
 * because `css2` rejects a family that lacks one of the weights.
 */
export function fontTags(font: Site['font']): HtmlTagObject[] {
  const fonts = TOKENS.flatMap(([key, token, fallback]) => {
    const family = font[key]?.google;
    return family === undefined ? [] : [{token, family, fallback}];
  });
  if (fonts.length === 0) return [];
  const families = [...new Set(fonts.map(({family}) => family))];
  const query = families.map((family) => `${encodeURIComponent(family).replaceAll('%20', '+')}:${WEIGHTS}`).join('%7C');
  const rules = fonts.map(({token, family, fallback}) => `${token}:"${family}", ${fallback}`);
  return [
    {tagName: 'link', attributes: {rel: 'preconnect', href: FONTS.styles}},
    {tagName: 'link', attributes: {rel: 'preconnect', href: FONTS.files, crossorigin: 'anonymous'}},
    {
      tagName: 'link',
      attributes: {rel: 'stylesheet', href: `${FONTS.styles}/css?family=${query}&display=swap`},
    },
    // Docusaurus requires `attributes`, even empty ones.
    {tagName: 'style', attributes: {}, innerHTML: `:root{${rules.join(';')}}`},
  ];
}
