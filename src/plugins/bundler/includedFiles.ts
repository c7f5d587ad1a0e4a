/**
 * Makes the bundler compile a page again when a file that the page includes changes (src/markdown/code/include.ts), or
 * when the address of a page changes and the page links to files.
 */
import {readFileSync} from 'node:fs';
import type {Compiler, LoaderContext, WebpackPluginInstance} from 'webpack';
import {snippetsOf} from '../../markdown/code/snippets';
import {linksToFiles} from './pageAddresses';

const NAME = 'PortalIncludedFiles';

/**
 * Creates a bundler plugin that adds the included files to a page's dependencies, and the file with the addresses of all
 * pages. A remark plugin can't do this, because it has no access to the loader.
 *
 * @param root - absolute path of the repository
 * @param addresses - absolute path of the file from `writePageAddresses`
 */
export function includedFilesPlugin(root: string, addresses: string): WebpackPluginInstance {
  return {
    apply({hooks, webpack}: Compiler) {
      hooks.compilation.tap(NAME, (compilation) => {
        webpack.NormalModule.getCompilationHooks(compilation).loader.tap(NAME, (context) => {
          const {resourcePath: page, addDependency} = context as LoaderContext<unknown>;
          if (!/\.mdx?$/.test(page)) return;
          const text = readFileSync(page, 'utf8');
          for (const file of snippetsOf(text, {root, page})) addDependency(file);
          if (linksToFiles(text)) addDependency(addresses);
        });
      });
    },
  };
}
