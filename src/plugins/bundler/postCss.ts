/** The options of PostCSS, which Docusaurus applies to each style sheet. */
import type {PostCssOptions} from '@docusaurus/types';
import {dropUnused} from './infima';

/** Adds the vendor prefixes that Docusaurus' minifier, Lightning CSS, adds too; takes a second to load. */
const PREFIXES = /[\\/]postcss-preset-env[\\/]/;

const addsPrefixes = (plugin: unknown): boolean => Array.isArray(plugin) && PREFIXES.test(String(plugin[0]));

/** Replaces some of Docusaurus' plugins for PostCSS with the portal's. */
export function toPostCss(options: PostCssOptions): PostCssOptions {
  return {
    ...options,
    // PostCSS looks for a file with options in the folders of each style sheet. That takes another second.
    config: false,
    plugins: [...options.plugins.filter((plugin) => !addsPrefixes(plugin)), dropUnused],
  };
}
