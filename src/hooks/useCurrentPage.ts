import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';

/** The page that the reader is on, which is a file in docs/. */
export interface CurrentPage {
  /** The page's path, with the base path and without `.html`. Only the home page's path ends with a slash. */
  path: string;
  /** The name of the page's sidebar, if it has one. */
  sidebar?: string;
}

/**
 * Returns the page that the reader is on; undefined at an unknown address. Docusaurus' `useActiveDocContext` can't find
 * the page, because the site's scripts have no list of pages (src/plugins/pageRoutes).
 */
export const useCurrentPage = (): CurrentPage | undefined => pageAt(useLocation().pathname);

/** The page found last. It's kept, because many components of a page ask for it. */
let last: {pathname: string; page: CurrentPage} | undefined;

function pageAt(pathname: string): CurrentPage | undefined {
  if (last?.pathname === pathname) return last.page;
  const page = matchRoutes(routes, pathname).at(-1)?.route as (CurrentPage & {isPage?: boolean}) | undefined;
  if (!page?.isPage) return undefined;
  last = {pathname, page};
  return page;
}
