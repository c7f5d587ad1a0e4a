/** preset-classic, its theme replaced by one whose pages a strict content security policy accepts (theme.ts). */
import path from 'node:path';
import preset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginOptions, Preset} from '@docusaurus/types';

const THEME = require.resolve('@docusaurus/theme-classic');
const isTheme = (theme: PluginConfig): theme is [string, PluginOptions] => Array.isArray(theme) && theme[0] === THEME;

/**
 * @param options - those of preset-classic
 * @throws Error where the preset names its theme in another way than the version that this was written for
 */
export default function classicPreset(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = []} = preset(context, options);
  if (!themes.some(isTheme)) {
    throw new Error('preset-classic no longer lists @docusaurus/theme-classic by its path: see src/plugins/classic.');
  }
  return {
    plugins,
    themes: themes.map((theme) => (isTheme(theme) ? [path.join(__dirname, 'theme.ts'), theme[1]] : theme)),
  };
}
