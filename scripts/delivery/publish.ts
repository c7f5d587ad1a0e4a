/** Writes the folder that each host publishes. */
import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Delivery} from './delivery';
import {HOSTS} from './hosts';
import type {Host} from './hosts/host';
import {ENCODINGS} from './rules';

/**
 * Writes `delivery/<host>/` anew for every host: the site and its configuration.
 *
 * @throws Error where a file of the site bears the name of a host's own
 */
export function publish(delivery: Delivery, target: string): void {
  rmSync(target, {recursive: true, force: true});
  for (const host of HOSTS) publishFor(host, delivery, path.join(target, host.name));
}

function publishFor({place, packed, name, write}: Host, delivery: Delivery, folder: string): void {
  const site = path.join(folder, place(delivery.basePath));
  cpSync(delivery.folder, site, {
    recursive: true,
    filter: (file) => packed || !ENCODINGS.some(({extension}) => file.endsWith(extension)),
  });
  for (const [file, text] of Object.entries(write(delivery))) {
    const to = path.join(folder, file);
    if (existsSync(to))
      throw new Error(`${file} is a file of the site and of ${name}'s configuration: rename the site's.`);
    mkdirSync(path.dirname(to), {recursive: true});
    writeFileSync(to, text);
  }
}
