/**
 * Compiles SVG pictures, which pages import as components, with a loader of our own. Docusaurus' own loader, SVGR,
 * loads Babel and SVGO, and takes half a second more in a build of 59 pages.
 */
import path from 'node:path';
import type {RuleSetRule} from 'webpack';

/** The absolute path of the loader. */
export const PICTURE_LOADER = path.resolve(__dirname, 'pictureLoader.cjs');

const PICTURES = /\.svg$/i;
/** Matches the files that get a component when they import a picture. Style sheets get the picture's address. */
const SCRIPTS = /\.(?:tsx?|jsx?|mdx?)$/i;

/** Returns the rule for pictures that scripts and pages import. */
export const pictureRule = (): RuleSetRule => ({
  test: PICTURES,
  issuer: SCRIPTS,
  type: 'javascript/auto',
  use: PICTURE_LOADER,
});

/**
 * Limits Docusaurus' rule for pictures to style sheets.
 *
 * @param rules - the rules of the bundler, which this function changes
 * @throws Error if a new version of Docusaurus no longer has this rule
 */
export function limitPictureRule(rules: readonly unknown[]): void {
  const rule = (rules as RuleSetRule[]).find(({test}) => test instanceof RegExp && test.source === PICTURES.source);
  if (!rule)
    throw new Error('Docusaurus no longer has a rule for SVG pictures. Adapt src/plugins/bundler/pictures.ts.');
  rule.issuer = {not: SCRIPTS};
}
