/**
 * Reads the pointer to the current index. It is part of the first load, so that it can run while search's code loads.
 */
import siteConfig from '@generated/docusaurus.config';
import {INDEX_FOLDER, LOAD_TIMEOUT, POINTER_FILE, type IndexPointer} from './indexFile';

/** Returns the address of the folder of the index, with a slash at its end. */
export const indexFolder = (): string => `${location.origin}${siteConfig.baseUrl}${INDEX_FOLDER}/`;

/**
 * Reads the pointer.
 *
 * @throws Error if there is none, or it takes too long
 */
export async function readPointer(): Promise<IndexPointer> {
  const response = await fetch(indexFolder() + POINTER_FILE, {
    cache: 'no-cache',
    // Without this header the development server answers an unknown address with a page.
    headers: {Accept: 'application/json'},
    signal: AbortSignal.timeout(LOAD_TIMEOUT),
  });
  if (!response.ok) throw new Error(`${response.url} answers with ${response.status}.`);
  return (await response.json()) as IndexPointer;
}

/** Reads the pointer ahead; undefined for a site with hosted search, which needs none. */
export const preloadPointer = (): Promise<IndexPointer> | undefined =>
  'algolia' in siteConfig.themeConfig ? undefined : readPointer();
