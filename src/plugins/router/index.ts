/** Replaces modules of Docusaurus' router with the portal's own. replaced.json lists these modules and the reasons. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Site} from '../../config/schema';
import {REPLACEABLE_IMPORT, replacementOf} from './replacements';

export default function routerPlugin(_site: Site, {siteDir}: LoadContext): Plugin {
  return {
    name: 'portal-router',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(REPLACEABLE_IMPORT, (resource) => {
            const replacement = replacementOf(resource.request, resource.context);
            if (replacement !== undefined) resource.request = path.join(siteDir, replacement);
          }),
        ],
      };
    },
  };
}
