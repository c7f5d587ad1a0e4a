/**
 * Moves the static text of each page out of the page's script, into a file next to the script: `<script>.text.json`.
 * The first page of a visit has its text in the HTML; all later pages load this file (src/hooks/pageText.ts). In the
 * server's build, the text stays in the scripts.
 */
import type {Plugin} from '@docusaurus/types';
import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';
import {hashOf} from '../../buildTools/hashOf';
import {decodeTexts, encodeCount, ENCODED_TEXTS, textFile} from '../../shared/pageText';

const NAME = 'portal-page-text';

export default function pageTextPlugin(): Plugin {
  return {name: NAME, configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [textFiles]})};
}

const textFiles: WebpackPluginInstance = {
  apply({hooks, webpack}: Compiler) {
    const {PROCESS_ASSETS_STAGE_PRE_PROCESS: first, PROCESS_ASSETS_STAGE_REPORT: last} = webpack.Compilation;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      /** The static texts of each page, as JSON. The keys are the short strings that replace them in the scripts. */
      const texts = new Map<string, string>();
      // This runs before scripts are minified.
      compilation.hooks.processAssets.tap({name: NAME, stage: first}, () => {
        for (const {name, source, found} of scriptsWithText(compilation)) {
          if (isShared(found)) continue;
          const script = new webpack.sources.ReplaceSource(source);
          for (const {0: encoded, index} of found) {
            const json = JSON.stringify(decodeTexts(encoded));
            const rest = encodeCount((JSON.parse(json) as string[]).length, hashOf(json, 16));
            texts.set(rest, json);
            script.replace(index, index + encoded.length - 1, rest);
          }
          compilation.updateAsset(name, script);
        }
      });
      // This runs after scripts have their final names.
      compilation.hooks.processAssets.tap({name: NAME, stage: last}, () => {
        for (const {name, found} of scriptsWithText(compilation)) {
          const json = isShared(found) ? '[]' : texts.get(found[0]![0]);
          if (json === undefined) {
            // After other errors, the bundler may leave scripts unfinished. Don't hide those errors.
            if (compilation.errors.length > 0) continue;
            throw new Error(
              `${name} contains static text in a different form than expected. Adapt src/plugins/pageText.`,
            );
          }
          compilation.emitAsset(textFile(name), new webpack.sources.RawSource(json));
        }
      });
    });
  },
};

/**
 * Whether several pages share a script. The names of scripts are short hashes, so among many thousand pages, two
 * scripts can get the same name and become one. The text of these pages then stays in the script, and the file next to
 * the script has no texts.
 */
const isShared = (found: readonly RegExpMatchArray[]): boolean => found.length > 1;

/** Returns the scripts that contain static text or its replacement, each with the matches of `ENCODED_TEXTS`. */
function scriptsWithText(compilation: Compilation) {
  return compilation
    .getAssets()
    .filter(({name}) => name.endsWith('.js'))
    .map(({name, source}) => ({name, source, found: [...source.source().toString().matchAll(ENCODED_TEXTS)]}))
    .filter(({found}) => found.length > 0);
}
