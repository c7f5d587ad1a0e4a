/** Web fonts, where the settings name any (SPEC §2 "Page head", §7). */
import type {HtmlTagObject} from '@docusaurus/types';
import type {Site} from './schema';
import {FONTS} from './thirdParties';

/** The weights that the portal's styles use. */
const WEIGHTS = '400,500,600,700';

/** The token that each font of the settings sets, with what is shown until the font is there. */
const TOKENS = [
  ['default', '--portal-font', 'system-ui, sans-serif'],
  ['mono', '--portal-font-mono', 'ui-monospace, monospace'],
] as const;

/**
 * The tags that load the fonts from Google and put them into the tokens; none without fonts, so that nobody is asked.
 * Text shows in the reader's own font until they are there. Google's first address is used and not `css2`, for the
 * latter refuses a family that lacks one of the weights.
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
    // Docusaurus asks for attributes even where there are none.
    {tagName: 'style', attributes: {}, innerHTML: `:root{${rules.join(';')}}`},
  ];
}
