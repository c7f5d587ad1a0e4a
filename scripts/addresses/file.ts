/** Reads and writes `addresses.json`, the addresses of the last release, for the scripts of this folder. */
import {existsSync, writeFileSync} from 'node:fs';
import * as z from 'zod';
import type {Addresses} from '../../src/config/redirectRules';
import {text} from '../../src/config/schema';
import {readJson} from '../readJson';

export const ADDRESSES_FILE = 'addresses.json';

const addresses = z
  .record(z.string().startsWith('/').describe('a path that begins with "/"'), z.array(text))
  .refine((pages) => Object.keys(pages).length > 0)
  .describe('an object that maps the path of each page to a list of its anchors');

/**
 * Returns the addresses of the last release.
 *
 * @throws Error if the file is missing or damaged
 */
export function readRelease(): Addresses {
  if (!existsSync(ADDRESSES_FILE)) {
    throw new Error(
      `${ADDRESSES_FILE} is missing: restore it from the last release, or run "npm run addresses:accept".`,
    );
  }
  try {
    return readJson(ADDRESSES_FILE, addresses);
  } catch (error) {
    throw new Error(`${(error as Error).message}\nRestore the file from Git, or run "npm run addresses:accept".`);
  }
}

/** Replaces the file's content with the addresses of a new release. */
export function writeRelease(release: Addresses): void {
  writeFileSync(ADDRESSES_FILE, `${JSON.stringify(release, undefined, 2)}\n`);
}
