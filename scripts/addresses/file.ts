/** Reads and writes `addresses.json`, the addresses of the last release, for the scripts of this folder. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import type {Addresses} from '../../src/config/redirectRules';

export const ADDRESSES_FILE = 'addresses.json';

/**
 * Returns the addresses of the last release.
 *
 * @throws Error if the file is missing
 */
export function readRelease(): Addresses {
  if (!existsSync(ADDRESSES_FILE)) {
    throw new Error(
      `${ADDRESSES_FILE} is missing: restore it from the last release, or run "npm run addresses:accept".`,
    );
  }
  return JSON.parse(readFileSync(ADDRESSES_FILE, 'utf8')) as Addresses;
}

export function writeRelease(addresses: Addresses): void {
  writeFileSync(ADDRESSES_FILE, `${JSON.stringify(addresses, undefined, 2)}\n`);
}
