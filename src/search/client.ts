import type {SearchEngine} from './types';
import {SearchUnavailable} from './unavailable';

export {SearchUnavailable} from './unavailable';

/**
 * Opens the search of the site. A call that fails can be made again.
 *
 * @throws SearchUnavailable where index or worker fail or take too long
 */
export function openSearch(): Promise<SearchEngine> {
  return Promise.reject(new SearchUnavailable('Search is not built yet.'));
}
