/**
 * `npm run addresses:accept`: records the addresses of the current build, including redirected ones, as the addresses
 * of the release.
 */
import {publishedAddresses} from '../../src/config/redirectRules';
import {redirects} from '../../src/config/redirects';
import {readAddresses} from '../../src/plugins/redirects/addresses';
import {runCommand} from '../command';
import {ADDRESSES_FILE, writeRelease} from './file';

void runCommand(() => {
  writeRelease(publishedAddresses(readAddresses('build'), redirects));
  console.log(`${ADDRESSES_FILE} now has the addresses of build/: commit it with the release.`);
});
