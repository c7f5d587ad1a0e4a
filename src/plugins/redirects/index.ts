/**
 * Redirects of moved pages and anchors. Pages are the hosts' task (scripts/delivery); the anchor of an address never
 * reaches a host, so those are handed to the browser (src/client/movedAnchors.ts).
 */
import type {Plugin} from '@docusaurus/types';
import {REDIRECTS_PLUGIN, type RedirectsData} from '../../shared/redirectsData';
import {assertRedirects, movedAnchors} from '../../config/redirectRules';
import {redirects} from '../../config/redirects';
import {readAddresses} from './addresses';

export default function redirectsPlugin(): Plugin {
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
