/**
 * Keeps Prism out of the browser's bundles. Code is colored at build (src/markdown/code), but the theme imports
 * prism-react-renderer for its default themes and for languages that nothing asks for any more.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function codePlugin(): Plugin {
  return {
    name: 'portal-code',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, 'prismThemes.ts')}}};
    },
  };
}
