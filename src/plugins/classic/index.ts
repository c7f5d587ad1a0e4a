/**
 * Wraps preset-classic and changes three of its packages. theme.ts makes the theme work under a strict content security
 * policy. docs.ts divides sidebar data, and sitemap.ts divides large sitemaps, so that a site can have any number of
 * pages.
 */
import path from 'node:path';
import preset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginOptions, Preset} from '@docusaurus/types';

/** The packages of the preset that are replaced, and the modules in this folder that wrap them. */
const WRAPPERS = {
  '@docusaurus/theme-classic': 'theme.ts',
  '@docusaurus/plugin-content-docs': 'docs.ts',
  '@docusaurus/plugin-sitemap': 'sitemap.ts',
};

const replaced = new Map(
  Object.entries(WRAPPERS).map(([name, file]) => [require.resolve(name), path.join(__dirname, file)]),
);
const isReplaced = (plugin: PluginConfig): plugin is [string, PluginOptions] =>
  Array.isArray(plugin) && typeof plugin[0] === 'string' && replaced.has(plugin[0]);
const replace = (plugin: PluginConfig): PluginConfig =>
  isReplaced(plugin) ? [replaced.get(plugin[0])!, plugin[1]] : plugin;

/**
 * Returns the plugins and themes of preset-classic. The packages in `WRAPPERS` are replaced.
 *
 * @param options - the options of preset-classic
 * @throws Error if a new version of preset-classic no longer lists these packages by path
 */
export default function classicPreset(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = []} = preset(context, {...options, svgr: false});
  // In development, the preset has no sitemap plugin.
  const expected = process.env.NODE_ENV === 'production' ? replaced.size : replaced.size - 1;
  if ([...themes, ...plugins].filter(isReplaced).length !== expected) {
    throw new Error(
      `preset-classic no longer lists ${Object.keys(WRAPPERS).join(' and ')}. Adapt src/plugins/classic.`,
    );
  }
  return {plugins: plugins.map(replace), themes: themes.map(replace)};
}
