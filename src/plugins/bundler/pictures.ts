/**
 * Pages import SVG pictures as components. By default, SVGR compiles their JSX with Babel, which takes longer than all
 * pages of a small portal.
 */
import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** Options of SVGR (https://react-svgr.com/docs/options). */
export const SVGR_OPTIONS = {babel: false, jsxRuntime: 'automatic', runtimeConfig: false};

/** Returns the rule that compiles the JSX. */
export const svgRule = (isServer: boolean, {getJSLoader}: Pick<ConfigureWebpackUtils, 'getJSLoader'>) => ({
  test: /\.svg$/i,
  // As in Docusaurus' rule for SVGR: style sheets get the picture's address.
  issuer: {and: [/\.(?:tsx?|jsx?|mdx?)$/i]},
  // After SVGR.
  enforce: 'post' as const,
  use: [getJSLoader({isServer})],
});
