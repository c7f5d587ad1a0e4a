/** What the environment says of where the portal is published. */
export interface Environment {
  /** Origin, without a slash at its end. */
  url: string;
  /** Path with a slash at both ends. */
  basePath: string;
  /** Domain that analytics counts for; none without `ANALYTICS_DOMAIN`. */
  analyticsDomain: string | undefined;
}

const withSlashes = (path: string): string => `/${path}/`.replace(/\/{2,}/g, '/');

/**
 * Reads `SITE_URL` (default `https://docs.xmtp.org`), `BASE_PATH` (default `/`; slashes at the ends
 * are added where they miss) and `ANALYTICS_DOMAIN`. The values are judged by the settings' schema.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  return {
    url: (variables.SITE_URL || 'https://docs.xmtp.org').replace(/\/$/, ''),
    basePath: withSlashes(variables.BASE_PATH || '/'),
    analyticsDomain: variables.ANALYTICS_DOMAIN || undefined,
  };
}
