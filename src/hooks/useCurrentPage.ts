import {useMemo} from 'react';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';

/** The shown page: a file in docs/. */
export interface CurrentPage {
  /** The page's path, with the base path, without `.html` or a slash at its end. */
  path: string;
  /** The name of its sidebar, if it has one. */
  sidebar?: string;
}

/**
 * Returns the shown page; undefined at an unknown address. Docusaurus' `useActiveDocContext` can't find the page,
 * because the site's scripts have no list of pages (src/plugins/pageRoutes).
 */
export function useCurrentPage(): CurrentPage | undefined {
  const {pathname} = useLocation();
  return useMemo(() => {
    const route = matchRoutes(routes, pathname).at(-1)?.route as (CurrentPage & {isPage?: boolean}) | undefined;
    return route?.isPage ? route : undefined;
  }, [pathname]);
}
