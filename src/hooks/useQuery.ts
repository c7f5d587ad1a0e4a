import {useSyncExternalStore} from 'react';
import {useLocation} from '@docusaurus/router';
import {subscribe} from './codeGroupChoices';

/**
 * The query of the page that is shown, with its `?`; links within the page hold it. A choice of tabs changes it without
 * the router, for it is no visit. The server knows no query: ''.
 */
export function useQuery(): string {
  const {pathname, search} = useLocation();
  // While the next page loads, the address is that page's already.
  const read = () => (decodeURI(window.location.pathname) === pathname ? window.location.search : search);
  return useSyncExternalStore(subscribe, read, () => '');
}
