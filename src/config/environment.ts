import * as z from 'zod';
import {parseOrThrow} from './problems';
import {siteSchema, text} from './schema';

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

const variablesSchema = z.object({
  SITE_URL: siteSchema.shape.url,
  BASE_PATH: siteSchema.shape.basePath,
  ANALYTICS_DOMAIN: text.optional(),
  EDIT_LINK: siteSchema.shape.editLink.unwrap().shape.pattern.optional(),
});

/**
 * Reads `SITE_URL` (default `https://docs.xmtp.org`), `BASE_PATH` (default `/`), `ANALYTICS_DOMAIN` and `EDIT_LINK`.
 * Adds the slashes that the base path lacks.
 *
 * @throws InvalidValueError if a value isn't allowed for its setting
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = {
    SITE_URL: (variables.SITE_URL || 'https://docs.xmtp.org').replace(/\/$/, ''),
    BASE_PATH: withSlashes(variables.BASE_PATH || '/'),
    ANALYTICS_DOMAIN: variables.ANALYTICS_DOMAIN || undefined,
    EDIT_LINK: variables.EDIT_LINK || undefined,
  };
  const {SITE_URL, BASE_PATH, ANALYTICS_DOMAIN, EDIT_LINK} = parseOrThrow(variablesSchema, given, 'The environment');
  return {url: SITE_URL, basePath: BASE_PATH, analyticsDomain: ANALYTICS_DOMAIN, editLink: EDIT_LINK};
}
