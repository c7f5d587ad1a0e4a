/** The second step of `npm run build`: compresses the files of `build/`, and writes a folder per host to `delivery/`. */
import {compress} from './compress';
import {readDelivery} from './delivery';
import {publish} from './publish';

async function deliver(): Promise<void> {
  const delivery = readDelivery();
  const {files, plain, packed} = await compress(delivery.folder);
  publish(delivery, 'delivery');
  const sizes = Object.entries(packed).map(([name, bytes]) => `${name} ${kib(bytes)}`);
  console.log(`Compressed ${files} files of ${kib(plain)} (${sizes.join(', ')}); the hosts' folders are in delivery/.`);
}

const kib = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;

deliver().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
