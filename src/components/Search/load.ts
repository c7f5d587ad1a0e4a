/** What search is made of in the browser, fetched when it is wanted and not before (SPEC §7). */
import type {SearchEngine} from '../../search/types';
import type {SearchPanel} from './SearchPanel';

export interface SearchParts {
  SearchPanel: typeof SearchPanel;
  openSearch: () => Promise<SearchEngine>;
}

/**
 * Fetches the dialog's contents, the client of the engine and, as soon as that is there, the index: each beside the
 * others. A call that fails can be made again.
 */
export async function loadSearch(): Promise<SearchParts> {
  const [{SearchPanel}, {openSearch}] = await Promise.all([import('./SearchPanel'), loadClient()]);
  return {SearchPanel, openSearch};
}

async function loadClient() {
  const client = await import('../../search/client');
  // Where that fails, the dialog asks again and tells it.
  client.openSearch().catch(() => undefined);
  return client;
}

/** The same ahead of the reader's decision. What fails shows in the dialog, when that is opened. */
export function prepareSearch(): void {
  loadSearch().catch(() => undefined);
}
