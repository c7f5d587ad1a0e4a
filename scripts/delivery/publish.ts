import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Delivery} from './delivery';
import type {Host} from './hosts/host';
import {isCompressedCopy} from './rules';

/**
 * Writes a folder for each of the hosts, with the site and the host's configuration. Replaces the folders of an earlier
 * run.
 *
 * @param target - the folder that contains the hosts' folders: `delivery`
 * @throws Error if a file of the site has the same path as a file of a host's configuration
 */
export function publish(delivery: Delivery, target: string, hosts: readonly Host[]): void {
  for (const host of hosts) publishFor(host, delivery, path.join(target, host.name));
}

function publishFor({sitePath, servesCompressed, name, write}: Host, delivery: Delivery, folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  const site = path.join(folder, sitePath(delivery.basePath));
  cpSync(delivery.folder, site, {
    recursive: true,
    filter: (file) => servesCompressed || !isCompressedCopy(file, existsSync),
  });
  for (const [file, text] of Object.entries(write(delivery))) {
    const to = path.join(folder, file);
    if (existsSync(to))
      throw new Error(`${file} is both in the site and in ${name}'s configuration: rename the site's file.`);
    mkdirSync(path.dirname(to), {recursive: true});
    writeFileSync(to, text);
  }
}
