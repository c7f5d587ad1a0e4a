import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCurrentPage} from '../../hooks/useCurrentPage';
import {stripBasePath} from '../../shared/routes';

/**
 * Returns the current page's path without base path and `.html`. Undefined for unknown addresses, because one HTML file
 * serves all of them, and hydration must get the same value as the server.
 */
export function useCurrentRoute(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const page = useCurrentPage();
  return page && stripBasePath(page.path, baseUrl);
}
