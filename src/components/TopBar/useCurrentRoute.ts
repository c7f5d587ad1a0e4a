import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {stripBasePath} from '../../shared/routes';

/**
 * Returns the current page's path without base path and `.html`. Undefined for unknown addresses, because one file
 * serves them all, and hydration needs the same value as on the server.
 */
export function useCurrentRoute(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {activeDoc} = useActiveDocContext(undefined);
  return activeDoc && stripBasePath(activeDoc.path, baseUrl);
}
