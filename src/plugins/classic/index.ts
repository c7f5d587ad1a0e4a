/** preset-classic with its theme (theme.ts) and its plugin for pages (docs.ts) wrapped. */
import path from 'node:path';
import preset, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, PluginConfig, PluginOptions, Preset} from '@docusaurus/types';

/** The modules of the preset that the portal wraps, and its own in their place. */
const WRAPPED = new Map([
  [require.resolve('@docusaurus/theme-classic'), path.join(__dirname, 'theme.ts')],
  [require.resolve('@docusaurus/plugin-content-docs'), path.join(__dirname, 'docs.ts')],
]);

/** Returns the portal's module in the place of one that it wraps, with the same options; any other unchanged. */
function wrapped(part: PluginConfig): PluginConfig {
  const own = Array.isArray(part) && typeof part[0] === 'string' ? WRAPPED.get(part[0]) : undefined;
  return own === undefined ? part : ([own, (part as [string, PluginOptions])[1]] as PluginConfig);
}

/**
 * Returns preset-classic's plugins and themes, two of them replaced.
 *
 * @param options - the options of preset-classic
 * @throws Error if a new version of the preset no longer lists one of them by path
 */
export default function classicPreset(context: LoadContext, options: Options): Preset {
  const {themes = [], plugins = []} = preset(context, options);
  const parts = [...themes, ...plugins].flatMap((part) => (Array.isArray(part) ? [part[0]] : []));
  for (const upstream of WRAPPED.keys()) {
    if (parts.includes(upstream)) continue;
    throw new Error(`preset-classic no longer lists ${upstream} by its path. Adapt src/plugins/classic.`);
  }
  return {plugins: plugins.map(wrapped), themes: themes.map(wrapped)};
}
