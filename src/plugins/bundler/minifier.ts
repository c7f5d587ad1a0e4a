/** Changes the options of the minifier that Docusaurus uses (@docusaurus/bundler). */

/** Rspack's minifier plugin, SWC. `_args` has the arguments of its constructor. */
interface Minifier {
  _args?: {minimizerOptions?: {mangle?: unknown}}[];
}

/**
 * Makes minified names independent of how often letters occur in a script. By default, the most frequent letters become
 * the shortest names. But scripts contain file names of other scripts. The preliminary hashes in these names depend on
 * the site's folder and on the cache, so the minified names would too. Names that don't depend on frequency make
 * scripts 0.3% larger.
 *
 * @param minifiers - the bundler's minifiers; the first one is for scripts
 * @throws Error if a new version of Docusaurus changes the minifier or its options
 */
export function keepMinifiedNames([scripts]: readonly unknown[]): void {
  const options = (scripts as Minifier | undefined)?._args?.[0]?.minimizerOptions;
  if (options?.mangle !== true) {
    throw new Error('Docusaurus no longer mangles names in scripts with SWC. Adapt src/plugins/bundler/minifier.ts.');
  }
  options.mangle = {disableCharFreq: true};
}
