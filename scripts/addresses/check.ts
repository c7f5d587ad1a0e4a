/** `npm run check:addresses`: checks that every address of the last release still resolves in the current build. */
import {vanishedAddresses} from '../../src/config/redirectRules';
import {redirects} from '../../src/config/redirects';
import {readAddresses} from '../../src/plugins/redirects/addresses';
import {runCommand} from '../command';
import {ADDRESSES_FILE, readRelease} from './file';

void runCommand(() => {
  const now = readAddresses('build');
  const vanished = vanishedAddresses(readRelease(), now, redirects);
  if (vanished.length > 0) {
    console.error(
      [
        `${vanished.length} published addresses no longer resolve:`,
        ...vanished.map((address) => `  ${address}`),
        '',
        'For each, restore it ({#id} keeps the anchor of a heading), or add to src/config/redirects.ts',
        `  {from: '${vanished[0]!}', to: '…'},`,
        `If nobody could have saved or linked to the URL, run "npm run addresses:accept" and commit ${ADDRESSES_FILE}.`,
      ].join('\n'),
    );
    process.exitCode = 1;
  } else {
    const count = Object.values(now).reduce((sum, anchors) => sum + 1 + anchors.length, 0);
    console.log(`All addresses of the last release resolve; the build has ${count}.`);
  }
});
