/** The settings that come from environment variables. */
export interface Environment {
  /** The site's origin, without a slash at its end. */
  url: string;
  /** The site's base path, with a slash at both ends. */
  basePath: string;
  /** The domain that analytics counts visits for; undefined without `ANALYTICS_DOMAIN`. */
  analyticsDomain: string | undefined;
  /** The pattern of edit links to the portal's own repository; undefined without `EDIT_LINK`. */
  editLink: string | undefined;
}

const withSlashes = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/');

/**
 * Reads `SITE_URL` (default `https://docs.xmtp.org`), `BASE_PATH` (default `/`), `ANALYTICS_DOMAIN` and `EDIT_LINK`.
 * Adds the slashes that the base path lacks. The settings' schema checks the values.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  return {
    url: (variables.SITE_URL || 'https://docs.xmtp.org').replace(/\/$/, ''),
    basePath: withSlashes(variables.BASE_PATH || '/'),
    analyticsDomain: variables.ANALYTICS_DOMAIN || undefined,
    editLink: variables.EDIT_LINK || undefined,
  };
}
