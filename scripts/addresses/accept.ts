/**
 * `npm run addresses:accept`: records the addresses of the current build, including redirected ones, as the addresses
 * of the release.
 */
import {publishedAddresses} from '../../src/config/redirectRules';
import {redirects} from '../../src/config/redirects';
import {readAddresses} from '../../src/plugins/redirects/addresses';
import {ADDRESSES_FILE, run, writeRelease} from './file';

run(() => {
  writeRelease(publishedAddresses(readAddresses('build'), redirects));
  console.log(`${ADDRESSES_FILE} now has the addresses of build/: commit it with the release.`);
});
