/**
 * Changes theme-classic in two ways:
 *
 * - The SVG sprite of icons on every page is hidden with the attribute `display`. The theme's own style attribute would
 *   need 'unsafe-inline' in the content security policy.
 * - The theme's client module for more Prism languages is left out, because code is colored at build time. The module
 *   would add the list of all languages (27 KB) to the scripts of every page.
 */
import path from 'node:path';
import * as untyped from '@docusaurus/theme-classic';
import type {PluginOptions} from '@docusaurus/theme-classic';
import type {HtmlTagObject, HtmlTags, LoadContext, Plugin} from '@docusaurus/types';

/** The package's types lack the two `validate…` functions. */
const classic = untyped as unknown as {
  default: (context: LoadContext, options: PluginOptions) => Plugin<undefined>;
  validateOptions: unknown;
  validateThemeConfig: unknown;
};

/** The theme's relative paths start from this folder. */
const FOLDER = path.dirname(require.resolve('@docusaurus/theme-classic'));

/** The theme's client module that is left out. */
const LANGUAGES = './prism-include-languages';

const isTag = (tag: string | HtmlTagObject): tag is HtmlTagObject => typeof tag === 'object';

/** Replaces the style attribute of a hidden SVG with the attribute `display`. Throws an error for any other style. */
function withoutStyle(tags: HtmlTags = []): HtmlTags {
  return [tags].flat().map((tag) => {
    if (!isTag(tag) || !tag.attributes || !('style' in tag.attributes)) return tag;
    const {style, ...attributes} = tag.attributes;
    if (tag.tagName !== 'svg' || style !== 'display: none;') {
      throw new Error(
        `The theme's <${tag.tagName}> has the style attribute "${style}". Adapt src/plugins/classic/theme.ts.`,
      );
    }
    return {...tag, attributes: {...attributes, display: 'none'}};
  });
}

export const {validateOptions, validateThemeConfig} = classic;

/**
 * Creates the changed theme. Its `injectHtmlTags` throws an error if the theme has an unexpected style attribute. Its
 * `getClientModules` throws an error if the theme no longer has the module to leave out.
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
        throw new Error(`The theme no longer has the client module ${LANGUAGES}. Adapt src/plugins/classic/theme.ts.`);
      }
      return modules.filter((file) => file !== LANGUAGES).map((file) => path.resolve(FOLDER, file));
    },
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags!(args);
      return {...tags, preBodyTags: withoutStyle(tags.preBodyTags)};
    },
  };
}
