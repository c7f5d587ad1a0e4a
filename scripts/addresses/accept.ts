/** `npm run addresses:accept`: takes the addresses of the build that is there, and those it redirects, as those of the release. */
import {publishedAddresses} from '../../src/config/redirectRules';
import {redirects} from '../../src/config/redirects';
import {readAddresses} from '../../src/plugins/redirects/addresses';
import {ADDRESSES_FILE, writeRelease} from './file';

writeRelease(publishedAddresses(readAddresses('build'), redirects));
console.log(`${ADDRESSES_FILE} holds the addresses of build/: commit it with the release.`);
