import {editUrlOf, toAlgolia, toFavicon} from '../../../src/config/docusaurus';
import {defineSite} from '../../../src/config/site';
import type {SiteInput} from '../../../src/config/schema';

const site = (more: Partial<SiteInput> = {}) =>
  defineSite({
    title: 'Docs',
    titleTemplate: '%s – Docs',
    description: 'What the docs are.',
    url: 'https://docs.example.org',
    basePath: '/portal/',
    iconUrl: '/icon.svg',
    ...more,
  });

it('takes the light icon, or the only one', () => {
  expect(toFavicon(site({iconUrl: {light: '/light.svg', dark: '/dark.svg'}}))).toBe('/light.svg');
  expect(toFavicon(site())).toBe('/icon.svg');
});

it('puts the file into the edit address, or gives none', () => {
  expect(editUrlOf(site({editLink: {pattern: 'https://example.org/edit/:path'}}))?.({docPath: 'dms/client.mdx'})).toBe(
    'https://example.org/edit/dms/client.mdx',
  );
  expect(editUrlOf(site())).toBeUndefined();
});

describe('Algolia', () => {
  const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

  it('is off without credentials', () => {
    expect(toAlgolia({})).toBeUndefined();
    expect(toAlgolia({ALGOLIA_APP_ID: ''})).toBeUndefined();
  });

  it('is set up without a page of its own', () => {
    expect(toAlgolia(ALL)).toEqual({
      ...{appId: 'APP', apiKey: 'key', indexName: 'docs'},
      ...{contextualSearch: false, searchPagePath: false},
    });
  });

  it('names what is missing', () => {
    expect(() => toAlgolia({ALGOLIA_APP_ID: 'APP'})).toThrow(/ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing/);
  });
});
