import {defineSite} from '../../src/config/site';
import type {Site, SiteInput} from '../../src/config/schema';

/** The fewest settings that a site can have. */
export const LEAST: SiteInput = {
  title: 'Docs',
  description: 'What the docs are.',
  url: 'https://docs.example.org',
  basePath: '/',
  iconUrl: '/img/icon.svg',
};

/** Returns settings with a base path, and with other values added or replaced. */
export const siteOf = (more: Partial<SiteInput> = {}): Site =>
  defineSite({...LEAST, basePath: '/portal/', iconUrl: '/icon.svg', ...more});
