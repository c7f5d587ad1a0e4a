/** Lets the site bring a not-found page of its own: docs/_404.mdx, in place of the portal's (SPEC §2 "Not-found page"). */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The file of the site's own page. The underscore keeps it from being a page with an address. */
const OWN_PAGE = 'docs/_404.mdx';
/** How src/theme asks for the portal's. */
const DEFAULT_PAGE = /\/components\/NotFoundPage$/;

export default function notFoundPlugin({siteDir}: LoadContext): Plugin {
  const own = path.join(siteDir, OWN_PAGE);
  return {
    name: 'portal-not-found',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: existsSync(own) ? [new NormalModuleReplacementPlugin(DEFAULT_PAGE, own)] : []};
    },
  };
}
