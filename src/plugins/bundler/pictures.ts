/**
 * Compiles SVG pictures, which pages import as components. SVGR converts them to JSX. By default, SVGR also compiles
 * the JSX with Babel, which takes longer than compiling all pages of a small portal.
 */
import type {ConfigureWebpackUtils} from '@docusaurus/types';

/** Options of SVGR (https://react-svgr.com/docs/options). */
export const SVGR_OPTIONS = {babel: false, jsxRuntime: 'automatic', runtimeConfig: false};

/** Returns the rule with which the bundler compiles the JSX instead. */
export const svgRule = (isServer: boolean, {getJSLoader}: Pick<ConfigureWebpackUtils, 'getJSLoader'>) => ({
  test: /\.svg$/i,
  // This is the condition of Docusaurus' rule for SVGR. Style sheets get the picture's address instead.
  issuer: {and: [/\.(?:tsx?|jsx?|mdx?)$/i]},
  // The rule runs after SVGR.
  enforce: 'post' as const,
  use: [getJSLoader({isServer})],
});
