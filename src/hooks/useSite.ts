import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Site} from '../config/schema';

/** The portal's settings, in the browser as at build (docusaurus.config.ts hands them over). */
export function useSite(): Site {
  return useDocusaurusContext().siteConfig.customFields!.site as Site;
}
