/** `npm run check:addresses`: whether every address of the last release still leads somewhere, in the build that is there. */
import {vanishedAddresses} from '../../src/config/redirectRules';
import {redirects} from '../../src/config/redirects';
import {readAddresses} from '../../src/plugins/redirects/addresses';
import {ADDRESSES_FILE, readRelease} from './file';

const now = readAddresses('build');
const vanished = vanishedAddresses(readRelease(), now, redirects);
if (vanished.length > 0) {
  console.error(
    [
      `${vanished.length} published addresses lead nowhere now:`,
      ...vanished.map((address) => `  ${address}`),
      '',
      'For each, bring it back (a heading keeps its anchor by {#id}), or add to src/config/redirects.ts',
      `  {from: '${vanished[0]!}', to: '…'},`,
      `Only an address that nobody can have kept may be forgotten: run "npm run addresses:accept" and commit ${ADDRESSES_FILE}.`,
    ].join('\n'),
  );
  process.exitCode = 1;
} else {
  const count = Object.values(now).reduce((sum, anchors) => sum + 1 + anchors.length, 0);
  console.log(`All addresses of the last release lead somewhere; the build has ${count}.`);
}
