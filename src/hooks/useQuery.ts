import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {subscribe} from './codeGroupChoices';

/**
 * Returns the current page's query with its `?`, for links within the page; '' on the server. Choosing a tab changes
 * the query without the router, because it isn't a navigation.
 */
export function useQuery(): string {
  const {pathname, search} = useLocation();
  // While the next page loads, window.location is already the next page's.
  const read = () => (decodeURI(window.location.pathname) === pathname ? window.location.search : search);
  return useSyncExternalStore(subscribe, read, () => '');
}
