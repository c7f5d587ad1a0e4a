/**
 * Loads the index. This module is part of the first load, so that the index and the search code load at the same time.
 */
import siteConfig from '@generated/docusaurus.config';
import {INDEX_FOLDER, LOAD_TIMEOUT, POINTER_FILE, type CurrentIndex} from './indexFile';

const indexFolder = (): string => `${location.origin}${siteConfig.baseUrl}${INDEX_FOLDER}/`;

/**
 * Returns the text of the current index.
 *
 * @throws Error if there is no index, or a request takes too long
 */
export async function readIndex(): Promise<string> {
  const pointer = await read(POINTER_FILE, {
    cache: 'no-cache',
    // Without this header the development server answers an unknown address with a page.
    headers: {Accept: 'application/json'},
  });
  const text = await pointer.text();
  const current = JSON.parse(text) as CurrentIndex;
  return 'index' in current ? (await read(current.index)).text() : text;
}

async function read(file: string, options?: RequestInit): Promise<Response> {
  const address = indexFolder() + file;
  const response = await fetch(address, {...options, signal: AbortSignal.timeout(LOAD_TIMEOUT)});
  if (!response.ok) throw new Error(`${address} returned status ${response.status}.`);
  return response;
}

/** Starts to load the index. Returns undefined if the site uses Algolia, which needs no index. */
export const preloadIndex = (): Promise<string> | undefined =>
  'algolia' in siteConfig.themeConfig ? undefined : readIndex();
