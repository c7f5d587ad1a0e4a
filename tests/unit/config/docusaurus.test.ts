import {editUrlOf, toAlgolia, toFavicon} from '../../../src/config/docusaurus';
import {siteOf} from '../../support/siteOf';

it('takes the light icon, or the only one', () => {
  expect(toFavicon(siteOf({iconUrl: {light: '/light.svg', dark: '/dark.svg'}}))).toBe('/light.svg');
  expect(toFavicon(siteOf())).toBe('/icon.svg');
});

it('puts the file into the edit address, or gives none', () => {
  expect(
    editUrlOf(siteOf({editLink: {pattern: 'https://example.org/edit/:path'}}))?.({docPath: 'dms/client.mdx'}),
  ).toBe('https://example.org/edit/dms/client.mdx');
  expect(editUrlOf(siteOf())).toBeUndefined();
});

describe('Algolia', () => {
  const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'docs'};

  it('is off without credentials', () => {
    expect(toAlgolia({})).toBeUndefined();
    expect(toAlgolia({ALGOLIA_APP_ID: ''})).toBeUndefined();
  });

  it('is set up without a page of its own', () => {
    expect(toAlgolia(ALL)).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
      contextualSearch: false,
      searchPagePath: false,
    });
  });

  it('names what is missing', () => {
    expect(() => toAlgolia({ALGOLIA_APP_ID: 'APP'})).toThrow(/ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME are missing/);
  });
});
