/**
 * Writes the address of each page's source file. Compiled pages contain the addresses of the files that they link to, so
 * the bundler must compile these pages again when an address changes (includedFiles.ts).
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedDoc} from '../loadedPages';

/** The file with the addresses, in the plugin's folder of generated files. */
export const PAGE_ADDRESSES = 'pageAddresses.txt';

/** Writes the addresses to a file, unless the file has them already. */
export function writePageAddresses(file: string, docs: readonly Pick<LoadedDoc, 'source' | 'permalink'>[]): void {
  const lines = docs.map(({source, permalink}) => `${source} ${permalink}\n`);
  const text = lines.sort().join('');
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Whether a page may link to the file of another page: `[Client](./client.mdx)`. */
export const linksToFiles = (text: string): boolean => /\.mdx?\b/i.test(text);
