/**
 * Redirects of moved pages and anchors. Pages are the hosts' task (scripts/delivery); the anchor of an address never
 * reaches a host, so those are handed to the browser (src/client/movedAnchors.ts).
 */
import type {Plugin} from '@docusaurus/types';
import {REDIRECTS_PLUGIN, type RedirectsData} from '../../shared/redirectsData';
import {assertRedirects, movedAnchors, type Redirect} from '../../config/redirectRules';
import {readAddresses} from './addresses';

export default function redirectsPlugin(redirects: readonly Redirect[]): Plugin {
  return {
    name: REDIRECTS_PLUGIN,
    contentLoaded({actions}) {
      actions.setGlobalData({anchors: movedAnchors(redirects)} satisfies RedirectsData);
    },
    postBuild({outDir}) {
      assertRedirects(redirects, readAddresses(outDir));
    },
  };
}
