/** The second step of `npm run build`: packs the texts of `build/`, and writes what each host publishes into `delivery/`. */
import {compress} from './compress';
import {readDelivery} from './delivery';
import {publish} from './publish';

async function deliver(): Promise<void> {
  const delivery = readDelivery();
  const {files, plain, packed} = await compress(delivery.folder);
  publish(delivery, 'delivery');
  const sizes = Object.entries(packed).map(([name, bytes]) => `${name} ${kib(bytes)}`);
  console.log(`Packed ${files} files of ${kib(plain)} (${sizes.join(', ')}); what hosts publish is in delivery/.`);
}

const kib = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;

deliver().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
