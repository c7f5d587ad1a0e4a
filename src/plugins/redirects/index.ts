/**
 * Checks the redirects of moved pages and anchors. Passes the redirects of anchors to the browser
 * (src/client/movedAnchors.ts), because browsers don't send the anchor to the host. Hosts redirect pages
 * (scripts/delivery).
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {assertRedirects, movedAnchors, pagesWithAnchors} from '../../config/redirectRules';
import {redirects} from '../../config/redirects';
import {inThread} from '../../buildTools/threads';
import {waitForFinalPages} from '../builtPage';
import type {readAddresses} from './addresses';

const readInThread = inThread<typeof readAddresses>(path.join(__dirname, 'addresses.ts'), 'readAddresses');

export default function redirectsPlugin(): Plugin {
  return {
    name: 'portal-redirects',
    async contentLoaded({actions}) {
      await actions.createData('movedAnchors.json', movedAnchors(redirects));
    },
    async postBuild({outDir}) {
      await waitForFinalPages();
      assertRedirects(redirects, await readInThread(outDir, pagesWithAnchors(redirects)));
    },
  };
}
