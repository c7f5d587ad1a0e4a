import path from 'node:path';
import type {Delivery} from '../delivery';

/** What one host needs to serve the site by the rules. */
export interface Host {
  /** The folder below `delivery/` that is published. */
  name: string;
  /** Where the site's files stand in that folder. */
  place: (basePath: string) => string;
  /** Whether it serves the packed forms made at build; others pack by themselves. */
  packed: boolean;
  /** The configuration: text by path below the folder. */
  write: (delivery: Delivery) => Record<string, string>;
}

/** At their base path, in the folder that the host serves. */
export const nestedIn =
  (folder: string) =>
  (basePath: string): string =>
    path.posix.join(folder, basePath);

/** At the top of every file that has a place for it. */
export const NOTICE = 'Written by npm run build; the rules are in scripts/delivery/rules.ts.';

/** An address of the site with its base path. */
export const under = (basePath: string, address: string): string => basePath + address.replace(/^\//, '');

/** A text as it stands for itself in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
