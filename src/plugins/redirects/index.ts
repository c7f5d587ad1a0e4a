/**
 * Checks the redirects of moved pages and anchors. Passes the redirects of anchors to the browser
 * (src/client/movedAnchors.ts), because browsers don't send the anchor to the host. Hosts redirect pages
 * (scripts/delivery).
 */
import type {Plugin} from '@docusaurus/types';
import {assertRedirects, movedAnchors, pagesWithAnchors} from '../../config/redirectRules';
import {redirects} from '../../config/redirects';
import {readAddresses} from './addresses';

export default function redirectsPlugin(): Plugin {
  return {
    name: 'portal-redirects',
    async contentLoaded({actions}) {
      await actions.createData('movedAnchors.json', movedAnchors(redirects));
    },
    postBuild({outDir}) {
      const named = pagesWithAnchors(redirects);
      assertRedirects(
        redirects,
        readAddresses(outDir, (route) => named.has(route)),
      );
    },
  };
}
