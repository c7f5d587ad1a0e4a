/** `npm run addresses:accept`: takes the addresses of the build that is there as those of the release. */
import {readAddresses} from '../../src/plugins/redirects/addresses';
import {ADDRESSES_FILE, writeRelease} from './file';

writeRelease(readAddresses('build'));
console.log(`${ADDRESSES_FILE} holds the addresses of build/: commit it with the release.`);
