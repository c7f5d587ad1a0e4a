/**
 * `npm run deliver -- nginx`: writes the folders of the named hosts to `delivery/`, with the last build and each host's
 * configuration. Without names, or with `all`, writes the folders of all hosts.
 */
import {runCommand} from '../command';
import {compress} from './compress';
import {readDelivery} from './delivery';
import {hostsNamed} from './hosts';
import {publish} from './publish';

async function deliver(): Promise<void> {
  const hosts = hostsNamed(process.argv.slice(2));
  const delivery = readDelivery();
  if (hosts.some(({servesCompressed}) => servesCompressed)) {
    const {files, plain, packed} = await compress(delivery.folder);
    const sizes = Object.entries(packed).map(([name, bytes]) => `${name} ${kib(bytes)}`);
    console.log(`Compressed ${files} files of ${kib(plain)} (${sizes.join(', ')}).`);
  }
  publish(delivery, 'delivery', hosts);
  console.log(`Wrote ${hosts.map(({name}) => `delivery/${name}`).join(', ')}.`);
}

const kib = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;

void runCommand(deliver);
