/** Changes the options of PostCSS, which Docusaurus applies to each style sheet. */
import type {PostCssOptions} from '@docusaurus/types';
import {dropUnused} from './infima';

/** Matches the plugin for vendor prefixes, which takes a second to load. Docusaurus' minifier adds the prefixes too. */
const PREFIXES = /[\\/]postcss-preset-env[\\/]/;

const addsPrefixes = (plugin: unknown): boolean => Array.isArray(plugin) && PREFIXES.test(String(plugin[0]));

/** Removes Docusaurus' plugin for vendor prefixes, and adds the portal's plugin for Infima. */
export function toPostCss(options: PostCssOptions): PostCssOptions {
  return {
    ...options,
    // By default, PostCSS searches the folders above each style sheet for options. This takes another second.
    config: false,
    plugins: [...options.plugins.filter((plugin) => !addsPrefixes(plugin)), dropUnused],
  };
}
