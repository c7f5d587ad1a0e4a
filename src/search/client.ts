/** How the browser gets at search. Nothing of it belongs to the first load: import this module when a reader wants it. */
import siteConfig from '@generated/docusaurus.config';
import type {AlgoliaSettings} from './algolia';
import {openLocalEngine} from './localEngine';
import type {SearchEngine} from './types';
import {SearchUnavailable} from './unavailable';

export {SearchUnavailable} from './unavailable';

let opened: Promise<SearchEngine> | undefined;

/**
 * Opens the search of the site, or of Algolia where the settings name it; once a session, later calls give the same. After a failure the next call tries again.
 *
 * @throws SearchUnavailable where index or worker fail or take too long
 */
export function openSearch(): Promise<SearchEngine> {
  opened ??= open().catch((error: unknown) => {
    forget();
    throw error instanceof SearchUnavailable ? error : new SearchUnavailable(String(error), {cause: error});
  });
  return opened;
}

const forget = (): void => {
  opened = undefined;
};

async function open(): Promise<SearchEngine> {
  const {algolia} = siteConfig.themeConfig as {algolia?: AlgoliaSettings};
  if (!algolia) return openLocalEngine(siteConfig.baseUrl, forget);
  const {createAlgoliaEngine} = await import('./algolia');
  return createAlgoliaEngine(algolia);
}
