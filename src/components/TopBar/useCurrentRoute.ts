import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {stripBasePath} from '../../shared/routes';

/**
 * The path of the page that is shown, without base path and `.html`; undefined for an address that is no page,
 * so that the one file that serves all of those is the same on the server and in the browser.
 */
export function useCurrentRoute(): string | undefined {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {activeDoc} = useActiveDocContext(undefined);
  return activeDoc && stripBasePath(activeDoc.path, baseUrl);
}
