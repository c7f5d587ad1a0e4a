import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {subscribe} from './codeGroupChoices';

/**
 * Whether the address bar has the address of the page on screen. If it doesn't, the next page is loading or has failed
 * to load.
 *
 * @param pathname - the path of the page on screen, as the router returns it
 */
export const isAddressOf = (pathname: string): boolean => decodeURI(window.location.pathname) === pathname;

/**
 * Returns the current page's query with its `?`, for links within the page; '' on the server and in the first render.
 * The router's query may be out of date, because choosing a tab of a code group changes the address without a
 * navigation.
 */
export function useQuery(): string {
  const {pathname, search} = useLocation();
  const [query, setQuery] = useState('');
  // One effect, because a page has many links. In Preact, `useSyncExternalStore` has two.
  useEffect(() => {
    const update = () => setQuery(isAddressOf(pathname) ? window.location.search : search);
    update();
    return subscribe(update);
  }, [pathname, search]);
  return query;
}
