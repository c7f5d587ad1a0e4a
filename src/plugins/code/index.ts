/**
 * What code asks of the bundler.
 *
 * Keeps Prism out of the browser's bundles. Code is colored at build (src/markdown/code), but the theme imports
 * prism-react-renderer for its default themes.
 *
 * Tells the bundler of the files whose code pages include. Lets pages be compiled again when a package changes: samples
 * with types (src/markdown/twoslash) show what it declares.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {includedFilesPlugin} from './includedFiles';

export default function codePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'portal-code',
    configureWebpack({experiments}, isServer) {
      const lockfile = path.join(siteDir, 'package-lock.json');
      const keepsPages = experiments !== undefined && 'cache' in experiments;
      return {
        plugins: [includedFilesPlugin(siteDir)],
        ...(keepsPages && {experiments: {cache: {buildDependencies: [lockfile]}}}),
        ...(!isServer && {resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, 'prismThemes.ts')}}}),
      };
    },
  };
}
