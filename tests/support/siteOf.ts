import {defineSite} from '../../src/config/site';
import type {Site, SiteInput} from '../../src/config/schema';

/** The least settings that a site can have. */
export const LEAST: SiteInput = {
  title: 'Docs',
  titleTemplate: '%s – Docs',
  description: 'What the docs are.',
  url: 'https://docs.example.org',
  basePath: '/',
  iconUrl: '/img/icon.svg',
};

/** Settings under a base path, with others in their place or beside them. */
export const siteOf = (more: Partial<SiteInput> = {}): Site =>
  defineSite({...LEAST, basePath: '/portal/', iconUrl: '/icon.svg', ...more});
