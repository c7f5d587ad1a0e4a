/** The options of the minifier that Docusaurus adds (@docusaurus/bundler). */

/** Rspack's plugin for SWC; it keeps the arguments of its constructor. */
interface Minifier {
  _args?: {minimizerOptions?: {mangle?: unknown}}[];
}

/**
 * Makes minified names independent of the letters in a script. By default the most frequent letters become the shortest
 * names, and these letters include the file names of other scripts, which have preliminary hashes at that time. The
 * hashes differ between folders, and between builds with and without a cache. This costs 0.3 % of the scripts' size.
 *
 * @param minifiers - the bundler's minifiers; the first one is for scripts
 * @throws Error if a new version of Docusaurus has another minifier
 */
export function keepMinifiedNames([scripts]: readonly unknown[]): void {
  const options = (scripts as Minifier | undefined)?._args?.[0]?.minimizerOptions;
  if (options?.mangle !== true) {
    throw new Error('Docusaurus no longer mangles names in scripts with SWC. Adapt src/plugins/bundler/minifier.ts.');
  }
  options.mangle = {disableCharFreq: true};
}
