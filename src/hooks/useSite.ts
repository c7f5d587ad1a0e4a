import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Site} from '../config/schema';

/** Returns the portal's settings, which docusaurus.config.ts passes on through `customFields`. */
export function useSite(): Site {
  return useDocusaurusContext().siteConfig.customFields!.site as Site;
}
