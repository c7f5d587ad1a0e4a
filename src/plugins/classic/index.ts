/** preset-classic with a theme whose pages work under a strict content security policy (theme.ts). */
import path from 'node:path';
import preset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginOptions, Preset} from '@docusaurus/types';

const THEME = require.resolve('@docusaurus/theme-classic');
const isTheme = (theme: PluginConfig): theme is [string, PluginOptions] => Array.isArray(theme) && theme[0] === THEME;

/**
 * Returns preset-classic's plugins and themes, with its theme replaced.
 *
 * @param options - the options of preset-classic
 * @throws Error if a new version of the preset no longer lists its theme by path
 */
export default function classicPreset(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = []} = preset(context, options);
  if (!themes.some(isTheme)) {
    throw new Error('preset-classic no longer lists @docusaurus/theme-classic by its path. Adapt src/plugins/classic.');
  }
  return {
    plugins,
    themes: themes.map((theme) => (isTheme(theme) ? [path.join(__dirname, 'theme.ts'), theme[1]] : theme)),
  };
}
