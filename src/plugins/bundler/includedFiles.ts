/** Pages are compiled anew when code that they include changes (src/markdown/code/include.ts). */
import {readFileSync} from 'node:fs';
import type {Compiler, LoaderContext, WebpackPluginInstance} from 'webpack';
import {snippetsOf} from '../../markdown/code/snippets';

const NAME = 'PortalIncludedFiles';

/**
 * Tells the bundler of the files that a page includes. A remark plugin cannot: it is not told of the loader that
 * runs it.
 *
 * @param root - of the repository
 */
export function includedFilesPlugin(root: string): WebpackPluginInstance {
  return {
    apply({hooks, webpack}: Compiler) {
      hooks.compilation.tap(NAME, (compilation) => {
        webpack.NormalModule.getCompilationHooks(compilation).loader.tap(NAME, (context) => {
          const {resourcePath: page, addDependency} = context as LoaderContext<unknown>;
          if (!/\.mdx?$/.test(page)) return;
          for (const file of snippetsOf(readFileSync(page, 'utf8'), {root, page})) addDependency(file);
        });
      });
    },
  };
}
