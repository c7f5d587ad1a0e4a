import path from 'node:path';
import type {Delivery} from '../delivery';

/** A host, and the configuration with which it serves the site by the rules in rules.ts. */
export interface Host {
  /** The name of the host's folder in `delivery/`. */
  name: string;
  /** Returns the path of the site's files, relative to the host's folder. */
  sitePath: (basePath: string) => string;
  /** Whether the host serves the files that `npm run deliver` compresses; other hosts compress files themselves. */
  servesCompressed: boolean;
  /** Returns the configuration: the text of each file, by its path relative to the host's folder. */
  write: (delivery: Delivery) => Record<string, string>;
}

/** Returns a `sitePath` function for a host whose `folder` contains the site at its base path. */
export const nestedIn =
  (folder: string) =>
  (basePath: string): string =>
    path.posix.join(folder, basePath);

/** The comment at the top of generated files, in formats that have comments. */
export const NOTICE = 'Written by npm run deliver; the rules are in scripts/delivery/rules.ts.';

/** Adds the base path to an address of the site. */
export const under = (basePath: string, address: string): string => basePath + address.replace(/^\//, '');

/**
 * Returns a path as browsers send it: `/über uns` gives `/%C3%BCber%20uns`.
 *
 * @param decoded - begins with a slash
 */
export const sentPath = (decoded: string): string =>
  new URL(`http://localhost${decoded.replace(/[%?#\\]/g, encodeURIComponent)}`).pathname;

export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
