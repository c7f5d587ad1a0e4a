/** What search is made of in the browser, fetched when it is wanted and not before (SPEC §7). */
import type {SearchEngine} from '../../search/types';
import type {SearchPanel} from './SearchPanel';

export interface SearchParts {
  SearchPanel: typeof SearchPanel;
  openSearch: () => Promise<SearchEngine>;
}

const loadClient = () => import('../../search/client');

/** Fetches the dialog's contents and the client of the engine, side by side; a call that fails can be made again. */
export async function loadSearch(): Promise<SearchParts> {
  const [{SearchPanel}, {openSearch}] = await Promise.all([import('./SearchPanel'), loadClient()]);
  return {SearchPanel, openSearch};
}

/** Fetches all that and the index. What fails shows in the dialog, when that is opened. */
export function prepareSearch(): void {
  const engine = loadClient().then(({openSearch}) => openSearch());
  Promise.all([loadSearch(), engine]).catch(() => undefined);
}
