/** Makes the bundler compile a page again when a file that the page includes changes (src/markdown/code/include.ts). */
import {readFileSync} from 'node:fs';
import type {Compiler, LoaderContext, WebpackPluginInstance} from 'webpack';
import {snippetsOf} from '../../markdown/code/snippets';

const NAME = 'PortalIncludedFiles';

/**
 * Creates a bundler plugin that adds the included files to a page's dependencies. A remark plugin can't do this,
 * because it has no access to the loader.
 *
 * @param root - absolute path of the repository
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
