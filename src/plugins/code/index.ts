/**
 * Keeps Prism out of the browser's bundles. Code is colored at build (src/markdown/code), but the theme imports
 * prism-react-renderer for its default themes and for languages that nothing asks for any more. And tells the
 * bundler of the files whose code pages include.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {includedFilesPlugin} from './includedFiles';

export default function codePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'portal-code',
    configureWebpack(_config, isServer) {
      const plugins = [includedFilesPlugin(siteDir)];
      if (isServer) return {plugins};
      return {plugins, resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, 'prismThemes.ts')}}};
    },
  };
}
