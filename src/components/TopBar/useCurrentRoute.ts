import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCurrentPage} from '../../hooks/useCurrentPage';
import {stripBasePath} from '../../shared/routes';

/**
 * Returns the current page's path without base path and `.html`. Undefined for unknown addresses, because one file
 * serves them all, and hydration needs the same value as on the server.
 */
export function useCurrentRoute(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const page = useCurrentPage();
  return page && stripBasePath(page.path, baseUrl);
}
