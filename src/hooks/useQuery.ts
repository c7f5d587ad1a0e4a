import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {subscribe} from './codeGroupChoices';

/**
 * Returns the current page's query with its `?`, for links within the page; '' on the server. The router's query may be
 * out of date, because choosing a tab of a code group changes the address without a navigation.
 */
export function useQuery(): string {
  const {pathname, search} = useLocation();
  // While the next page loads, `window.location` already has the next page's query, but the router doesn't.
  const read = () => (decodeURI(window.location.pathname) === pathname ? window.location.search : search);
  return useSyncExternalStore(subscribe, read, () => '');
}
