import {defineSite} from '../../src/config/site';
import type {Site, SiteInput} from '../../src/config/schema';

/** The fewest settings that a site can have. */
export const MINIMAL_SETTINGS: SiteInput = {
  title: 'Docs',
  description: 'What the docs are.',
  url: 'https://docs.example.org',
  basePath: '/',
  iconUrl: '/img/icon.svg',
};

/** Returns the settings of a site with a base path. `more` adds or replaces settings. */
export const siteOf = (more: Partial<SiteInput> = {}): Site =>
  defineSite({...MINIMAL_SETTINGS, basePath: '/portal/', iconUrl: '/icon.svg', ...more});
