/**
 * theme-classic without a style attribute in its HTML, so that the policy needs no 'unsafe-inline' for styles: its
 * sprite of icons, which stands in every page, is hidden by SVG's own attribute instead. And without its module for
 * further languages of Prism: code is colored at build, and where a site asks for no language it brings the list of all
 * (27 KB) into the scripts of every page.
 */
import path from 'node:path';
import * as untyped from '@docusaurus/theme-classic';
import type {PluginOptions} from '@docusaurus/theme-classic';
import type {HtmlTagObject, HtmlTags, LoadContext, Plugin} from '@docusaurus/types';

/** Its types know the plugin alone. */
const classic = untyped as unknown as {
  default: (context: LoadContext, options: PluginOptions) => Plugin<undefined>;
  validateOptions: unknown;
  validateThemeConfig: unknown;
};

/** What the theme names by relative paths lies beside its own entry. */
const FOLDER = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** Its client module that is left out. */
const LANGUAGES = './prism-include-languages';

const isTag = (tag: string | HtmlTagObject): tag is HtmlTagObject => typeof tag === 'object';

/** The tags, hidden by `display` where a style attribute hid them. */
function withoutStyle(tags: HtmlTags = []): HtmlTags {
  return [tags].flat().map((tag) => {
    if (!isTag(tag) || !tag.attributes || !('style' in tag.attributes)) return tag;
    const {style, ...attributes} = tag.attributes;
    if (tag.tagName !== 'svg' || style !== 'display: none;') {
      throw new Error(`The theme styles its <${tag.tagName}> with "${style}": see src/plugins/classic/theme.ts.`);
    }
    return {...tag, attributes: {...attributes, display: 'none'}};
  });
}

export const {validateOptions, validateThemeConfig} = classic;

/**
 * @throws Error where the theme brings another style attribute than the one that is known, or no longer the module that
 * is left out
 */
export default function classicTheme(context: LoadContext, options: PluginOptions): Plugin<undefined> {
  const theme = classic.default(context, options);
  return {
    ...theme,
    getThemePath: () => path.join(FOLDER, theme.getThemePath!()),
    getTypeScriptThemePath: () => path.join(FOLDER, theme.getTypeScriptThemePath!()),
    getClientModules() {
      const modules = theme.getClientModules!();
      if (!modules.includes(LANGUAGES)) {
        throw new Error(`The theme no longer has the client module ${LANGUAGES}: see src/plugins/classic/theme.ts.`);
      }
      return modules.filter((file) => file !== LANGUAGES).map((file) => path.resolve(FOLDER, file));
    },
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags!(args);
      return {...tags, preBodyTags: withoutStyle(tags.preBodyTags)};
    },
  };
}
